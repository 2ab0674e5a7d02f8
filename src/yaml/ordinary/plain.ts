import type { ScalarNode } from '../syntax/tree.ts';

/** What is known of a text under | or > before its lines are read. */
type BlockHeader = {
  readonly column: number;
  readonly isFolded: boolean;
  /** Whether it ends without a line end, otherwise with one. */
  readonly isStripped: boolean;
};

/** Parses a text under | or >, or under |- or >-. @param column of the key or dash it belongs to */
export function parseBlockText(text: string, start: number, column: number): ScalarNode | undefined {
  const isStripped = text[start + 1] === '-';
  const head: BlockHeader = { column, isStripped, isFolded: text[start] === '>' };
  const from = afterLine(text, start + (isStripped ? 2 : 1));
  if (from === undefined || text[from - 1] !== '\n') return undefined;
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
    if (text[at] === '\r') at -= 1;
    const lastUnit = at;
    while (text[at] === ' ') at -= 1;
    if (text[at] !== '\n' || at < from || at + 1 + indent <= lastUnit) break;
    end = at;
  }
  return Math.min(end + 1, text.length);
}

/** The line end above the first line that is not empty, and how far that is indented. */
function firstLine(text: string, from: number): { readonly last: number; readonly indent: number } {
  let last = from - 1;
  for (let at = from; ; at += 1) {
    const unit = text[at];
    if (unit === '\n') last = at;
    else if (unit !== ' ' && unit !== '\r') return { last, indent: at - last - 1 };
  }
}

/** Whether a line is indented enough, or empty. */
function isInside(text: string, line: number, indent: number): boolean {
  const at = afterSpaces(text, line);
  const unit = text[at];
  return at - line >= indent || (isLineEnd(unit) && unit !== undefined);
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

/** Parses a text in quotes. @param least how far its next lines are indented */
export function parseQuoted(text: string, start: number, least: number): ScalarNode | undefined {
  const isSingle = text[start] === "'";
  const end = isSingle ? endOfSingle(text, start) : endOfDouble(text, start);
  if (end === undefined) return undefined;
  const source = text.slice(start, end);
  const isFolded = source.includes('\n');
  if (isFolded && !isIndented(source, least)) return undefined;
  const inner = source.slice(1, -1);
  const lines = isFolded ? folded(inner) : inner;
  // A space that is escaped is no space at the end of its line.
  if (!isSingle && isFolded && /\\[ \r\n]/.test(inner)) return undefined;
  const value = isSingle ? lines.replaceAll("''", "'") : unescaped(lines);
  if (value === undefined) return undefined;
  return { kind: 'scalar', range: [start, end], value, source, style: isSingle ? 'single' : 'double' };
}

function endOfSingle(text: string, start: number): number | undefined {
  let end = text.indexOf("'", start + 1);
  while (end !== -1 && text[end + 1] === "'") end = text.indexOf("'", end + 2);
  return end === -1 ? undefined : end + 1;
}

function endOfDouble(text: string, start: number): number | undefined {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
  return undefined;
}

/** Whether the lines of a text after its first are indented enough, or empty. */
function isIndented(text: string, least: number): boolean {
  for (let line = nextLine(text, 0); line < text.length; line = nextLine(text, line)) {
    const at = afterSpaces(text, line);
    if (at - line < least && !isLineEnd(text[at])) return false;
  }
  return true;
}

/** A text with its escapes as the characters they stand for; undefined for those that JSON doesn't have, which hardly anybody writes. */
function unescaped(text: string): string | undefined {
  if (!text.includes('\\')) return text;
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    return undefined;
  }
}

