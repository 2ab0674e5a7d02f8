import { isJson } from '../../model/page-file.ts';
import { type Entry, endOf, type ListNode, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import {
  columnOf,
  deleteEntry,
  type Edit,
  hangingLines,
  lineEndOf,
  replace,
  shifted,
  startsLine,
} from '../../yaml/text/edits.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { withoutSiblings } from '../edits/entries.ts';
import { inFlow } from './in-flow.ts';
import type { Instance } from './instance.ts';

const COMMENT = /(?:^|\s)#/;

/** Writes something in the place of a key and its value; undefined where a comment would be lost. */
export function replaced(source: SourceText, { keyRange, value }: Entry, text: string): readonly Edit[] | undefined {
  const range: Range = [keyRange[0], endOf(value, source.text)];
  return COMMENT.test(source.text.slice(...range)) ? undefined : [replace(range, text)];
}

/** The entries of a list, each in a line below its key, or the lines of a text. */
export function onLines(source: SourceText, { keyRange, value }: Entry): string {
  const start = `${lineEndOf(source)}${' '.repeat(columnOf(source, keyRange[0]) + 2)}`;
  if (value.kind === 'list') return value.items.map((item) => `${start}- ${inFlow(item)}`).join('');
  const lines = value.kind === 'scalar' ? String(value.value).split('\n') : [];
  return ` |${lines.map((line) => start + line).join('')}`;
}

/** Writes two keys in the place of one, and moves the lines below it in. */
export function doubled(source: SourceText, { keyRange }: Entry, [outer, inner]: readonly [string, string]) {
  if (!startsLine(source, keyRange[0], /^ *$/)) return undefined;
  const column = columnOf(source, keyRange[0]);
  const line = lineOf(source, keyRange[0]);
  // A list may stand in the column of its key.
  const below = hangingLines(source, line.number, column - 1).filter(({ text }) => text.startsWith(' '.repeat(column)));
  const heading = `${outer}:${lineEndOf(source)}${' '.repeat(column + 2)}${inner}`;
  return [replace(keyRange, heading), ...shifted(withoutSiblings(below, column), 2)];
}

export function appended(source: SourceText, list: ListNode, texts: readonly string[]): readonly Edit[] | undefined {
  const end = endOf(list, source.text);
  if (source.text[list.range[0]] === '[') {
    const last = endOf(list.items.at(-1) ?? list, source.text);
    return list.items.length === 0 ? undefined : [replace([last, last], `, ${texts.join(', ')}`)];
  }
  // One that is only made of other keys so far isn't there to write into.
  if (source.text[list.range[0]] !== '-') return undefined;
  const line = lineOf(source, end);
  const at = line.start + line.text.length;
  const start = `${lineEndOf(source)}${' '.repeat(columnOf(source, list.range[0]))}- `;
  return [replace([at, at], texts.map((text) => start + text).join(''))];
}

/** Takes a key with its value away; undefined where a comment would be lost. @param others what else is taken out of the map */
export function without({ source, node }: Instance<MapNode>, entry: Entry, others: readonly Entry[] = []) {
  const { entries, range } = node;
  const at = entries.indexOf(entry);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  const end = endOf(entry.value, source.text);
  const isFirst = entries.slice(0, at).every((each) => others.includes(each));
  const isInBraces = source.text[range[0]] === '{' && !isJson(source.file);
  const inBraces: Range =
    isFirst || before === undefined
      ? [entry.keyRange[0], after?.keyRange[0] ?? end]
      : [endOf(before.value, source.text), end];
  const edits = isInBraces ? [replace(inBraces, '')] : deleteEntry(source, entry.keyRange);
  return edits?.some((edit) => COMMENT.test(source.text.slice(...edit.range))) ? undefined : edits;
}

/**
 * Makes a comment of a key with all its lines, or puts it behind those of its line where it stands in braces. Undefined where none can stand: in
 * JSON, and where the braces go over several lines.
 */
export function commented(map: Instance<MapNode>, entry: Entry): readonly Edit[] | undefined {
  const { source, node } = map;
  const { text } = source;
  const [start] = entry.keyRange;
  const end = start + text.slice(start, endOf(entry.value, text)).trimEnd().length;
  const last = lineOf(source, end);
  const lineEnd = last.start + last.text.length;
  if (isJson(source.file)) return undefined;
  if (text[node.range[0]] === '{') {
    const isOnLine = last.start <= node.range[0] && /^[ }\],]*(?:#.*)?$/.test(text.slice(node.range[1], lineEnd));
    const away = isOnLine && node.entries.length > 1 ? without(map, entry) : undefined;
    return away && [...away, replace([lineEnd, lineEnd], ` # ${text.slice(start, end)}`)];
  }
  if (!startsLine(source, start, /^ *$/) && (node.entries.length === 1 || !startsLine(source, start, /^ *- *$/)))
    return undefined;
  const column = columnOf(source, start);
  const [first, ...others] = text.slice(start, lineEnd).split('\n');
  const lines = others.map((line) => (line.trim() === '' ? line : `${' '.repeat(column)}# ${line.slice(column)}`));
  return [replace([start, lineEnd], [`# ${first}`, ...lines].join('\n'))];
}

/** Takes an entry that isn't the first out of a list; undefined where a comment would be lost. */
export function withoutItem({ text }: SourceText, { items }: ListNode, item: Node): readonly Edit[] | undefined {
  const before = items[items.indexOf(item) - 1];
  if (before === undefined) return undefined;
  const range: Range = [endOf(before, text), endOf(item, text)];
  return COMMENT.test(text.slice(...range)) ? undefined : [replace(range, '')];
}

export const betweenKeys = (source: SourceText, { range }: Node, { keyRange }: Entry): string =>
  source.text[range[0]] === '{' ? ', ' : `${lineEndOf(source)}${' '.repeat(columnOf(source, keyRange[0]))}`;

/** Puts a key below the last one of a map, or behind it in braces. */
export function belowLast(source: SourceText, last: Entry, written: string): readonly Edit[] {
  const end = endOf(last.value, source.text);
  if (!startsLine(source, last.keyRange[0], /^[\s-]*$/)) return [replace([end, end], `, ${written}`)];
  const { start, text } = lineOf(source, end);
  const at = start + text.length;
  return [replace([at, at], `${lineEndOf(source)}${' '.repeat(columnOf(source, last.keyRange[0]))}${written}`)];
}
