import type { ScalarNode } from '../syntax/tree.ts';
import { afterLine, afterSpaces, CARRIAGE_RETURN, DASH, GREATER, isLineEnd, LINE_FEED, SPACE } from './characters.ts';

/** What is known of a text under | or > before its lines are read. */
type BlockHeader = {
  /** The column of the key or dash it belongs to. */
  readonly column: number;
  readonly isFolded: boolean;
  /** Whether it ends without a line end, otherwise with one. */
  readonly isStripped: boolean;
};

/**
 * Parses a text under | or >, or under |- or >-.
 *
 * @param start of that character
 * @param column of the key or dash it belongs to
 */
export function parseBlockText(text: string, start: number, column: number): ScalarNode | undefined {
  const isStripped = text.charCodeAt(start + 1) === DASH;
  const head: BlockHeader = { column, isStripped, isFolded: text.charCodeAt(start) === GREATER };
  const from = afterLine(text, start + (isStripped ? 2 : 1));
  if (from === undefined || text.charCodeAt(from - 1) !== LINE_FEED) return undefined;
  const end = endOfLines(text, from, column);
  const lines = text.slice(from, end).split('\n').map(toLine);
  const value = end === from ? '' : textOf(lines, head);
  if (value === undefined) return undefined;
  return { kind: 'scalar', range: [start, end], value, source: text.slice(start, end), style: 'block' };
}

/** Where the lines of a text end, without empty ones below it that do not count. */
function endOfLines(text: string, from: number, column: number): number {
  const { last, indent } = firstLine(text, from);
  let end = last;
  if (indent > column) {
    while (end < text.length && isInside(text, end + 1, indent)) {
      const next = text.indexOf('\n', end + 1);
      end = next === -1 ? text.length : next;
    }
  }
  for (;;) {
    let at = end - 1;
    if (text.charCodeAt(at) === CARRIAGE_RETURN) at -= 1;
    const lastUnit = at;
    while (text.charCodeAt(at) === SPACE) at -= 1;
    if (text.charCodeAt(at) !== LINE_FEED || at < from || at + 1 + indent <= lastUnit) break;
    end = at;
  }
  return Math.min(end + 1, text.length);
}

/** The line end above the first line that is not empty, and how far that is indented. */
function firstLine(text: string, from: number): { readonly last: number; readonly indent: number } {
  let last = from - 1;
  for (let at = from; ; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === LINE_FEED) last = at;
    else if (unit !== SPACE && unit !== CARRIAGE_RETURN) return { last, indent: at - last - 1 };
  }
}

/** Whether a line is indented enough, or empty. */
function isInside(text: string, line: number, indent: number): boolean {
  const at = afterSpaces(text, line);
  const unit = text.charCodeAt(at);
  return at - line >= indent || (isLineEnd(unit) && !Number.isNaN(unit));
}

type BlockLine = { readonly indent: number; readonly content: string; readonly isEmpty: boolean };

function toLine(line: string): BlockLine {
  const indent = afterSpaces(line, 0);
  const content = line.slice(indent, line.endsWith('\r') ? -1 : undefined);
  return { indent, content, isEmpty: content === '' };
}

function textOf(lines: readonly BlockLine[], { column, isFolded, isStripped }: BlockHeader): string | undefined {
  const first = lines.findIndex(({ isEmpty }) => !isEmpty);
  if (first === -1) return '';
  const indent = lines[first]?.indent ?? 0;
  // Empty lines above that are indented more: YAML does not allow them.
  if (lines.slice(0, first).some((line) => line.indent > Math.max(indent, column))) return undefined;
  let end = lines.findLastIndex((line) => !line.isEmpty) + 1;
  const deeper = lines.findLastIndex((line) => line.indent > indent) + 1;
  if (deeper > end) end = deeper;
  const kept = lines.slice(first, end);
  const text = '\n'.repeat(first) + (isFolded ? foldedLines(kept, indent) : literalLines(kept, indent));
  return isStripped ? text : `${text}\n`;
}

function literalLines(lines: readonly BlockLine[], indent: number): string {
  return lines.map((line) => ' '.repeat(Math.max(0, line.indent - indent)) + line.content).join('\n');
}

/** Lines joined by spaces; those that are indented more keep their line ends. */
function foldedLines(lines: readonly BlockLine[], indent: number): string {
  let text = '';
  let between = '';
  let wasDeeper = false;
  for (const line of lines) {
    if (line.indent > indent) {
      if (between === ' ') between = '\n';
      else if (!wasDeeper && between === '\n') between = '\n\n';
      text += between + ' '.repeat(line.indent - indent) + line.content;
      between = '\n';
      wasDeeper = true;
    } else if (line.isEmpty) {
      if (between === '\n') text += '\n';
      else between = '\n';
    } else {
      text += between + line.content;
      between = ' ';
      wasDeeper = false;
    }
  }
  return text;
}
