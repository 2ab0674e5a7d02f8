import { isPageFile } from '../../model/page-file.ts';
import { parseOnce } from '../../yaml/reading/parse.ts';
import { type Mask, masked } from '../../yaml/syntax/masks.ts';
import { type Node, type ScalarNode, startOf } from '../../yaml/syntax/tree.ts';
import { firstWhere, touching, writtenRanges } from '../../yaml/text/apply.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import { endOfLine, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import type { FileStep } from './step.ts';

/** A key that leads to a value, or an entry of a list that it is in: from its dash or bracket to its first word. */
type Step = { readonly range: Range; readonly isEntry: boolean };

/** A value, and what leads to it, from the outside in. */
type Value = { readonly node: ScalarNode; readonly path: readonly Step[] };

/** Says of a stretch of a text whether something is known of it. */
type OfRange = (range: Range) => boolean;

/** Where edits move what they leave, and what they touch of the old text and of the new one. */
type Moves = { readonly moved: (offset: number) => number; readonly isChanged: OfRange; readonly isWritten: OfRange };

/**
 * Whether a step of mending leaves alone what it is not about: each value that could be read before, and that is neither
 * wrong nor rewritten, is still there as it was, under the same keys and in the same entries of lists. The step may give a key
 * another name, and put keys and dashes in front of values or take them away; and a line that it moves gets another place.
 */
export function keepsValues({ source, edits, moved, after, mended }: FileStep): boolean {
  if (edits.length === 0 || !isPageFile(source.file)) return true;
  const [before, now] = [parseOnce(source), parseOnce(after.source)];
  const written = writtenRanges(edits);
  const isChanged = touching(edits.map(({ range }) => range));
  const isWritten = touching(written);
  const others = othersIn(source, [before.root, now.root], { moved, isChanged, isWritten });
  if (others.length === 0) return true;
  const rewriting = edits.map((edit) => !isIndent(source, edit));
  const wrong = mended.map(({ range }) => range);
  const isRewritten = touching([...wrong, ...edits.flatMap(({ range }, at) => (rewriting[at] ? [range] : []))]);
  const takesIn = touching([
    ...wrong.map(([start, end]): Range => [moved(start), moved(end)]),
    ...written.filter((_, at) => rewriting[at]),
  ]);
  const isCertain = certainIn(source, before.masks);
  return others.every(({ node, path }) => {
    if (isRewritten(node.range) || !isCertain(node.range, path)) return true;
    const same = valueFrom(after.source, now.root, moved(node.range[0]));
    // What can no longer be read isn't kept, either.
    if (same === undefined) return false;
    if (same.node.value !== node.value && !takesIn(same.node.range)) return false;
    const { start: lineStart } = lineOf(source, node.range[0]);
    if (isChanged([lineStart, lineStart])) return true;
    return leadsToSame(rest(path, isChanged, moved), rest(same.path, isWritten));
  });
}

/** Whether an edit does no more than to move a line. */
function isIndent({ text }: SourceText, { range: [start, end], text: by }: Edit): boolean {
  return (start === 0 || text[start - 1] === '\n') && /^[ \t]*$/.test(text.slice(start, end) + by);
}

/** What stands in a map or a list, and what leads to it there. */
type Child = { readonly node: Node; readonly lead: Range; readonly isEntry: boolean };

function childAt(node: Node, at: number): Child | undefined {
  if (node.kind === 'scalar') return undefined;
  if (node.kind === 'map') {
    const entry = node.entries[at];
    return entry && { node: entry.value, lead: entry.keyRange, isEntry: false };
  }
  const item = node.items[at];
  if (item === undefined) return undefined;
  const [start] = startOf(item);
  return { node: item, lead: [Math.max(0, start - FARTHEST_DASH), start], isEntry: true };
}

const stepTo = (source: SourceText, { lead, isEntry }: Child): Step => ({
  range: isEntry ? startOfEntry(source, lead) : lead,
  isEntry,
});

/**
 * The values of an old tree that are not at once seen to be in the new one: the same, at the same place, below keys and entries
 * that no edit touches. Of most, that is seen.
 */