/** What no text without quotes starts with here, in brackets or not. A dash may be a minus. */
const NO_START = /[\s,[\]{}#&*!|>'"%@`?:]|-(?:[\s,[\]{}]|$)/y;

export function startsPlain(text: string, start: number): boolean {
  NO_START.lastIndex = start;
  return !NO_START.test(text);
}

export function plainScalar(start: number, source: string, value = coreValue(source)): ScalarNode {
  return { kind: 'scalar', range: [start, start + source.length], value, source, style: 'plain' };
}

/** Parses a text without quotes. @param least how far its next lines are indented */
export function parsePlain(text: string, start: number, least: number): ScalarNode | undefined {
  let end = startsPlain(text, start) ? endOnLine(text, start) : undefined;
  let isFolded = false;
  for (let last = end; last !== undefined; ) {
    end = last;
    const next = isLineEnd(text[afterSpaces(text, last)]) ? nextTextLine(text, last, least) : undefined;
    if (next === undefined) break;
    isFolded = true;
    last = endOnLine(text, next);
    if (last === undefined) return undefined;
  }
  if (end === undefined) return undefined;
  const source = text.slice(start, end);
  return plainScalar(start, source, coreValue(isFolded ? folded(source) : source));
}

/** Where a text without quotes ends on its line. Undefined if a colon ends it: then it is a key. */
function endOnLine(text: string, start: number): number | undefined {
  let end = start;
  for (let at = start; ; at += 1) {
    const unit = text[at];
    if (isLineEnd(unit)) return end;
    if (unit === ' ') {
      if (text[at + 1] === '#') return end;
    } else {
      if (unit === ':' && isGap(text[at + 1])) return undefined;
      end = at + 1;
    }
  }
}

/** Where the next line of a text starts, behind its indentation. */
function nextTextLine(text: string, from: number, least: number): number | undefined {
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    const at = afterSpaces(text, line);
    const unit = text[at];
    if (unit === undefined) return undefined;
    if (!isLineEnd(unit)) return at - line >= least && unit !== '#' ? at : undefined;
  }
  return undefined;
}

/** The lines of a text as YAML joins them: one line end is a space, of several the first is left out. */
function folded(source: string): string {
  const lines = source.split(/\r?\n/);
  const last = lines.length - 1;
  let text = withoutSpaces(lines[0] ?? '');
  let between = ' ';
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const own = index === last ? line.slice(afterSpaces(line, 0)) : withoutSpaces(line, true);
    if (own === '' && index < last) {
      if (between === '\n') text += between;
      between = '\n';
    } else {
      text += between + own;
      between = ' ';
    }
  }
  return text;
}

/** Without the spaces at its end, and those at its start. An expression would look at long rows of them again and again. */
export function withoutSpaces(line: string, alsoAtStart = false): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === ' ') end -= 1;
  return line.slice(alsoAtStart ? Math.min(afterSpaces(line, 0), end) : 0, end);
}

/** What may be something else than a text starts with one of these. */
const MAYBE_OTHER = /^[-+.\d~nNtTfF]/;

/** The value of a text without quotes, by the core schema of YAML 1.2. */
export function coreValue(text: string): string | number | boolean | null {
  if (!MAYBE_OTHER.test(text)) return text;
  if (/^(?:~|[Nn]ull|NULL)$/.test(text)) return null;
  if (/^(?:[Tt]rue|TRUE)$/.test(text)) return true;
  if (/^(?:[Ff]alse|FALSE)$/.test(text)) return false;
  if (/^[-+]?\d+$/.test(text)) return Number.parseInt(text, 10);
  if (/^0o[0-7]+$/.test(text)) return Number.parseInt(text.slice(2), 8);
  if (/^0x[\da-fA-F]+$/.test(text)) return Number.parseInt(text.slice(2), 16);
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return Number.NaN;
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(text) ? Number.parseFloat(text) : text;
}

/** Whether a unit ends a line, or is behind the end of the text. */
export function isLineEnd(unit: string | undefined): boolean {
  return unit === '\n' || unit === '\r' || unit === undefined;
}

/** Whether a unit ends a key, a dash or a colon: a space, the end of a line or of the text. */
export const isGap = (unit: string | undefined): boolean => unit === ' ' || isLineEnd(unit);

export function afterSpaces(text: string, at: number): number {
  let end = at;
  while (text[end] === ' ') end += 1;
  return end;
}

/** Where the next line starts, or the text ends. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Where the next line starts if nothing but spaces and a comment follows on this one. */
export function afterLine(text: string, at: number): number | undefined {
  const end = afterSpaces(text, at);
  const unit = text[end];
  const isComment = unit === '#' && end > at;
  return isComment || isLineEnd(unit) ? nextLine(text, end) : undefined;
}
