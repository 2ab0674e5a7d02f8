import { isList, isObject } from '../../content/entries/entries.ts';
import type { Json, JsonObject } from '../../model/json.ts';

/** In the place of a value that could not be read. */
export const UNREAD = '\u0000';

const known = new WeakMap<object, string>();

/** What follows a line end that means something in Markdown: an empty line, a heading, a list, a quote, a table. */
const SOFT_BREAK = /(?<![ \t])[ \t]*\n[ \t]*(?=\S)(?![-*+>#|]|\d+[.)]|=+\s*$)/gm;

/** A text without what its author can change and nobody sees: spaces around it, and where its lines are broken. */
export function plainText(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  if (!trimmed.includes('\n')) return trimmed;
  if (/^(?: {4}|\t|[ \t]*(?:`{3}|~{3}))/m.test(trimmed)) return trimmed.replace(/(?<![ \t])[ \t]+$/gm, '');
  const paragraphs = trimmed.split(/\n\s*\n/);
  // Two spaces at the end of a line break it on the page, too.
  return paragraphs.map((each) => (/ {2}\n|\\\n/.test(each) ? each : each.replace(SOFT_BREAK, ' '))).join('\n\n');
}

/** Whether nothing is said: there is no value, or one without anything in it. */
export function isNothing(value: Json | undefined): value is undefined | null {
  return said(value) === '';
}

/**
 * A text that is the same for two values that say the same, whatever the order of their keys, their quotes and their line breaks. It is empty
 * for a value that says nothing.
 */
export function said(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (!isList(value) && !isObject(value)) {
    const text = plainText(String(value));
    return text === '' ? '' : JSON.stringify(text);
  }
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = isList(value) ? saidInList(value) : saidInMap(value);
  known.set(value, text);
  return text;
}

function saidInList(list: readonly Json[]): string {
  return list.length === 0 ? '' : `[${list.map(said).join(',')}]`;
}

function saidInMap(map: JsonObject): string {
  const pairs = Object.keys(map)
    .sort()
    .flatMap((key) => {
      const text = said(map[key]);
      return text === '' ? [] : `${JSON.stringify(key)}:${text}`;
    });
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
