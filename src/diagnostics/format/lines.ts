import type { Report } from '../report.ts';

/** The text of a file as its lines, as far as it can be read. */
export type Lines = {
  /** One line, without its end; empty if there is none of that number. */
  readonly line: (number: number) => string;
  /** The text from one place to another, with its line ends. */
  readonly between: (start: Place, end: Place) => string;
  readonly hasByteOrderMark: boolean;
};

/** A place in a file: line and column count from 1, columns in UTF-16 units. */
export type Place = { readonly line: number; readonly column: number };

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
  const lines = text.split(/(?<=\n)/);
  const offset = ({ line, column }: Place): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length, 0) + column - 1;
  return {
    line: (number) => (lines[number - 1] ?? '').replace(/\r?\n$/, ''),
    between: (start, end) => text.slice(offset(start), offset(end)),
    hasByteOrderMark: text !== source,
  };
}
