import type { Range } from '../yaml/source.ts';
import type { OffsetEdit } from './apply.ts';

/** Where an offset of the old text stands in the new one. Whatever stood inside an edit is where the edit starts. */
export function movedOffset(edits: readonly OffsetEdit[], offset: number): number {
  let shift = 0;
  for (const { range, text } of edits) {
    const [start, end] = range;
    if (end <= offset) shift += text.length - (end - start);
    else if (start < offset) return start + shift;
    else break;
  }
  return offset + shift;
}

/** Where the texts that edits wrote stand in the new text. */
export function writtenRanges(edits: readonly OffsetEdit[]): Range[] {
  let shift = 0;
  return edits.map(({ range, text }) => {
    const start = range[0] + shift;
    shift += text.length - (range[1] - range[0]);
    return [start, start + text.length];
  });
}
