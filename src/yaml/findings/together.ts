import { grouped } from '../../model/lists.ts';
import { type Edit, sorted } from '../text/edits.ts';
import { type At, type Finding, fileOf, finding, inOrder, type Related, severityOf, startOfFile } from './finding.ts';

/** How many mistakes of a file are reported one by one. */
export const MOST_TOLD = 50;

/** How many slips are looked for in a file. Nobody corrects more at a time, and each may be the cause of the next. */
export const MOST_SLIPS = 20;

/** How many mistakes of a kind are looked for in a file. Nobody counts further, and each takes time to explain. */
export const MOST_COUNTED = 1000;

/** What is found in things, one after the other, until it is more than anybody counts. */
export function findEach<T, U>(things: Iterable<T>, find: (thing: T) => readonly U[]): U[] {
  const found: U[] = [];
  for (const thing of things) {
    if (found.length > MOST_COUNTED) break;
    for (const each of find(thing)) found.push(each);
  }
  return found;
}

export const byFile = (all: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> => grouped(all, fileOf);

/** The first mistakes of each file, and one more for a file that has others, which says how many. @param findings in the order of their places */
function firstOfEach(findings: readonly Finding[], unread: ReadonlyMap<string, At>, most: number): Finding[] {
  const files = byFile(findings);
  const onlyLong = [...unread].filter(([file]) => !files.has(file)).map(([, at]) => finding('too-long', at));
  const told = [...files].flatMap(([file, all]) => {
    const rest = unread.get(file);
    const next = all[most];
    if (next === undefined && rest === undefined) return all;
    return [...all.slice(0, most), moreOf(all.slice(most), next ?? rest ?? startOfFile(file), rest !== undefined)];
  });
  return [...told, ...onlyLong];
}

/** An error if one of them is, so that a file that is right but for warnings passes. */
function moreOf(left: readonly Finding[], { source, range: [start] }: At, isUnread: boolean): Finding {
  const count = left.reduce((sum, { again = [] }) => sum + 1 + again.length, 0);
  const isAtLeast = isUnread || count >= MOST_COUNTED;
  const mistake = finding('more-mistakes', { source, range: [start, start] }, { count, isAtLeast });
  const isError = isUnread || left.some((each) => severityOf(each) === 'error');
  return isError ? mistake : { ...mistake, severity: 'warning' };
}

/** How the mistakes of a file are reported: how many, and whether those that say the same become one. */
export type Telling = { readonly most: number; readonly together: boolean };

/** For people: each mistake once, with all its lines. */
export const ONCE: Telling = { most: MOST_TOLD, together: true };

/** For automatic changes: each place by itself, so that one that can't be changed leaves the others. */
export const ONE_BY_ONE: Telling = { most: MOST_COUNTED, together: false };

/** What is reported of all findings. @param unread where the rest of a file begins that was not read, by file */
export function reported(
  findings: readonly Finding[],
  telling: Telling,
  unread: ReadonlyMap<string, At> = new Map(),
): Finding[] {
  const inPlaces = findings.toSorted(inOrder);
  const joined = telling.together ? togetherWhereSame(togetherByCause(inPlaces)) : inPlaces;
  return firstOfEach(joined, unread, telling.most);
}

/** `pretty` has its own sentence for these, whatever their addresses are. */
const TOLD_ONE_BY_ONE = ['planned-link'];

/** So many other places of the same cause are shown with a mistake. */
export const MOST_PLACES = 10;

/**
 * Puts mistakes of one cause together, such as all links to a page that isn't there: they are told at the first place, with
 * the others beside it. What has no cause in common stays as it is.
 *
 * @param findings in the order of their places
 */
function togetherByCause(findings: readonly Finding[]): Finding[] {
  const keyOfCause = ({ code, cause }: Finding): string => `${code} ${cause}`;
  const groups = grouped(
    findings.filter(({ cause }) => cause !== undefined),
    keyOfCause,
  );
  return findings.flatMap((each) => {
    const group = each.cause === undefined ? undefined : groups.get(keyOfCause(each));
    if (group === undefined) return [each];
    return group[0] === each ? [ofOneCause(each, group.slice(1))] : [];
  });
}

function ofOneCause(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first;
  const shown = others.slice(0, MOST_PLACES);
  const edits = [first, ...others].flatMap((each) => (fileOf(each) === fileOf(first) ? (each.edits ?? []) : []));
  return {
    ...first,
    elsewhere: { count: others.length, shown: shown.length },
    related: [
      ...(first.related ?? []),
      ...shown.map(({ source, range }): Related => ({ source, range, role: { why: 'same-mistake' } })),
    ],
    ...(edits.length === 0 ? {} : { edits: sorted(edits) }),
  };
}

type Group = readonly [first: Finding, others: Finding[]];

/**
 * Makes one finding of all those of a file that say the same, such as an unknown key in every entry of a list. It stands at
 * the first place, knows the others, and its answer is right for them all.
 *
 * @param findings in the order of their places
 * @returns the same order; each is at the place of the first one it stands for
 */
function togetherWhereSame(findings: readonly Finding[]): Finding[] {
  const groups: Group[] = [];
  const open = new Map<string, Group>();
  for (const each of findings) {
    const key = keyOf(each);
    const group = key === undefined ? undefined : open.get(key);
    if (group !== undefined && canJoin(group, each)) {
      group[1].push(each);
      continue;
    }
    const alone: Group = [each, []];
    groups.push(alone);
    if (key !== undefined) open.set(key, alone);
  }
  return groups.map(together);
}

/** What is the same for all findings of a group; undefined for one that is always told alone. */
function keyOf(each: Finding): string | undefined {
  const { code, facts, edits, suggests, rename, also } = each;
  if (rename !== undefined || also !== undefined || each.cause !== undefined || TOLD_ONE_BY_ONE.includes(code))
    return undefined;
  return JSON.stringify([
    fileOf(each),
    code,
    severityOf(each),
    each.alike ?? facts,
    edits === undefined,
    suggests === undefined,
  ]);
}

/** The edits of one answer may not touch each other. */
function canJoin([first, others]: Group, { edits, suggests }: Finding): boolean {
  const last = others.at(-1) ?? first;
  return isBehind(last.edits, edits) && isBehind(last.suggests, suggests);
}

function isBehind(before: readonly Edit[] = [], after: readonly Edit[] = []): boolean {
  return before.every(({ range: [, end] }) => after.every(({ range: [start] }) => start > end));
}

function together([first, others]: Group): Finding {
  if (others.length === 0) return first;
  const edits = sorted([first, ...others].flatMap((one) => one.edits ?? []));
  const suggests = sorted([first, ...others].flatMap((one) => one.suggests ?? []));
  return {
    ...first,
    again: others.map(({ range }) => range),
    ...(edits.length === 0 ? {} : { edits }),
    ...(suggests.length === 0 ? {} : { suggests }),
  };
}
