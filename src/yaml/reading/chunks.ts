import { linePartsOf } from '../text/line-parts.ts';
import { excerptOf, type Line, lineAt, lineOf, type SourceText } from '../text/source.ts';

/** Some lines of a text, below the lines that they hang under. */
export type Chunk = {
  readonly source: SourceText;
  /** How many units of its text are such lines above. */
  readonly head: number;
  readonly start: number;
  /** Whether the text goes on below. */
  readonly isCut: boolean;
};

/** The lines of about so many units from an offset on, which can be read on their own. */
export function chunkAt(whole: SourceText, start: number, size: number): Chunk {
  const end = endAfter(whole, start, size);
  const { number } = lineOf(whole, start);
  const above = linesAbove(whole, number);
  const head = above.map(({ text }) => `${text}\n`).join('');
  const source = excerptOf(whole, head + whole.text.slice(start, end), number - above.length);
  return { source, head: head.length, start, isCut: end < whole.text.length };
}

/** The lines that one stands under, and the entry above it where that stands in another column of the same list. */
function linesAbove(whole: SourceText, number: number): readonly WrittenLine[] {
  let own = writtenLine(lineAt(whole, number));
  for (let at = number + 1; own === undefined && lineAt(whole, at).start < whole.text.length; at += 1)
    own = writtenLine(lineAt(whole, at));
  if (own === undefined) return [];
  const head: WrittenLine[] = [];
  let beside: WrittenLine | undefined;
  let under = own;
  for (let at = number - 1; at >= whole.firstLine && (under.indent > 0 || under.dash); at -= 1) {
    const line = writtenLine(lineAt(whole, at));
    if (line === undefined) continue;
    if (isUnder(under, line)) {
      head.unshift(line);
      under = line;
    } else if (head.length === 0 && (beside === undefined || isUnder(beside, line))) beside = line;
  }
  const isUneven = own.dash && beside?.dash === true && beside.indent > own.indent;
  return isUneven && beside !== undefined ? [...head, beside] : head;
}

/** Where the list or the keys go on that are least indented, some way below an offset. */
export function endAfter(whole: SourceText, start: number, size: number): number {
  const { length } = whole.text;
  if (start + size * 2 >= length) return length;
  let best: { readonly start: number; readonly indent: number } | undefined;
  for (let { number } = lineOf(whole, start + size); ; ) {
    number += 1;
    const line = lineAt(whole, number);
    if (line.start >= length) return length;
    if (line.start > start + size * 2) return best?.start ?? line.start;
    const { indent, dash, key } = linePartsOf(line);
    if ((dash || key !== undefined) && (best === undefined || indent < best.indent))
      best = { start: line.start, indent };
  }
}

type WrittenLine = Line & { readonly indent: number; readonly dash: boolean };

/** Whether a line hangs under one above it: it is deeper, or an entry of the list that the key above begins. */
function isUnder(line: WrittenLine, above: WrittenLine): boolean {
  return above.indent < line.indent || (above.indent === line.indent && line.dash && !above.dash);
}

/** A line with what stands at its start; undefined if that is nothing or a comment. */
function writtenLine(line: Line): WrittenLine | undefined {
  const { text } = line;
  const indent = text.search(/[^\s]/);
  if (indent === -1 || text[indent] === '#') return undefined;
  return { ...line, indent, dash: text[indent] === '-' && /\s/.test(text.charAt(indent + 1)) };
}
