import type { Report } from '../report.ts';
import { lineEnd, linesIn } from './frame.ts';

/** The text of a file as its lines, as far as it can be read. */
export type Lines = {
  /** One line, without its end; empty if there is none of that number. */
  readonly line: (number: number) => string;
  /** The text from one position to another, with its line ends. */
  readonly between: (start: Position, end: Position) => string;
  readonly hasByteOrderMark: boolean;
};

/** A position in a file: line and column count from 1, columns in UTF-16 units. */
export type Position = { readonly line: number; readonly column: number };

/** Gives the lines of each file; a file is read once. */
export function linesOf(sourceOf: Report['sourceOf']): (file: string) => Lines {
  const known = new Map<string, Lines>();
  return (file) => {
    const lines = known.get(file) ?? split(sourceOf(file) ?? '');
    known.set(file, lines);
    return lines;
  };
}

function split(source: string): Lines {
  const text = source.replace(/^\uFEFF/, '');
  const lines = linesIn(source);
  // Where each line starts: added up once, for a file of many lines may have many mistakes.
  const starts = [0, ...Array.from(text.matchAll(lineEnd), ({ index, 0: end }) => index + end.length)];
  const offset = ({ line, column }: Position): number => (starts[line - 1] ?? text.length) + column - 1;
  return {
    line: (number) => lines[number - 1] ?? '',
    between: (start, end) => text.slice(offset(start), offset(end)),
    hasByteOrderMark: text !== source,
  };
}
