import type { Span } from '../diagnostic.ts';
import type { Report } from '../report.ts';
import { cellsOf, cutTo } from './cells.ts';
import { printable } from './printable.ts';

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

const WIDEST = 100;

/** The line a mistake stands on, as far as it fits, and the line before it if there is something on it. */
export type CodeFrame = {
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  /** What of the last line is the mistake: offsets in its text, the end exclusive. Equal where something is missing. */
  readonly from: number;
  readonly to: number;
};

/** The frame of a mistake, its lines at most `cells` wide; undefined for a mistake of a file as a whole. */
export function frameOf(lines: readonly string[], span: Span, cells: number = WIDEST): CodeFrame | undefined {
  const line = lines[span.line - 1];
  if (line === undefined || isWholeFile(span)) return undefined;
  const gutter = String(span.line).length;
  const room = Math.min(WIDEST, Math.max(20, cells - gutter - 3));
  const before = lines[span.line - 2];
  const start = startOf(line, span.column, room);
  // Enough of a line to fill the room: one may have a million characters.
  const shown = (whole: string): string => cutTo(printable(whole.slice(start, start + room * 4)), room);
  const text = shown(line);
  const from = span.column - 1 - start;
  const end = (span.endLine === span.line ? span.endColumn - 1 : line.length) - start;
  return {
    lines: [...(before?.trim() ? [{ number: span.line - 1, text: shown(before) }] : []), { number: span.line, text }],
    from,
    to: Math.max(from, Math.min(end, text.length)),
  };
}

/** What ends a line, as the places in a file count them. */
const lineEnd = /\r\n|\n|\r/g;

/** The lines of a file, as its places count them. */
export function linesIn(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(lineEnd);
}

/**
 * Of the lines of a file (`linesIn`), the one a mistake stands on and the one before it, with the mistake underlined, in lines of at most `cells` after
 * the line number. Nothing for a mistake of a file as a whole.
 */
export function codeFrame(lines: readonly string[], span: Span, cells: number = WIDEST): string[] {
  const frame = frameOf(lines, span, cells);
  if (frame === undefined) return [];
  const gutter = String(span.line).length;
  const words = frame.lines.at(-1)?.text ?? '';
  const indent = cellsOf(words.slice(0, frame.from));
  const marked = Math.max(1, cellsOf(words.slice(frame.from, frame.to)));
  return [
    ...frame.lines.map(({ number, text }) => `${String(number).padStart(gutter)} | ${text.trimEnd()}`),
    `${' '.repeat(gutter)} | ${' '.repeat(indent)}${'^'.repeat(marked)}`,
  ];
}

/** Where to begin in a line so that the column can be seen: at its start, or some way before the column, between two characters. */
function startOf(line: string, column: number, room: number): number {
  if (cellsOf(line.slice(0, Math.min(column, room * 4))) <= room * 0.8) return 0;
  const from = Math.max(0, column - Math.min(40, Math.floor(room / 2)));
  return /[\udc00-\udfff]/.test(line[from] ?? '') ? from + 1 : from;
}

function isWholeFile({ line, column, endLine, endColumn }: Span): boolean {
  return line === 1 && column === 1 && endLine === 1 && endColumn === 1;
}
