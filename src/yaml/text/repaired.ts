import { firstWhere } from '../../model/lists.ts';
import { applied, moverOf, sorted, writtenRanges } from './apply.ts';
import { type Edit, replace } from './edits.ts';
import type { Range } from './source.ts';

/** A text with edits made, so that it can be read, and where its stretches stand in the text as its author wrote it. */
export type Repaired = {
  readonly text: string;
  /** What takes the edits back, in the order of their places. */
  readonly undo: readonly Edit[];
  readonly placeOf: (range: Range) => Range;
};

/** A text as it is written. */
export const asWritten = (text: string): Repaired => ({ text, undo: [], placeOf: (range) => range });

/** Makes more edits, which must not overlap. @param written the text as its author wrote it */
export function repaired(written: string, before: Repaired, more: readonly Edit[]): Repaired {
  const edits = sorted(more);
  // What stays as long moves nothing.
  const others = edits.filter(({ range: [start, end], text }) => text.length !== end - start);
  const text = applied(before.text, edits);
  if (others.length === 0) return { ...before, text };
  const move = moverOf(others);
  const moved = before.undo
    .filter((each) => !isIn(each, others))
    .map(({ range: [start, end], text: old }) => replace([move(start), move(end - 1) + 1], old));
  const pairs = writtenRanges(others).map((range, at) => ({ range, old: others[at]?.range ?? range }));
  const own = pairs.map(({ range, old }) => replace(range, written.slice(...before.placeOf(old))));
  const undo = sorted([...moved, ...own.filter((each) => !isIn(each, moved))]);
  // Step by step: what took the place of an earlier repair has another length than what that took the place of.
  const back = moverOf(pairs.map(({ range, old }) => replace(range, before.text.slice(...old))));
  return { text, undo, placeOf: ([start, end]) => before.placeOf([back(start), back(end)]) };
}

/** Whether the place of an edit is within that of one of some others, which are in their order. */
function isIn({ range: [start, end] }: Edit, others: readonly Edit[]): boolean {
  const other = others[firstWhere(others, ({ range: [, to] }) => to >= end)];
  return other !== undefined && other.range[0] <= start;
}
