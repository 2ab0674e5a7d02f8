import type { Span } from '../diagnostic.ts';
import { cellsOf, cutTo } from './cells.ts';

const WIDEST = 100;

/**
 * The line a mistake stands on and the line before it, with the mistake underlined, in lines of at most `cells` after
 * the line number. Nothing for a mistake of a file as a whole.
 */
export function codeFrame(text: string, span: Span, cells: number = WIDEST): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const line = lines[span.line - 1];
  if (line === undefined || isWholeFile(span)) return [];
  const gutter = String(span.line).length;
  const room = Math.min(WIDEST, Math.max(20, cells - gutter - 3));
  const before = span.line > 1 ? lines[span.line - 2] : undefined;
  const from = startOf(line, span.column, room);
  const shown = (whole: string): string => cutTo(printable(partOf(whole, from, room)), room).trimEnd();
  const indent = cellsOf(printable(line.slice(from, span.column - 1)));
  const end = span.endLine === span.line ? span.endColumn - 1 : line.length;
  const marked = cellsOf(printable(partOf(line.slice(0, end), span.column - 1, room)));
  return [
    ...(before?.trim() ? [`${pad(span.line - 1, gutter)} | ${shown(before)}`] : []),
    `${pad(span.line, gutter)} | ${shown(line)}`,
    `${' '.repeat(gutter)} | ${' '.repeat(indent)}${'^'.repeat(Math.max(1, Math.min(marked, room - indent)))}`,
  ];
}

/** Where to begin in a line so that the column can be seen: at its start, or some way before the column, between two characters. */
function startOf(line: string, column: number, room: number): number {
  if (cellsOf(line.slice(0, Math.min(column, room * 4))) <= room * 0.8) return 0;
  const from = Math.max(0, column - Math.min(40, Math.floor(room / 2)));
  return /[\udc00-\udfff]/.test(line[from] ?? '') ? from + 1 : from;
}

/** Enough of a line to fill the room: one may have a million characters. */
function partOf(line: string, from: number, room: number): string {
  return line.slice(from, from + room * 4);
}

function pad(line: number, width: number): string {
  return String(line).padStart(width);
}

/** Tabs and control characters would move the underline, or the terminal: each becomes a space. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach the terminal
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

function isWholeFile({ line, column, endLine, endColumn }: Span): boolean {
  return line === 1 && column === 1 && endLine === 1 && endColumn === 1;
}
