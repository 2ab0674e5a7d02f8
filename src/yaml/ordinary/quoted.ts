import type { ScalarNode } from '../syntax/tree.ts';
import { afterSpaces, BACKSLASH, isLineEnd, nextLine, SINGLE_QUOTE } from './characters.ts';
import { folded } from './plain.ts';

/**
 * Parses a text in quotes, which may go on over lines that are indented enough.
 *
 * @param start of the first quote
 * @param least how far its next lines are indented
 */
export function parseQuoted(text: string, start: number, least: number): ScalarNode | undefined {
  const isSingle = text.charCodeAt(start) === SINGLE_QUOTE;
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
  while (end !== -1 && text.charCodeAt(end + 1) === SINGLE_QUOTE) end = text.indexOf("'", end + 2);
  return end === -1 ? undefined : end + 1;
}

function endOfDouble(text: string, start: number): number | undefined {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
  return undefined;
}

/** Whether the lines of a text after its first are indented enough, or empty. */
function isIndented(text: string, least: number): boolean {
  for (let line = nextLine(text, 0); line < text.length; line = nextLine(text, line)) {
    const at = afterSpaces(text, line);
    if (at - line < least && !isLineEnd(text.charCodeAt(at))) return false;
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
