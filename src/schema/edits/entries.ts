import { allOf, leading } from '../../model/lists.ts';
import { type Entry, entryOf, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import {
  columnOf,
  deleteEntry,
  deleteLines,
  type Edit,
  hangingLines,
  insert,
  lineEndOf,
  replace,
  shifted,
  startsLine,
} from '../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import { type Line, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';

/** Moves keys, with all that hangs below them, to another column. Undefined if one does not start its line. */
export function moveKeys(source: SourceText, keys: readonly Pick<Entry, 'keyRange'>[], column: number) {
  if (!keys.every(({ keyRange }) => startsLine(source, keyRange[0], /^ *$/))) return undefined;
  return keys.flatMap(({ keyRange: [start] }) => {
    const own = columnOf(source, start);
    const line = lineOf(source, start);
    const below = hangingLines(source, line.number, own - (isListBelow(source, start) ? 1 : 0));
    return shifted([line, ...withoutSiblings(below, own)], column - own);
  });
}

/**
 * Deletes a key that should not be there, and moves the keys below it into its column; those in braces on lines of their own.
 * @param before what is put before each of them, such as the sign of a comment
 */
export function unwrapKeys(
  source: SourceText,
  above: Range,
  { keys, before }: { readonly keys: MapNode; readonly before: (entry: Entry) => string },
): readonly Edit[] | undefined {
  const line = lineOf(source, above[0]);
  const own = columnOf(source, above[0]);
  const written = (entry: Entry): string =>
    before(entry) + source.text.slice(entry.keyRange[0], entry.value.range[1]).trimEnd();
  const isOneLine = (entry: Entry): boolean => !before(entry).startsWith('#') || !written(entry).includes('\n');
  if (source.text[keys.range[0]] === '{') {
    const texts = keys.entries.map(written);
    const isOnLines = startsLine(source, above[0], /^ *(?:- +)*$/);
    const between = isOnLines ? `${lineEndOf(source)}${' '.repeat(own)}` : ', ';
    const whole: Range = [above[0], keys.range[1]];
    const isKept = isOnLines || texts.every((text) => !text.startsWith('#'));
    return /(?:^|\s)#|\n/.test(source.text.slice(...whole)) || !isKept
      ? undefined
      : [replace(whole, texts.join(between))];
  }
  const rest = source.text.slice(above[1], line.start + line.text.length);
  const [first] = keys.entries;
  if (
    !startsLine(source, above[0], /^ *$/) ||
    !/^\s*:\s*$/.test(rest) ||
    first === undefined ||
    !keys.entries.every(isOneLine)
  )
    return undefined;
  const moved = shifted(hangingLines(source, line.number, own), own - columnOf(source, first.keyRange[0]));
  const marked = moved.map((edit) => {
    const entry = keys.entries.find(({ keyRange }) => keyRange[0] === edit.range[1]);
    if (entry === undefined || !before(entry).startsWith('#'))
      return entry === undefined ? edit : { ...edit, text: edit.text + before(entry) };
    return replace([edit.range[0], entry.value.range[1]], edit.text + written(entry));
  });
  return [deleteLines(source, line.number, line.number), ...marked];
}

/** Puts a key above others, and indents them under it; as the first entry of its list, if it has one. */
export function keyAboveKeys(
  source: SourceText,
  keys: readonly Entry[],
  { name, isList }: { readonly name: string; readonly isList: boolean },
): readonly Edit[] | undefined {
  const [first] = keys;
  if (first === undefined || !startsLine(source, first.keyRange[0], /^ *$/)) return undefined;
  const column = columnOf(source, first.keyRange[0]);
  const { start } = lineOf(source, first.keyRange[0]);
  const moved = moveKeys(source, keys, column + (isList ? 4 : 2));
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}`;
  return moved?.map((edit) =>
    edit.range[0] === start ? replace(edit.range, heading + (isList ? `${' '.repeat(column)}  - ` : edit.text)) : edit,
  );
}

/** Writes a key above entries of a list, in a column of its own, and indents them under it. */
export function keyAboveEntries(
  source: SourceText,
  entries: readonly Node[],
  { name, column }: { readonly name: string; readonly column: number },
): readonly Edit[] | undefined {
  const [first] = entries;
  if (first === undefined || !entries.every(({ range }) => startsLine(source, range[0], /^ *- +$/))) return undefined;
  const head = lineOf(source, first.range[0]);
  const dash = head.text.indexOf('-');
  const moved = entries.flatMap(({ range }) => {
    const line = lineOf(source, range[0]);
    return shifted([line, ...hangingLines(source, line.number, dash)], column + 2 - dash);
  });
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}`;
  return moved.map((edit) => (edit.range[0] === head.start ? replace(edit.range, heading + edit.text) : edit));
}

