import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import {
  type Entry,
  entryOf,
  type ListNode,
  type MapNode,
  type Node,
  startOf,
  textOf,
} from '../../yaml/syntax/tree.ts';
import { columnOf, replace } from '../../yaml/text/edits.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { keyAboveEntries } from '../edits/levels.ts';
import { isWhole } from '../schemas/can-hold.ts';
import { below, blockInWords, blockNames, resolve, type Schema, schemaOf } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import type { Instance } from './instance.ts';
import { type AsMoved, asMoved, type Moved } from './moved.ts';

/** `nav:` with its list right below, where `items:` should stand between them. */
export function listBelow({ source, schema }: Instance, entry: Entry): Moved | undefined {
  const inner = below(schema, entry.key)?.schema;
  if (entry.value.kind !== 'list' || inner?.type !== 'object') return undefined;
  const { key, keyRange, value } = entry;
  const lists = Object.keys(inner.properties ?? {}).filter((each) => {
    const list = below(inner, each)?.schema;
    return list?.type === 'array' && isListOf(value, list.items);
  });
  const [name, ...others] = lists;
  if (name === undefined || others.length > 0) return undefined;
  const edits = keyAboveEntries(source, value.items, { name, column: columnOf(source, keyRange[0]) + 2 });
  if (edits === undefined) return undefined;
  const facts = { key, wanted: 'keys', found: 'list', example: '', above: name } as const;
  const mistake = withEdits(finding('wrong-kind', inText(source, startOf(value)), facts), edits);
  const entries = [{ key: name, keyRange: startOf(value), value }];
  return { mistake, entries: [{ ...entry, value: { kind: 'map', range: value.range, entries } }], taken: 1 };
}

/** Whether all entries of a list have no other keys than these, by their own names or others, and one at least that they need. */
function isListOf({ items }: ListNode, entry: Schema | undefined): boolean {
  const { properties = {}, required = [] } = entry === undefined ? {} : resolve(entry).schema;
  const known = Object.keys(properties);
  const namesOf = ({ entries }: MapNode): (string | undefined)[] => {
    const present = entries.map(({ key }) => key);
    const missing = required.filter((key) => !present.includes(key));
    return present.map((key) => (known.includes(key) ? key : meantKey(key, { known, missing, present })));
  };
  return items.every((item) => {
    const names = item.kind === 'map' ? namesOf(item) : [undefined];
    return !names.includes(undefined) && required.some((key) => names.includes(key));
  });
}

/** Puts entries that stand among the blocks, such as `- question:`, under the block above that lacks its list of them. */
export function gatherEntries(source: SourceText, blocks: readonly Node[]): AsMoved<Node> {
  return asMoved(blocks, (block, at) => {
    const found = block.kind === 'map' ? entriesBelow(block, blocks, at + 1) : undefined;
    const [first, last] = [found?.entries[0], found?.entries.at(-1)];
    if (block.kind !== 'map' || found === undefined || first === undefined || last === undefined) return undefined;
    const { name, type, entries } = found;
    const keyRange = first.entries[0]?.keyRange ?? block.range;
    const above = first.entries.map((each) => each.key);
    const facts = { key: name, where: blockInWords(type), example: '', description: '', above, isEntry: true };
    const column = keyColumn(source, block);
    const edits = keyAboveEntries(source, entries, { name, column });
    const value: ListNode = { kind: 'list', range: [keyRange[0], last.range[1]], items: entries };
    return {
      mistake: withEdits(finding('missing-key', inText(source, keyRange), facts), edits),
      entries: [{ ...block, entries: [...block.entries, { key: name, keyRange, value }] }],
      taken: entries.length + 1,
    };
  });
}

/** The items from `start` on that a list of the block would take. Copies none of the others: there may be many. */
function entriesBelow(block: MapNode, items: readonly Node[], start: number) {
  // Below most blocks stands another one, or none.
  if (start === items.length || entryOf(items[start], 'type') !== undefined) return undefined;
  const type = textOf(block, 'type') ?? '';
  if (!blockNames().includes(type)) return undefined;
  const [found, ...others] = Object.entries(schemaOf(`blocks/${type}`).properties ?? {}).flatMap(([name, property]) => {
    const { items: each } = resolve(property).schema;
    if (each === undefined || entryOf(block, name) !== undefined) return [];
    const { schema } = resolve(each);
    const fits = (item: Node): item is MapNode =>
      (schema.required ?? []).length > 0 && isWhole(schema, item) && entryOf(item, 'type') === undefined;
    const entries: MapNode[] = [];
    for (let at = start, item = items[at]; item !== undefined && fits(item); item = items[at]) {
      entries.push(item);
      at += 1;
    }
    return entries.length === 0 ? [] : [{ name, type, entries }];
  });
  return others.length > 0 ? undefined : found;
}

/**
 * Puts the keys of an entry together where each has a dash of its own: `- label: Call`, and `- href: /` below it.
 *
 * @param schemaOf what an entry may have that begins with some key
 */
export function withoutExtraDashes(
  source: SourceText,
  items: readonly Node[],
  schemaOf: (first: MapNode) => Schema | undefined,
): AsMoved<Node> {
  return asMoved(items, (item, at) => {
    const schema = item.kind === 'map' && item.entries.length === 1 ? schemaOf(item) : undefined;
    const [first, ...others] = schema === undefined ? [] : partsOf(source, items.slice(at, at + MOST_PARTS), schema);
    const last = others.at(-1);
    if (first === undefined || last === undefined) return undefined;
    const entries = [first, ...others].flatMap((part) => part.entries);
    return {
      mistake: extraDashes(source, first, others),
      entries: [{ kind: 'map', range: [first.range[0], last.range[1]], entries }],
      taken: others.length + 1,
    };
  });
}

/** How many keys of one entry may have a dash each. */
const MOST_PARTS = 50;

/** The first of some entries that begin at their dash, and those after it that have one other key of the same entry each. */
function partsOf(source: SourceText, items: readonly Node[], { properties = {}, required = [] }: Schema): MapNode[] {
  const parts: MapNode[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    const [only, ...others] = item.kind === 'map' && dashOf(source, item) !== undefined ? item.entries : [];
    if (item.kind !== 'map' || only === undefined || others.length > 0) break;
    // Two entries that lack nothing stay two.
    const isPart = parts.length === 0 || required.some((key) => key !== only.key || !seen.has(key));
    if (!isPart || !Object.hasOwn(properties, only.key) || seen.has(only.key)) break;
    seen.add(only.key);
    parts.push(item);
  }
  return parts;
}

function keyColumn(source: SourceText, { entries, range }: MapNode): number {
  return columnOf(source, entries[0]?.keyRange[0] ?? range[0]);
}

/** The dash before the first key of an entry, if nothing else stands there. */
function dashOf(source: SourceText, { entries, range }: MapNode): Range | undefined {
  const key = entries[0]?.keyRange[0] ?? range[0];
  const line = lineOf(source, key);
  const before = line.text.slice(0, key - line.start);
  const start = line.start + before.indexOf('-');
  return /^ *- +$/.test(before) ? [start, start + 1] : undefined;
}

function extraDashes(source: SourceText, first: MapNode, others: readonly MapNode[]): Finding {
  const dashes = others.map((part) => dashOf(source, part)).filter((dash) => dash !== undefined);
  const [place = first.range] = dashes;
  const keys = others.flatMap(({ entries }) => entries.map(({ key }) => key));
  const facts = { first: first.entries[0]?.key ?? '', keys };
  const edits = dashes.map((dash) => replace(dash, ' '));
  return withEdits(finding('extra-dash', inText(source, place), facts), edits);
}
