import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type ListNode, type MapNode, type Node, textOf } from '../../yaml/syntax/tree.ts';
import { columnOf, type Edit, hangingLines, lineEndOf, replace, shifted, startsLine } from '../../yaml/text/edits.ts';
import { lineOf, type SourceText } from '../../yaml/text/source.ts';
import { blockInWords, blockNames, resolve, schemaOf } from '../schemas/schemas.ts';
import type { RepairedList } from './extra-dashes.ts';

/** Puts entries that stand among the blocks, such as `- question:`, under the block above that lacks its list of them. */
export function gatherEntries(source: SourceText, list: ListNode): RepairedList {
  const items: Node[] = [];
  const mistakes: Finding[] = [];
  for (let at = 0; at < list.items.length; at += 1) {
    const block = list.items[at];
    if (block === undefined) break;
    const found = block.kind === 'map' ? entriesBelow(block, list.items, at + 1) : undefined;
    if (block.kind !== 'map' || found === undefined) {
      items.push(block);
      continue;
    }
    const [first, last] = [found.entries[0], found.entries.at(-1)];
    const keyRange = first?.entries[0]?.keyRange ?? block.range;
    const range = [keyRange[0], last?.range[1] ?? keyRange[1]] as const;
    const entry: Entry = { key: found.name, keyRange, value: { kind: 'list', range, items: found.entries } };
    items.push({ ...block, entries: [...block.entries, entry] });
    mistakes.push(mistakeOf(source, block, found));
    at += found.entries.length;
  }
  return { list: { ...list, items }, mistakes };
}

type EntriesBelow = { readonly name: string; readonly type: string; readonly entries: readonly MapNode[] };

/** The items from `start` on that a list of the block would take. Copies none of the others: there may be many. */
function entriesBelow(block: MapNode, items: readonly Node[], start: number): EntriesBelow | undefined {
  // Below most blocks stands another one, or none.
  if (start === items.length || entryOf(items[start], 'type') !== undefined) return undefined;
  const type = textOf(block, 'type') ?? '';
  if (!blockNames().includes(type)) return undefined;
  const [found, ...others] = Object.entries(schemaOf(`blocks/${type}`).properties ?? {}).flatMap(([name, property]) => {
    const { items: each } = resolve(property).schema;
    if (each === undefined || entryOf(block, name) !== undefined) return [];
    const { properties = {}, required = [] } = resolve(each).schema;
    const fits = (item: Node): item is MapNode =>
      item.kind === 'map' &&
      required.length > 0 &&
      required.every((key) => entryOf(item, key) !== undefined) &&
      item.entries.every(({ key }) => Object.hasOwn(properties, key) && key !== 'type');
    const entries: MapNode[] = [];
    for (let at = start; at < items.length; at += 1) {
      const item = items[at];
      if (item === undefined || !fits(item)) break;
      entries.push(item);
    }
    return entries.length === 0 ? [] : [{ name, type, entries }];
  });
  return others.length > 0 ? undefined : found;
}

function mistakeOf(source: SourceText, block: MapNode, { name, type, entries }: EntriesBelow): Finding {
  const [first] = entries;
  const above = first?.entries.map(({ key }) => key) ?? [];
  const facts = { key: name, where: blockInWords(type), example: '', description: '', above, isEntry: true };
  const place = first?.entries[0]?.keyRange ?? block.range;
  return withEdits(finding('missing-key', inText(source, place), facts), underKey(source, block, { name, entries }));
}

/** Writes a key below the other keys of a block, and indents entries under it. */
function underKey(
  source: SourceText,
  block: MapNode,
  { name, entries }: Omit<EntriesBelow, 'type'>,
): readonly Edit[] | undefined {
  const [key] = block.entries;
  const starts = entries.flatMap((entry) => entry.entries[0]?.keyRange[0] ?? []);
  const [first] = starts;
  if (key === undefined || first === undefined) return undefined;
  if (!starts.every((start) => startsLine(source, start, /^ *- +$/))) return undefined;
  const column = columnOf(source, key.keyRange[0]);
  const head = lineOf(source, first);
  const dash = head.text.indexOf('-');
  const moved = starts.flatMap((start) => {
    const line = lineOf(source, start);
    return shifted([line, ...hangingLines(source, line.number, dash)], column + 2 - dash);
  });
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}`;
  return moved.map((edit) => (edit.range[0] === head.start ? replace(edit.range, heading + edit.text) : edit));
}
