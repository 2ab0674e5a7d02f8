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

/** Whether two edits are about the same place, so that only one of them can be made. */
export function overlap(a: Edit, b: Edit): boolean {
  return a.range[0] <= b.range[1] && b.range[0] <= a.range[1];
}

/** Where an offset of the old text stands in the new one. Whatever stood inside an edit is where the edit starts. */
export function movedOffset(edits: readonly Edit[], offset: number): number {
  let shift = 0;
  for (const { range, text } of edits) {
    const [start, end] = range;
    if (end <= offset) shift += text.length - (end - start);
    else if (start < offset) return start + shift;
    else break;
  }
  return offset + shift;
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
