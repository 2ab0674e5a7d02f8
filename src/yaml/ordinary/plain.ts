import { CST } from 'yaml';
import type { ScalarNode } from '../syntax/tree.ts';

/** What the `yaml` library makes of a text with its marks. Undefined if it has something to say about it. */
function resolved(token: CST.FlowScalar | CST.BlockScalar): string | undefined {
  let isSound = true;
  const { value } = CST.resolveAsScalar(token, true, () => {
    isSound = false;
  });
  return isSound ? value : undefined;
}

/** Parses a text under | or >, or under |- or >-. @param column of the key or dash it belongs to */
export function parseBlockText(text: string, start: number, column: number): ScalarNode | undefined {
  const head = text.slice(start, start + (text[start + 1] === '-' ? 2 : 1));
  const from = afterLine(text, start + head.length);
  if (from === undefined || text[from - 1] !== '\n') return undefined;
  const end = endOfLines(text, from, column);
  const place = { offset: start, indent: column };
  const props: CST.Token[] = [{ type: 'block-scalar-header', source: head, ...place }];
  const value = resolved({ type: 'block-scalar', props, source: text.slice(from, end), ...place });
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

const QUOTED = /'[^']*(?:''[^']*)*'|"[^"\\]*(?:\\.[^"\\]*)*"/sy;

/** Parses a text in quotes. @param least how far its next lines are indented */
export function parseQuoted(text: string, start: number, least: number): ScalarNode | undefined {
  QUOTED.lastIndex = start;
  const source = QUOTED.exec(text)?.[0];
  if (source === undefined || !isIndented(source, least)) return undefined;
  const style = source.startsWith("'") ? 'single' : 'double';
  const isAsWritten = !/[\\\n]|''/.test(source);
  const value = isAsWritten
    ? source.slice(1, -1)
    : resolved({ type: `${style}-quoted-scalar`, offset: start, indent: least, source });
  if (value === undefined) return undefined;
  return { kind: 'scalar', range: [start, start + source.length], value, source, style };
}

/** Whether the lines of a text after its first are indented enough, or empty. */
function isIndented(text: string, least: number): boolean {
  for (let line = nextLine(text, 0); line < text.length; line = nextLine(text, line)) {
    const at = afterSpaces(text, line);
    if (at - line < least && !isLineEnd(text[at])) return false;
  }
  return true;
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
  const value = isFolded ? resolved({ type: 'scalar', offset: start, indent: least, source }) : source;
  return value === undefined ? undefined : plainScalar(start, source, coreValue(value));
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
