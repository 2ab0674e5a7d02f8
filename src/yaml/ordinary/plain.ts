import type { ScalarNode } from '../syntax/tree.ts';
import { afterSpaces, COLON, HASH, isGap, isLineEnd, nextLine, SPACE } from './characters.ts';

/** What no text without quotes starts with here, in brackets or not. A dash may be a minus. */
const NO_START = /[\s,[\]{}#&*!|>'"%@`?:]|-(?:[\s,[\]{}]|$)/y;

export function startsPlain(text: string, start: number): boolean {
  NO_START.lastIndex = start;
  return !NO_START.test(text);
}

export function plainScalar(start: number, source: string, value = coreValue(source)): ScalarNode {
  return { kind: 'scalar', range: [start, start + source.length], value, source, style: 'plain' };
}

/**
 * Parses a text without quotes, which may go on over lines that are indented enough.
 *
 * @param least how far its next lines are indented
 */
export function parsePlain(text: string, start: number, least: number): ScalarNode | undefined {
  let end = startsPlain(text, start) ? endOnLine(text, start) : undefined;
  let isFolded = false;
  for (let last = end; last !== undefined; ) {
    end = last;
    const next = isLineEnd(text.charCodeAt(afterSpaces(text, last))) ? nextTextLine(text, last, least) : undefined;
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
    const unit = text.charCodeAt(at);
    if (isLineEnd(unit)) return end;
    if (unit === SPACE) {
      if (text.charCodeAt(at + 1) === HASH) return end;
    } else {
      if (unit === COLON && isGap(text.charCodeAt(at + 1))) return undefined;
      end = at + 1;
    }
  }
}

/** Where the next line of a text starts, behind its indentation. */
function nextTextLine(text: string, from: number, least: number): number | undefined {
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    const at = afterSpaces(text, line);
    const unit = text.charCodeAt(at);
    if (Number.isNaN(unit)) return undefined;
    if (!isLineEnd(unit)) return at - line >= least && unit !== HASH ? at : undefined;
  }
  return undefined;
}

/** The lines of a text as YAML joins them: one line end is a space, of several the first is left out. */
export function folded(source: string): string {
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
  while (end > 0 && line.charCodeAt(end - 1) === SPACE) end -= 1;
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
