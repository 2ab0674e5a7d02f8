import { isPageFile } from '../../model/page-file.ts';
import { parseOnce } from '../../yaml/reading/parse.ts';
import type { Mask } from '../../yaml/syntax/masks.ts';
import { type Node, type ScalarNode, startOf } from '../../yaml/syntax/tree.ts';
import { touching, writtenRanges } from '../../yaml/text/apply.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import { endOfLine, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import type { FileStep } from './step.ts';

/** A key that leads to a value, or an entry of a list that it is in: from its dash or bracket to its first word. */
type Step = { readonly range: Range; readonly isEntry: boolean };

/** A value, and what leads to it, from the outside in. */
type Value = { readonly node: ScalarNode; readonly path: readonly Step[] };

/** Says of a stretch of a text whether something is known of it. */
type OfRange = (range: Range) => boolean;

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
  const rewriting = edits.map((edit) => !isIndent(source, edit));
  const wrong = mended.map(({ range }) => range);
  const isRewritten = touching([...wrong, ...edits.flatMap(({ range }, at) => (rewriting[at] ? [range] : []))]);
  const takesIn = touching([
    ...wrong.map(([start, end]): Range => [moved(start), moved(end)]),
    ...written.filter((_, at) => rewriting[at]),
  ]);
  const isCertain = certainIn(source, before.masks);
  const values = valuesIn(after.source, now.root);
  return [...valuesIn(source, before.root).values()].every(({ node, path }) => {
    if (isRewritten(node.range) || !isCertain(node.range, path)) return true;
    const same = values.get(moved(node.range[0]));
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

/** The values of a tree, by where they start. */
function valuesIn(source: SourceText, root: Node | undefined): ReadonlyMap<number, Value> {
  const values = new Map<number, Value>();
  const collect = (node: Node, path: readonly Step[]): void => {
    if (node.kind === 'map')
      for (const { keyRange, value } of node.entries) collect(value, [...path, { range: keyRange, isEntry: false }]);
    else if (node.kind === 'list')
      for (const item of node.items) collect(item, [...path, { range: startOfEntry(source, item), isEntry: true }]);
    else if (node.source !== '') values.set(node.range[0], { node, path });
  };
  if (root !== undefined) collect(root, []);
  return values;
}

/** How far before its first word the dash or bracket of an entry is looked for. */
const FARTHEST_DASH = 100;

/** From its dash, or from the bracket before the first one, to its first word. */
function startOfEntry({ text }: SourceText, item: Node): Range {
  const [start] = startOf(item);
  const before = text.slice(Math.max(0, start - FARTHEST_DASH), start);
  return [start - (/[-[][ \t]*(?:\{[ \t]*)?$/.exec(before)?.[0].length ?? 0), start];
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
  const isMoved = touching(
    masks.flatMap(({ range: [start], lost, isMoved: isOff = lost }): readonly Range[] => {
      const line = lineOf(source, start);
      return isOff ? [[line.start, endOfLine(source, line.number) - 1]] : [];
    }),
  );
  return (range, path) => !isMasked(range) && !isMoved(range) && !path.some((step) => isMoved(step.range));
}
