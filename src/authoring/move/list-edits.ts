import { isJson, isMarkdown } from '../../model/page-file.ts';
import { inParts, partsOf } from '../../yaml/reading/parse.ts';
import { type Entry, endOf, entryOf, type ListNode, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { columnOf, deleteLines, type Edit, insert, lineEndOf, replace, rewrite } from '../../yaml/text/edits.ts';
import { rangeOfMember } from '../../yaml/text/json-text.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';

/** The top of a file. */
type Top = { readonly source: SourceText; readonly root: Node };

/**
 * Puts texts into a list at the top of a file and takes entries out of it. Makes the list if there is none, and takes it away when
 * nothing is left in it.
 *
 * @param after the key below which a new list goes
 */
export function listEdits(
  { source, root }: Top,
  key: string,
  { added, removed, after }: { added: readonly string[]; removed: readonly Node[]; after: string },
): Edit[] {
  const entry = entryOf(root, key);
  const list = entry?.value;
  if (added.length + removed.length === 0) return [];
  if (entry === undefined || list?.kind !== 'list')
    return root.kind === 'map' ? [newKey({ source, root }, memberOf(source, key, added), after)] : [];
  const place = { source, list };
  const [first, ...others] = removed;
  const [text, ...more] = added;
  if (first !== undefined && text !== undefined && first.kind === 'scalar') {
    return [
      isJson(source.file) ? replace(first.range, JSON.stringify(text)) : rewrite(source, first.range, text),
      ...others.map((item) => without(place, item)),
      ...more.map((each) => withItem(place, first, each)),
    ];
  }
  if (added.length === 0 && removed.length === list.items.length) return [withoutEntry(source, entry)];
  const kept = list.items.filter((item) => !removed.includes(item));
  return [
    ...removed.map((item) => without(place, item)),
    ...added.map((each) => withItem(place, kept.at(-1) ?? list.items.at(-1), each)),
  ];
}

/** A key and its value on a line of their own below another key, or beside the last one where keys stand in braces. In JSON below that key, too. */
export function newKey(top: Top & { readonly root: MapNode }, line: string, after: string): Edit {
  const { source } = top;
  const root = isMarkdown(source.file) ? inParts(top.root).written : top.root;
  const last = root.entries.at(-1);
  if (isMarkdown(source.file) && last === undefined) return asFirstKey(source, line);
  const above = entryOf(root, after) ?? last;
  if (source.text[root.range[0]] === '{' && last !== undefined) {
    const place = isJson(source.file) ? (above ?? last) : last;
    const start = lineOf(source, place.keyRange[0]);
    const indent = source.text.slice(start.start, place.keyRange[0]);
    const isInLines = isJson(source.file) && indent.trim() === '';
    return insert(endOf(place.value, source.text), `,${isInLines ? lineEndOf(source) + indent : ' '}${line}`);
  }
  const column = above === undefined ? 0 : columnOf(source, above.keyRange[0]);
  return lineBelow(source, above === undefined ? 0 : endOf(above.value, source.text), `${' '.repeat(column)}${line}`);
}

/** A key in a page in Markdown that has none: within the lines around the keys, if they are there. */
function asFirstKey(source: SourceText, line: string): Edit {
  const lineEnd = lineEndOf(source);
  const { keys } = partsOf(source);
  return keys.text === ''
    ? insert(0, ['---', line, '---', '', ''].join(lineEnd))
    : insert(keys.text.length, line + lineEnd);
}

/** A list, and the file that it is in. */
type ListPlace = { readonly source: SourceText; readonly list: ListNode };

/** A text as one more entry. @param last the one it comes after */
function withItem({ source, list }: ListPlace, last: Node | undefined, text: string): Edit {
  if (isInBrackets(source, list)) {
    const written = isJson(source.file) ? JSON.stringify(text) : text;
    return last === undefined ? insert(list.range[0] + 1, written) : insert(endOf(last, source.text), `, ${written}`);
  }
  const column = columnOf(source, list.range[0]);
  return lineBelow(source, endOf(last ?? list, source.text), `${' '.repeat(column)}- ${text}`);
}

/** An entry with its line, or with the comma beside it. */
function without({ source, list }: ListPlace, item: Node): Edit {
  const end = endOf(item, source.text);
  if (!isInBrackets(source, list)) return wholeLines(source, [item.range[0], end]);
  const at = list.items.indexOf(item);
  const [before, next] = [list.items[at - 1], list.items[at + 1]];
  if (next !== undefined) return replace([item.range[0], next.range[0]], '');
  return replace([before === undefined ? item.range[0] : endOf(before, source.text), end], '');
}

/** A key with a list, as it is written in a file. */
function memberOf({ file }: SourceText, key: string, items: readonly string[]): string {
  return isJson(file)
    ? `"${key}": [${items.map((item) => JSON.stringify(item)).join(', ')}]`
    : `${key}: [${items.join(', ')}]`;
}

function withoutEntry(source: SourceText, { keyRange, value }: Entry): Edit {
  const member = isJson(source.file) ? rangeOfMember(source.text, keyRange) : undefined;
  if (member !== undefined) return replace(member, '');
  const last = value.kind === 'list' ? value.items.at(-1) : undefined;
  const end = endOf(value.kind === 'list' && !isInBrackets(source, value) ? (last ?? value) : value, source.text);
  return wholeLines(source, [keyRange[0], end]);
}

const isInBrackets = ({ text }: SourceText, { range }: ListNode): boolean => text[range[0]] === '[';

function wholeLines(source: SourceText, [start, end]: Range): Edit {
  return deleteLines(source, lineOf(source, start).number, lineOf(source, end).number);
}

function lineBelow(source: SourceText, offset: number, line: string): Edit {
  const { start, text } = lineOf(source, offset);
  return insert(start + text.length, lineEndOf(source) + line);
}
