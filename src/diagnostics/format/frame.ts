import type { Span } from '../diagnostic.ts';

const WIDTH = 100;

/** The line a mistake stands on and the line before it, with the mistake underlined. Nothing for a mistake of a file as a whole. */
export function codeFrame(text: string, span: Span): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const line = lines[span.line - 1];
  if (line === undefined || isWholeFile(span)) return [];
  const gutter = String(span.line).length;
  const before = span.line > 1 ? lines[span.line - 2] : undefined;
  const from = span.column > WIDTH - 20 ? span.column - 40 : 0;
  const end = span.endLine === span.line ? span.endColumn : line.length + 1;
  const shown = (whole: string): string => printable(whole.slice(from, from + WIDTH)).trimEnd();
  const width = Math.max(1, Math.min(end, from + WIDTH + 1) - span.column);
  return [
    ...(before?.trim() ? [`${pad(span.line - 1, gutter)} | ${shown(before)}`] : []),
    `${pad(span.line, gutter)} | ${shown(line)}`,
    `${' '.repeat(gutter)} | ${' '.repeat(span.column - 1 - from)}${'^'.repeat(width)}`,
  ];
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
