import type { Location } from '../../diagnostics/diagnose.ts';
import { firstWhere } from '../../model/lists.ts';

/** Offsets into a text, in UTF-16 units; the end is exclusive. */
export type Range = readonly [start: number, end: number];

/** The text of a file, without its byte order mark, or of some of its lines, and where its lines start. */
export type SourceText = {
  readonly file: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
  /** The number that the first line of the text has in its file. */
  readonly firstLine: number;
  /** How much may still be read to choose between answers, by its weight: the same for all parts of a file. */
  readonly tries: { left: number };
};

/** What a file may take to choose between the answers to all of its mistakes, by its weight, so that a check stays quick. */
export const MOST_TO_TRY = 400_000;

/** A line of a text, without its line end. Numbers count from 1, at the start of the file. */
export type Line = { readonly number: number; readonly start: number; readonly text: string };

/** @param firstLine the number that the first line of the text has in its file */
export function sourceText(file: string, text: string, firstLine = 1): SourceText {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts, firstLine, tries: { left: MOST_TO_TRY } };
}

/** Some lines of a text, from a line of its file on. */
export function excerptOf({ file, tries }: SourceText, text: string, firstLine = 1): SourceText {
  return { ...sourceText(file, text, firstLine), tries };
}

/** Where a range of a text stands in its file; what lies behind its end is cut off. The text is looked at only for its last line. */
export function locationOf(source: SourceText, range: Range): Location {
  const start = withinText(source, range[0]);
  const end = Math.max(start, withinText(source, range[1]));
  const from = lineIndexOf(source, start);
  const to = lineIndexOf(source, end);
  const { lineStarts, firstLine } = source;
  return {
    file: source.file,
    line: from + firstLine,
    column: start - (lineStarts[from] ?? 0) + 1,
    endLine: to + firstLine,
    endColumn: end - (lineStarts[to] ?? 0) + 1,
  };
}

function withinText(source: SourceText, offset: number): number {
  return offset <= (source.lineStarts.at(-1) ?? 0) ? offset : Math.min(offset, source.text.length);
}

export function lineNumberOf(source: SourceText, offset: number): number {
  return lineIndexOf(source, offset) + source.firstLine;
}

export const lastLineOf = ({ lineStarts, firstLine }: SourceText): number => firstLine + lineStarts.length - 1;

/** Where the line after one starts, or the text ends. */
export function endOfLine({ lineStarts, firstLine, text }: SourceText, number: number): number {
  return lineStarts[number - firstLine + 1] ?? text.length;
}

export const lineOf = (source: SourceText, offset: number): Line => lineAt(source, lineNumberOf(source, offset));

function lineIndexOf({ lineStarts }: SourceText, offset: number): number {
  return Math.max(0, firstWhere(lineStarts, (start) => start > offset) - 1);
}

export function lineAt(source: SourceText, number: number): Line {
  const start = source.lineStarts[number - source.firstLine] ?? source.text.length;
  const end = endOfLine(source, number);
  return { number, start, text: withoutLineEnd(source.text.slice(start, end)) };
}

/** Where the words of a line stand, without the spaces around them. */
export const wordsOf = ({ start, text }: Line): Range => [start + text.search(/\S|$/), start + text.trimEnd().length];

function withoutLineEnd(line: string): string {
  if (!line.endsWith('\n')) return line;
  return line.slice(0, line.endsWith('\r\n') ? -2 : -1);
}
