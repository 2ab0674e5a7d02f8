import { leading } from '../../model/lists.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node, startOf, textOf } from '../../yaml/syntax/tree.ts';
import { columnOf, replace } from '../../yaml/text/edits.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { keyAboveEntries, moveKeys, unwrapKeys } from '../edits/entries.ts';
import { isWhole } from '../schemas/can-hold.ts';
import { isOfPage, nameAt, ownAt, placeOf, wordAt } from '../schemas/dictionary.ts';
import { below, blockInWords, blockNames, has, type Schema, schemaAt, schemaOf } from '../schemas/schemas.ts';
import { isWrapper, meantKey } from '../schemas/synonyms.ts';
import { type AsMoved, asMoved, type Instance, type Moved, misplacedKey, whereOf } from './instance.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

/** `- label: Go`, and `href: /` below it in the column of the list's key; `mode: dark` below the keys of `theme`, or in the column of `theme:`. */
export function keysMovedIn(map: Instance<MapNode>, entry: Entry, at: number): Moved | undefined {
  const { source, node, schema: outer } = map;
  const target = lastKeys(map, entry);
  if (target === undefined) return undefined;
  const { keys, schema, isEntry } = target;
  const strays = leading(node.entries.slice(at + 1), (each) => isMeantIn(each, target, outer));
  const [first, last] = [strays[0], strays.at(-1)];
  if (first === undefined || last === undefined || !has(schema, first.key)) return undefined;
  // An entry that lacks nothing may not be where they belong.
  if (isEntry && !strays.some(({ key }) => schema.required?.includes(key))) return undefined;
  const [beside] = keys.entries;
  const lineOfKey = ({ keyRange }: Entry): number => lineOf(source, keyRange[0]).number;
  const facts = {
    line: lineOfKey((isEntry ? beside : undefined) ?? entry),
    key: entry.key,
    keys: strays.map(({ key }) => key),
    isEntry,
    ...(beside === undefined ? {} : { beside: { key: beside.key, line: lineOfKey(beside) } }),
  };
  const mistake = finding('missing-indent', inText(source, first.keyRange), facts);
  const column = beside === undefined ? columnOf(source, entry.keyRange[0]) + 2 : columnOf(source, beside.keyRange[0]);
  const range: Range = [(beside ?? first).keyRange[0], last.value.range[1]];
  const filled = withLastKeys(entry, { ...keys, range, entries: [...keys.entries, ...strays] });
  return {
    mistake: withEdits(mistake, moveKeys(source, strays, column)),
    entries: [filled],
    taken: strays.length + 1,
  };
}

function withLastKeys(entry: Entry, keys: MapNode): Entry {
  const { value } = entry;
  return { ...entry, value: value.kind === 'list' ? { ...value, items: [...value.items.slice(0, -1), keys] } : keys };
}

/** Whether a key means something among others, and not where it is; of two meanings, the one that its text fits. */
function isMeantIn(
  { key, value }: Entry,
  { keys, schema, isEntry }: NonNullable<ReturnType<typeof lastKeys>>,
  outer: Schema,
): boolean {
  if (entryOf(keys, key) !== undefined) return false;
  const [here, there] = [below(outer, key)?.schema, below(schema, key)?.schema];
  if (here !== undefined) {
    const isText = value.kind === 'scalar' && value.value !== null;
    return !isEntry && isText && there?.type === 'string' && (here.type === 'object' || here.type === 'array');
  }
  const isNear = (other: Schema): boolean => nearest(key, Object.keys(other.properties ?? {})) !== undefined;
  return there !== undefined || (isNear(schema) && !isNear(outer));
}

/** `title: Hi` below the keys of `image`, in their column, where the block around them should have it. */
export function keysMovedOut(map: Instance<MapNode>, entry: Entry): Moved | undefined {
  const { source, node } = map;
  const target = lastKeys(map, entry);
  if (target === undefined) return undefined;
  const { keys, schema } = target;
  const isOut = (each: Entry): boolean =>
    !has(schema, each.key) &&
    entryOf(node, each.key) === undefined &&
    fitsIn(map, each) &&
    // What a key means in one entry of a list, it means in all.
    !(entry.value.kind === 'list' && entry.value.items.filter((item) => entryOf(item, each.key)).length > 1) &&
    (!NAMES_OF_TEXTS.test(each.key) || map.schema.required?.includes(each.key) === true || each.key === 'caption');
  const start = keys.entries.findLastIndex((each) => !isOut(each)) + 1;
  const strays = keys.entries.slice(start);
  const [first] = strays;
  if (first === undefined || start === 0) return undefined;
  const { number: line } = lineOf(source, entry.keyRange[0]);
  const mistake = misplacedKey(source, first, {
    where: target.where,
    advice: { why: 'moved-out', where: whereOf(map), count: strays.length, beside: entry.key, line },
  });
  const edits = moveKeys(source, strays, columnOf(source, entry.keyRange[0]));
  const rest = withLastKeys(entry, { ...keys, entries: keys.entries.slice(0, start) });
  return { mistake: withEdits(mistake, edits), entries: [rest, ...strays], taken: 1 };
}