function othersIn(source: SourceText, [old, now]: readonly (Node | undefined)[], moves: Moves): Value[] {
  const { moved, isChanged, isWritten } = moves;
  const others: Value[] = [];
  const way: Child[] = [];
  const isThere = (node: ScalarNode, same: Node): boolean =>
    same.kind === 'scalar' && same.source !== '' && same.value === node.value && same.range[0] === moved(node.range[0]);
  const compare = (node: Node, same: Node | undefined): void => {
    if (node.kind === 'scalar') {
      if (node.source === '' || (same !== undefined && isThere(node, same))) return;
      others.push({ node, path: way.map((child) => stepTo(source, child)) });
      return;
    }
    for (let at = 0, child = childAt(node, 0); child !== undefined; at += 1, child = childAt(node, at)) {
      const other = same?.kind === node.kind ? childAt(same, at) : undefined;
      const isLeft = other?.lead[1] === moved(child.lead[1]) && !isChanged(child.lead) && !isWritten(other.lead);
      way.push(child);
      compare(child.node, isLeft ? other.node : undefined);
      way.pop();
    }
  };
  if (old !== undefined) compare(old, now);
  return others;
}

/** The value that starts at an offset, below a node. */
function valueFrom(source: SourceText, node: Node | undefined, offset: number): Value | undefined {
  const path: Step[] = [];
  let inner = node;
  while (inner !== undefined && inner.kind !== 'scalar') {
    const at =
      inner.kind === 'map'
        ? firstWhere(inner.entries, ({ value }) => value.range[1] > offset)
        : firstWhere(inner.items, ({ range }) => range[1] > offset);
    const child = childAt(inner, at);
    if (child !== undefined) path.push(stepTo(source, child));
    inner = child?.node;
  }
  return inner === undefined || inner.range[0] !== offset || inner.source === '' ? undefined : { node: inner, path };
}

/** How far before its first word the dash or bracket of an entry is looked for. */
const FARTHEST_DASH = 100;

/** From its dash, or from the bracket before the first one, to its first word. @param lead where that is looked for */
function startOfEntry({ text }: SourceText, lead: Range): Range {
  const [, start] = lead;
  return [start - (/[-[][ \t]*(?:\{[ \t]*)?$/.exec(text.slice(...lead))?.[0].length ?? 0), start];
}

/** What is left of a path without the steps that edits touch. */
type Rest = { readonly keys: readonly number[]; readonly entries: readonly number[]; readonly touchedEntries: number };

/** @param moved says where an offset stands in the new text; as it is, if not given */
function rest(path: readonly Step[], isTouched: OfRange, moved = (offset: number): number => offset): Rest {
  const left = path.filter(({ range }) => !isTouched(range));
  const places = (areEntries: boolean): number[] =>
    left.flatMap(({ range, isEntry }) => (isEntry === areEntries ? moved(range[1]) : []));
  const entries = places(true);
  return {
    keys: places(false),
    entries,
    touchedEntries: path.filter(({ isEntry }) => isEntry).length - entries.length,
  };
}

/** A dash that is taken away joins an entry with the one above, and one that is put in parts them. */
function leadsToSame(old: Rest, fresh: Rest): boolean {
  const lost = old.entries.filter((each) => !fresh.entries.includes(each)).length;
  const added = fresh.entries.filter((each) => !old.entries.includes(each)).length;
  return old.keys.join() === fresh.keys.join() && lost <= fresh.touchedEntries && added <= old.touchedEntries;
}

/**
 * Says of values whether they and their places are certain. Those are not that stand on or below a line of which the parser
 * was told that it starts in another column.
 */
function certainIn(source: SourceText, masks: readonly Mask[]): (range: Range, path: readonly Step[]) => boolean {
  const isMasked = touching(masks.map(({ range }) => range));
  const read = masked(source, masks);
  const isMoved = touching(
    masks.flatMap(({ range: [start] }): readonly Range[] => {
      const line = lineOf(source, start);
      const end = endOfLine(source, line.number);
      const column = ({ text }: SourceText): number => text.slice(line.start, end).search(/[^\s-]/);
      return column(source) === column(read) ? [] : [[line.start, end - 1]];
    }),
  );
  return (range, path) => !isMasked(range) && !isMoved(range) && !path.some((step) => isMoved(step.range));
}
