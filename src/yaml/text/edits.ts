import { isJson } from '../../model/page-file.ts';
import { rangeOfMember } from './json-text.ts';
import { endOfLine, type Line, lastLineOf, lineAt, lineOf, type Range, type SourceText } from './source.ts';

/** A text in the place of a range of another one. An empty range inserts. */
export type Edit = { readonly range: Range; readonly text: string };

/** Writes a text in the place of a range. */
export function replace(range: Range, text: string): Edit {
  return { range, text };
}

export function insert(at: number, text: string): Edit {
  return replace([at, at], text);
}

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

export function indentOf({ text }: Line): number {
  return /^[ \t]*/.exec(text)?.[0].length ?? 0;
}

/** Whether a line has nothing in it, or only a comment. */
export function isIdle({ text }: Line): boolean {
  return /^\s*(?:#|$)/.test(text);
}

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
export function lineEndOf({ text }: SourceText): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** The column of an offset, counted from 0. */
export function columnOf(source: SourceText, offset: number): number {
  return offset - lineOf(source, offset).start;
}

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
 * Deletes the lines of a key and of what hangs below it. Not within brackets, and not the first key of a list's entry. In JSON, the key with its
 * value and a comma.
 */
export function deleteEntry(source: SourceText, keyRange: Range): readonly Edit[] | undefined {
  if (isJson(source.file)) {
    const range = rangeOfMember(source.text, keyRange);
    return range === undefined ? undefined : [replace(range, '')];
  }
  if (!startsLine(source, keyRange[0], /^\s*$/)) return undefined;
  const { number } = lineOf(source, keyRange[0]);
  const below = hangingLines(source, number, columnOf(source, keyRange[0]));
  return [deleteLines(source, number, below.at(-1)?.number ?? number)];
}

export function written(source: SourceText, number: number): ReturnType<typeof lineAt> | undefined {
  for (const line of linesFrom(source, number)) if (!isIdle(line)) return line;
  return undefined;
}