/** Whether the list of a key starts in the column of the key. */
function isListBelow(source: SourceText, start: number): boolean {
  const { number } = lineOf(source, start);
  const column = columnOf(source, start);
  const [next] = hangingLines(source, number, column - 1);
  return next !== undefined && new RegExp(`^ {${column}}- `).test(next.text);
}

/** Lines up to the next key in a column. */
export const withoutSiblings = (lines: readonly Line[], column: number): Line[] =>
  leading(lines, ({ text }) => !new RegExp(`^ {${column}}[^\\s#-]`).test(text));

/** Deletes the line of a list's entry that has nothing after its dash, or only one word. */
export function deleteItem(source: SourceText, range: Range): readonly Edit[] | undefined {
  const line = lineOf(source, range[0]);
  return /^\s*-\s*(?:type:\s+)?(?:[^\s:{[]+\s*)?(?:#[\s\S]*)?$/.test(line.text) &&
    lineOf(source, range[1]).number === line.number
    ? [deleteLines(source, line.number, line.number)]
    : undefined;
}

/** Deletes an entry of the list of a key, and with the last one the key, which would be empty. */
export function deleteFromList(source: SourceText, list: Entry, item: Node): readonly Edit[] | undefined {
  const { value, keyRange } = list;
  return value.kind === 'list' && value.items.length > 1
    ? deleteItem(source, item.range)
    : deleteEntry(source, keyRange);
}

/** A key whose value has nothing in it: `items: []`. */
export function isEmpty(node: Node): boolean {
  if (node.kind === 'list') return node.items.length === 0;
  return node.kind === 'map' ? node.entries.length === 0 : node.value === null || node.value === '';
}

/** Makes keys the one entry of a list: a dash before the first, and the others moved in; or brackets around braces. */
export function keysToList(source: SourceText, map: MapNode): readonly Edit[] | undefined {
  const [start, end] = map.range;
  if (source.text[start] === '{') {
    return [replace([start, start], '['), replace([end, end], ']')];
  }
  const [first] = map.entries;
  if (first === undefined || !startsLine(source, first.keyRange[0], /^\s*$/)) return undefined;
  const from = first.keyRange[0];
  const { number } = lineOf(source, from);
  const rest = hangingLines(source, number, columnOf(source, from) - 1);
  return [replace([from, from], '- '), ...shifted(rest, 2)];
}

/** Takes the dash away from the only entry of a list. */
export function listToKeys(source: SourceText, list: Node): readonly Edit[] | undefined {
  const [only] = list.kind === 'list' && list.items.length === 1 ? list.items : [];
  if (list.kind !== 'list' || only?.kind !== 'map') return undefined;
  const [start, end] = list.range;
  if (source.text[start] === '[') {
    const inside = source.text.slice(only.range[1], end).replace(/\]$/, '').trim();
    const isPlain = inside === '' && source.text.slice(start + 1, only.range[0]).trim() === '';
    return isPlain && source.text[only.range[0]] === '{'
      ? [replace([start, only.range[0]], ''), replace([only.range[1], end], '')]
      : undefined;
  }
  return source.text[start] === '-' ? [replace([start, start + 1], ' ')] : undefined;
}

/** Makes a list of a single text: `points: Fast`. More than one may be meant where there is a comma. */
export function textToList(node: Node): readonly Edit[] | undefined {
  if (node.kind !== 'scalar' || node.style === 'block' || /[,;\n]/.test(node.source)) return undefined;
  const text = node.style === 'plain' ? plainOrQuoted(node.source) : node.source;
  return [replace(node.range, `[${text}]`)];
}

/**
 * Makes the name of something of a key that is alone in its line, and moves the keys below it to another column.
 *
 * @param start what stands before the name then: `- type: `
 */
function keyToName(
  source: SourceText,
  { key, keyRange, value }: Entry,
  { start, column }: { readonly start: string; readonly column: number },
): readonly Edit[] | undefined {
  const line = lineOf(source, keyRange[0]);
  const after = line.text.slice(keyRange[1] - line.start);
  const [first] = value.kind === 'map' ? value.entries : [];
  if (!/^\s*:\s*(?:#.*)?$/.test(after) || source.text[value.range[0]] === '{') return undefined;
  if (first === undefined && !isEmpty(value)) return undefined;
  const colon = keyRange[1] + after.indexOf(':') + 1;
  const heading = replace([keyRange[0], colon], `${start}${plainOrQuoted(key)}`);
  const columns = first === undefined ? 0 : column - columnOf(source, first.keyRange[0]);
  const below = columns === 0 ? [] : hangingLines(source, line.number, columnOf(source, keyRange[0]));
  return [heading, ...shifted(below, columns)];
}

/** A block by its name, and the key that should say it. */
export type NamedBlock = { readonly name: string; readonly key?: string };

/** Writes `type:` in front of a block's name, or another key in front of another name: `- hero` and `- hero:`, with its keys beside or below it. */
export function nameToType(source: SourceText, block: Node, named: NamedBlock): readonly Edit[] | undefined {
  const { name, key: own = 'type' } = named;
  if (block.kind === 'scalar') return [replace(block.range, `${own}: ${name}`)];
  const entry = entryOf(block, name);
  if (entry === undefined || source.text[block.range[0]] === '{') return undefined;
  return keyToName(source, entry, { start: `${own}: `, column: columnOf(source, entry.keyRange[0]) });
}

/** Makes a list of blocks of keys that are named like blocks: `hero:` becomes `- type: hero`, each with its keys below it; or a list of others. */
export function namesToBlocks(source: SourceText, map: MapNode, own = 'type'): readonly Edit[] | undefined {
  const edits = map.entries.map((entry) => {
    const [start] = entry.keyRange;
    const column = columnOf(source, start) + 2;
    return startsLine(source, start, /^\s*$/) ? keyToName(source, entry, { start: `- ${own}: `, column }) : undefined;
  });
  return allOf(edits)?.flat();
}

/** Makes a block of a page's key that is named like one and stands right below the list of blocks. */
export function keyToBlock(source: SourceText, page: MapNode, key: string): readonly Edit[] | undefined {
  const index = page.entries.findIndex((entry) => entry.key === key);
  const [entry, blocks] = [page.entries[index], page.entries[index - 1]];
  if (entry?.value.kind !== 'map' || blocks?.key !== 'blocks' || blocks.value.kind !== 'list') return undefined;
  const [dash] = blocks.value.range;
  const column = columnOf(source, dash);
  const start = `${' '.repeat(column)}- type: `;
  return source.text[dash] === '-' ? keyToName(source, entry, { start, column: column + 2 }) : undefined;
}

/** Puts `blocks:` above a list that is the whole file. */
export function listToBlocks(source: SourceText, list: Node): readonly Edit[] | undefined {
  const isBlocks =
    list.kind === 'list' && list.items.length > 0 && list.items.every((item) => entryOf(item, 'type') !== undefined);
  if (!isBlocks || source.text[list.range[0]] !== '-') return undefined;
  const { start } = lineOf(source, list.range[0]);
  return [insert(start, `blocks:${lineEndOf(source)}`)];
}
