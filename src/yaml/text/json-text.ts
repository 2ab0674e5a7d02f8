import type { Range } from './source.ts';

/** A text in quotes, as JSON has it. */
const TEXT = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** What a pattern finds at an offset. @param pattern is sticky */
export function matchAt(text: string, at: number, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Where a sound text in quotes ends that starts at an offset; undefined if there is none. */
export function endOfJsonText(text: string, start: number): number | undefined {
  TEXT.lastIndex = start;
  return TEXT.test(text) ? TEXT.lastIndex : undefined;
}

export function unquotedJson(written: string): string {
  return written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
}

export function isSoundJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Where the value ends that starts at an offset of sound JSON. */
export function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') at = (endOfJsonText(text, at) ?? text.length) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (depth > 0 || !/[,\s]/.test(sign)) continue;
    else return at;
    if (depth < 0) return at;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The stretch to take out of sound JSON so that a key is gone: with its value and a comma. Undefined if it is no key there. */
export function rangeOfMember(text: string, [start, end]: Range): Range | undefined {
  const colon = /\s*:\s*/y;
  colon.lastIndex = end;
  if (text[start] !== '"' || !colon.test(text)) return undefined;
  const valueEnd = endOfValue(text, colon.lastIndex);
  const next = /\s*,\s*/y;
  next.lastIndex = valueEnd;
  if (next.test(text)) return [start, next.lastIndex];
  const before = text.slice(0, start).trimEnd();
  return [before.endsWith(',') ? before.length - 1 : start, valueEnd];
}

/** What an answer for YAML writes in place of a value, as JSON. */
export function jsonInPlaceOf(written: string): string {
  if (isSoundJson(written) || /^[[{]/.test(written)) return written;
  const [, quote, inner = ''] = /^(["'])([\s\S]*)\1$/.exec(written) ?? [];
  if (quote === undefined) return JSON.stringify(written);
  return JSON.stringify(quote === "'" ? inner.replaceAll("''", "'") : inner);
}
