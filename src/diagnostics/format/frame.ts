import type { Span } from '../diagnostic.ts';

const WIDTH = 100;

/** The line a mistake stands on and the line before it, with the mistake underlined. */
export function codeFrame(text: string, span: Span): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const line = lines[span.line - 1];
  if (line === undefined) return [];
  const gutter = String(span.line).length;
  const before = span.line > 1 ? lines[span.line - 2] : undefined;
  const from = span.column > WIDTH - 20 ? span.column - 40 : 0;
  const end = span.endLine === span.line ? span.endColumn : line.length + 1;
  const shown = (whole: string): string => printable(whole.slice(from, from + WIDTH)).trimEnd();
  const marks = Math.max(1, Math.min(end, from + WIDTH + 1) - span.column);
  return [
    ...(before?.trim() ? [`${pad(span.line - 1, gutter)} | ${shown(before)}`] : []),
    `${pad(span.line, gutter)} | ${shown(line)}`,
    `${' '.repeat(gutter)} | ${' '.repeat(columns(line.slice(from, span.column - 1)))}${'^'.repeat(Math.max(1, columns(line.slice(span.column - 1, span.column - 1 + marks)) || marks))}`,
  ];
}

function pad(line: number, width: number): string {
  return String(line).padStart(width);
}

/** Tabs and control characters would move the underline, or the terminal. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach the terminal
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

/** How many columns of a terminal a text takes: an emoji takes two, like the two units it is made of. */
function columns(text: string): number {
  return text.length;
}
