import { isJson } from '../../model/page-file.ts';
import { rangeOfMember } from './json-text.ts';
import { endOfLine, type Line, lastLineOf, lineAt, lineOf, type Range, type SourceText } from './source.ts';

/** A text in the place of a range of another one. An empty range inserts. */
export type Edit = { readonly range: Range; readonly text: string };

/** Writes a text in the place of a range. */
export const replace = (range: Range, text: string): Edit => ({ range, text });

export const insert = (at: number, text: string): Edit => replace([at, at], text);

/** Writes another text in the place of a scalar or a key, in the quotes that were there. */
export function rewrite(source: SourceText, range: Range, value: string): Edit {
  const quote = /^(["'])[\s\S]*\1$/.exec(source.text.slice(...range))?.[1] ?? '';
  return replace(range, `${quote}${value}${quote}`);
}

/** Removes whole lines, their line ends included. */
export function deleteLines(source: SourceText, from: number, to: number): Edit {
  const end = endOfLine(source, to);
  return replace([lineAt(source, from).start, end], '');
}

export const indentOf = ({ text }: Line): number => /^[ \t]*/.exec(text)?.[0].length ?? 0;

/** Whether a line has nothing in it, or only a comment. */
export const isIdle = ({ text }: Line): boolean => /^\s*(?:#|$)/.test(text);

/** Lines from a number on, to the end of the file. */
export function* linesFrom(source: SourceText, number: number): Generator<Line> {
  const last = lastLineOf(source);
  for (let at = number; at <= last; at += 1) yield lineAt(source, at);
}

/** The lines after one that are indented more than some column: what hangs below it. Idle lines at their end are left out. */
export function hangingLines(source: SourceText, number: number, column: number): Line[] {
  const found: Line[] = [];
  let kept = 0;
  for (const line of linesFrom(source, number + 1)) {
    if (!isIdle(line) && indentOf(line) <= column) break;
    found.push(line);
    if (!isIdle(line)) kept = found.length;
  }
  return found.slice(0, kept).filter(({ text }) => text.trim() !== '');
}

/** How the lines of a file end. */
export const lineEndOf = ({ text }: SourceText): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The column of an offset, counted from 0. */
export const columnOf = (source: SourceText, offset: number): number => offset - lineOf(source, offset).start;

/** Moves lines by some columns. */
export function shifted(lines: readonly Line[], columns: number): Edit[] {
  return lines.map((line) => {
    const before = indentOf(line);
    return replace([line.start, line.start + before], ' '.repeat(Math.max(0, before + columns)));
  });
}

/** Whether nothing but spaces, and dashes if they are allowed, stands before an offset in its line. */
export function startsLine(source: SourceText, offset: number, before: RegExp): boolean {
  const line = lineOf(source, offset);
  return before.test(line.text.slice(0, offset - line.start));
}

/**
 * Deletes the lines of a key and of what hangs below it. Not within brackets. Of the first key of a list's entry, the line, if another one takes its
 * place. In JSON, the key with its value and a comma.
 */
export function deleteEntry(source: SourceText, keyRange: Range): readonly Edit[] | undefined {
  if (isJson(source.file)) {
    const range = rangeOfMember(source.text, keyRange);
    return range === undefined ? undefined : [replace(range, '')];
  }
  const [start] = keyRange;
  if (startsLine(source, start, /^ *- +$/)) {
    const [upTo = '', spaces = ''] = /^[^\n#]*\n( +)(?=[A-Za-z])/.exec(source.text.slice(start)) ?? [];
    return spaces.length === columnOf(source, start) ? [replace([start, start + upTo.length], '')] : undefined;
  }
  if (!startsLine(source, start, /^\s*$/)) return undefined;
  const { number } = lineOf(source, start);
  const below = hangingLines(source, number, columnOf(source, keyRange[0]));
  return [deleteLines(source, number, below.at(-1)?.number ?? number)];
}

export function written(source: SourceText, number: number): ReturnType<typeof lineAt> | undefined {
  for (const line of linesFrom(source, number)) if (!isIdle(line)) return line;
  return undefined;
}
