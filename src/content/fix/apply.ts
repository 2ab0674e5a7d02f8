import type { Edit } from '../../diagnostics/diagnostic.ts';
import { type Range, type SourceText, sourceText } from '../yaml/source.ts';

/** An edit by offsets into the text of its file. */
export type OffsetEdit = { readonly range: Range; readonly text: string };

const MARK = '\uFEFF';

/** The text of a file as its diagnostics count it: without a byte order mark, broken bytes as U+FFFD. */
export function readableText(file: string, bytes: Uint8Array): SourceText {
  return sourceText(file, new TextDecoder('utf-8').decode(bytes));
}

/** Edits by offset, in the order of their places. */
export function offsetEdits(source: SourceText, edits: readonly Edit[]): OffsetEdit[] {
  return edits
    .map(({ line, column, endLine, endColumn, text }): OffsetEdit => {
      const start = offsetOf(source, line, column);
      return { range: [start, Math.max(start, offsetOf(source, endLine, endColumn))], text };
    })
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
}

/** The bytes of a file with edits that do not overlap; the byte order mark stays. */
export function applyEdits(source: SourceText, bytes: Uint8Array, edits: readonly OffsetEdit[]): Uint8Array {
  let result = hasMark(bytes) ? MARK : '';
  let last = 0;
  for (const { range, text } of edits) {
    result += source.text.slice(last, range[0]) + text;
    last = range[1];
  }
  return new TextEncoder().encode(result + source.text.slice(last));
}

/** Whether two edits are about the same place, so that only one of them can be made. */
export function overlap(a: OffsetEdit, b: OffsetEdit): boolean {
  return a.range[0] <= b.range[1] && b.range[0] <= a.range[1];
}

export function offsetOf({ lineStarts, firstLine, text }: SourceText, line: number, column: number): number {
  return Math.min(text.length, (lineStarts[line - firstLine] ?? text.length) + column - 1);
}

function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
