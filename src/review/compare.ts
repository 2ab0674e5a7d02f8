import { diffArrays } from 'diff';
import type { Json } from '../model/json.ts';
import { grouped } from '../model/lists.ts';
import { type Line, type Place, type Sort, UNREAD } from './outline.ts';

/** One thing that another state says otherwise. */
export type Change = {
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  readonly sort: Sort;
  /** Positions are those after; of what was removed, those before. */
  readonly place: Place;
  /** Undefined for what was added or moved. */
  readonly before?: Json;
  /** Undefined for what was removed or moved. */
  readonly after?: Json;
  /** Of an entry that moved, and of nothing else: its position before. */
  readonly from?: number;
};

/** What two outlines of a file say differently: at each level what was removed, then what is there from top to bottom. */
export function compare(before: readonly Line[], after: readonly Line[], place: Place = []): Change[] {
  const partners = paired(before, after);
  const moved = outOfOrder(before, after, partners);
  const gone = before.filter((line) => !partners.has(line)).flatMap((line) => alone(line, 'removed', place));
  const there = after.flatMap((line) => {
    const old = partners.get(line);
    if (old === undefined) return alone(line, 'added', place);
    const { step, sort } = line;
    const here = [...place, step];
    const from = moved.has(line) && old.step.in !== 'field' ? old.step.at : undefined;
    return [
      ...(from === undefined ? [] : [{ what: 'moved' as const, sort, place: here, from }]),
      ...changed(old, line, here),
    ];
  });
  return [...gone, ...there];
}

/** A line that the other outline doesn't have. Of a key with parts, each part is told. */
function alone({ step, sort, value, lines, isOne }: Line, what: 'added' | 'removed', around: Place): Change[] {
  const place = [...around, step];
  if (step.in === 'field' && lines !== undefined && !isOne) {
    return what === 'added' ? compare([], lines, place) : compare(lines, [], place);
  }
  return value === UNREAD ? [] : [{ what, sort, place, [what === 'added' ? 'after' : 'before']: value }];
}

function changed(old: Line, now: Line, place: Place): Change[] {
  if (old.said === now.said || old.value === UNREAD || now.value === UNREAD) return [];
  if (old.lines !== undefined && now.lines !== undefined) return compare(old.lines, now.lines, place);
  // A text with a price before, and none after, is a text.
  const sort = old.sort === 'price' || old.sort === 'date' ? now.sort : old.sort;
  return [{ what: 'changed', sort, place, before: old.value, after: now.value }];
}

/** Pairs things of two states, in both directions, by keys that both have. What has a partner already keeps it. */
export function pairing<T>(before: readonly T[], after: readonly T[]) {
  const partners = new Map<T, T>();
  const pairBy = (
    ofOld: (old: T) => string | undefined,
    { ofNew = ofOld, isSame }: { ofNew?: typeof ofOld; isSame?: (old: T, now: T) => boolean } = {},
  ): void => {
    const waiting = grouped(
      before.filter((old) => !partners.has(old)),
      ofOld,
    );
    for (const now of after) {
      const key = partners.has(now) ? undefined : ofNew(now);
      const olds = key === undefined ? undefined : waiting.get(key);
      const [old] = olds ?? [];
      if (old === undefined || isSame?.(old, now) === false) continue;
      olds?.shift();
      partners.set(now, old).set(old, now);
    }
  };
  return { partners, pairBy };
}

/** Each line with the one in the other outline that it was or became. First those that say the same, then by id, by name, and by the line that they follow. */
function paired(before: readonly Line[], after: readonly Line[]): Map<Line, Line> {
  const { partners, pairBy } = pairing(before, after);
  pairBy(({ type, said }) => `${type} ${said}`);
  pairBy(({ type, id }) => id && `${type} ${id}`);
  pairBy(({ type, step }) => (step.in === 'field' || step.name === undefined ? undefined : `${type} ${step.name}`));
  // The number before of the last line up to each that has a partner.
  const followed = new Map<Line, number>();
  for (const lines of [before, after]) {
    let last = -1;
    for (const [number, line] of lines.entries()) {
      const partner = partners.get(line);
      if (partner !== undefined) last = followed.get(partner) ?? number;
      followed.set(line, last);
    }
  }
  pairBy((line) => `${line.type} ${line.step.in === 'field' ? '' : followed.get(line)}`, { isSame: hasInCommon });
  return partners;
}

/** Whether an entry with another name may be the same one: something in it says the same. */
function hasInCommon(old: Line, { step, lines = [] }: Line): boolean {
  if (step.in !== 'entry' || old.lines === undefined) return true;
  const known = new Set(old.lines.map(({ type, said }) => type + said));
  return lines.some(({ type, said }) => known.has(type + said));
}

/** With more steps than these, the order is another one: whatever stands elsewhere among the others has moved. */
const MOST_EDITS = 300;

/** The entries that stand in another order among those that were there before. */
function outOfOrder(
  before: readonly Line[],
  after: readonly Line[],
  partners: ReadonlyMap<Line, Line>,
): ReadonlySet<Line | undefined> {
  const isOrdered = ({ step }: Line): boolean => step.in !== 'field' && step.isOrdered;
  const now = after.filter((line) => partners.has(line) && isOrdered(line));
  const old = before.flatMap((line) => partners.get(line) ?? []).filter(isOrdered);
  const parts = diffArrays(old, now, { maxEditLength: MOST_EDITS });
  return new Set(
    parts?.flatMap(({ added, value }) => (added ? value : [])) ?? now.filter((line, at) => line !== old[at]),
  );
}