/** `content:` with keys below it that belong where it stands. Of a group that may be somebody's, such as `author`, they are none of them. */
export function keysUnwrapped(map: Instance<MapNode>, entry: Entry): Moved | undefined {
  const { source, node, schema } = map;
  const { value } = entry;
  if (value.kind !== 'map') return undefined;
  const place = placeOf(map);
  const { form } = ownAt(place, entry.key, 'map') ?? wordAt(place, entry.key) ?? {};
  const isCalledSo = form?.as === 'keys';
  if (!isCalledSo && (has(schema, entry.key) || isMeantAsKeys(map, entry.key, value))) return undefined;
  if (!isCalledSo && !isWrapper(entry.key) && entry.key !== textOf(node, 'type')) return undefined;
  const nameOf = ({ key }: Entry): string => (form?.under ?? '') + key;
  const isThere = (each: Entry): boolean => {
    const key = nameOf(each);
    const names = key === entry.key ? [] : [key, nameAt(place, key)];
    return node.entries.some((other) => other !== entry && names.includes(other.key));
  };
  const said = value.entries.filter(isThere);
  const free = value.entries.flatMap((each) => (said.includes(each) ? [] : { ...each, key: nameOf(each) }));
  const belongs = ({ key }: Entry): boolean => has(schema, key) || wordAt(place, key) !== undefined;
  // Of a page, what is said already stays as a comment.
  if (said.length > 0 && !isOfPage(map.owner)) return undefined;
  if (free.length > 0 && !free.some(belongs)) return undefined;
  const where = whereOf(map);
  const mistake = misplacedKey(source, entry, { where, advice: { why: 'unwrapped', where } });
  const before = (each: Entry): string => (said.includes(each) ? '# ' : (form?.under ?? ''));
  const edits = unwrapKeys(source, entry.keyRange, { keys: value, before });
  return { mistake: withEdits(mistake, edits), entries: free, taken: 1 };
}

/** Whether a key is another one misspelt that may have these keys below it. */
function isMeantAsKeys({ node, schema }: Instance<MapNode>, key: string, { entries }: MapNode): boolean {
  const known = Object.keys(schema.properties ?? {});
  const meant = meantKey(key, { known, present: node.entries.map((each) => each.key) });
  const inner = below(schema, meant ?? '')?.schema;
  return inner !== undefined && entries.some((each) => has(inner, each.key));
}

const KINDS = { list: 'array', map: 'object', scalar: undefined };

/** Whether a key may have its value somewhere. A page has other pictures than its blocks. */
function fitsIn(map: Instance, { key, value }: Entry): boolean {
  const type = below(map.schema, key)?.schema.type;
  if (type === undefined || (isOfPage(whereOf(map)) && key === 'image')) return false;
  return KINDS[value.kind] === (type === 'object' || type === 'array' ? type : undefined);
}

/**
 * The keys below a key, or those of the last entry of the list below it; undefined unless they stand on lines of their own,
 * where others could belong next to them. Below a key without a value, there are none.
 */
function lastKeys(map: Instance, { key, value }: Entry) {
  const { source } = map;
  const schema = below(map.schema, key)?.schema;
  const isEntry = value.kind === 'list';
  const own = isEntry ? value.items.at(-1) : value;
  const isEmpty = own === value && own.kind === 'scalar' && own.value === null && own.source === '';
  const keys: Node | undefined = isEmpty ? { kind: 'map', range: own.range, entries: [] } : own;
  if (schema === undefined || keys?.kind !== 'map') return undefined;
  if ([map.node, value, keys].some((node) => isFlow(source, node))) return undefined;
  if (isOfPage(whereOf(map)) && key === 'blocks') {
    const type = textOf(keys, 'type') ?? '';
    if (!blockNames().includes(type)) return undefined;
    return { keys, schema: schemaOf(`blocks/${type}`), isEntry, where: blockInWords(type) };
  }
  const inner = isEntry ? below(schema, 0)?.schema : schema;
  if (inner?.properties === undefined) return undefined;
  return { keys, schema: inner, isEntry, where: isEntry ? `an entry of "${key}"` : `"${key}"` };
}

const isFlow = ({ text }: SourceText, { range: [start] }: Node): boolean => /[[{]/.test(text.charAt(start));

/** `nav:` with its list right below, where `items:` should stand between them. */
export function listBelow({ source, schema }: Instance, entry: Entry): Moved | undefined {
  const inner = below(schema, entry.key)?.schema;
  if (entry.value.kind !== 'list' || inner?.type !== 'object') return undefined;
  const { key, keyRange, value } = entry;
  const lists = Object.keys(inner.properties ?? {}).filter((each) => {
    return schemaAt(inner, each).type === 'array' && isListOf(value.items, schemaAt(inner, each, 0));
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
function isListOf(items: readonly Node[], { properties = {}, required = [] }: Schema): boolean {
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
    const value: Node = { kind: 'list', range: [keyRange[0], last.range[1]], items: entries };
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
  const outer = schemaOf(`blocks/${type}`);
  const [found, ...others] = Object.keys(outer.properties ?? {}).flatMap((name) => {
    const schema = schemaAt(outer, name, 0);
    if ((schema.required ?? []).length === 0 || entryOf(block, name) !== undefined) return [];
    const fits = (item: Node): item is MapNode => isWhole(schema, item) && entryOf(item, 'type') === undefined;
    const entries: MapNode[] = [];
    for (let item = items[start]; item !== undefined && fits(item); item = items[start + entries.length])
      entries.push(item);
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
