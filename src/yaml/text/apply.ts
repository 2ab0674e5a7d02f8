import { firstWhere } from '../../model/lists.ts';
import type { Edit } from './edits.ts';
import type { Range } from './source.ts';

/** Edits in the order of their places. */
export function sorted(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
}

/** A text with edits made, which must not overlap. One that is given twice is made once. */
export function applied(text: string, edits: readonly Edit[]): string {
  let result = '';
  let last = 0;
  const once = new Map(edits.map((edit) => [`${edit.range.join()} ${edit.text}`, edit]));
  for (const { range, text: words } of sorted([...once.values()])) {
    result += text.slice(last, range[0]) + words;
    last = Math.max(last, Math.min(range[1], text.length));
  }
  return result + text.slice(last);
}

/** Edits of a text that starts so many units later. */
export function movedEdits(edits: readonly Edit[], by: number): Edit[] {
  return edits.map(({ range: [start, end], text }) => ({ range: [start + by, end + by], text }));
}

/**
 * Says where offsets of the old text stand in the new one. Whatever stood inside an edit is where the edit starts.
 * @param edits in the order of their places
 */
export function moverOf(edits: readonly Edit[]): (offset: number) => number {
  let shift = 0;
  const shifts = edits.map(({ range: [start, end], text }) => {
    shift += text.length - (end - start);
    return shift;
  });
  return (offset) => {
    const next = firstWhere(edits, ({ range: [, end] }) => end > offset);
    const start = edits[next]?.range[0] ?? offset;
    return Math.min(start, offset) + (shifts[next - 1] ?? 0);
  };
}

/** Says whether a stretch has part in one of some ranges, or is beside it. */
export function touching(ranges: readonly Range[]): (range: Range) => boolean {
  const apart: Range[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last !== undefined && start <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
    else apart.push([start, end]);
  }
  return ([from, to]) => {
    const start = apart[firstWhere(apart, ([, end]) => end >= from)]?.[0];
    return start !== undefined && start <= to;
  };
}

/** Where the texts that edits wrote stand in the new text. @param edits in the order of their places */
export function writtenRanges(edits: readonly Edit[]): Range[] {
  let shift = 0;
  return edits.map(({ range, text }) => {
    const start = range[0] + shift;
    shift += text.length - (range[1] - range[0]);
    return [start, start + text.length];
  });
}
