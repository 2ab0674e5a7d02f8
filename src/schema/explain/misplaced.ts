import { addAll } from '../../model/lists.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type ListNode, type MapNode, type Node, startOf } from '../../yaml/syntax/tree.ts';
import { rewrite } from '../../yaml/text/edits.ts';
import { lineOf } from '../../yaml/text/source.ts';
import { indentKeys, keyAboveList } from '../edits/under-keys.ts';
import { isOfPage } from '../schemas/habits.ts';
import { below, resolve, type Schema } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import { withoutExtraDashes } from './extra-dashes.ts';
import { textGoesOn } from './going-on.ts';
import { childOf, type Instance, whereOf } from './instance.ts';
import { keysMovedIn, keysMovedOut, keysUnwrapped, type Moved } from './levels.ts';
import { keysWithoutParent, keyWithoutSpace, linksForColumns, thirdLevel } from './parents.ts';

/** Keys with all that stands elsewhere put where it belongs, and what is to be said of that. */
export type PlacedKeys = { readonly root: MapNode; readonly mistakes: readonly Finding[] };

/** Puts keys under the empty key above them, a list under the one key that may have it, and the keys of an entry together. */
export function putUnderKeys(whole: Instance<MapNode>): PlacedKeys {
  const mistakes: Finding[] = [];
  const inNode = (instance: Instance): Node => {
    const { source, node, schema, isSound } = instance;
    const inItem = (item: Node, at: number): Node => (isSound?.(item) ? item : inNode(childOf(instance, at, item)));
    // Of what its schema says nothing, nobody knows what belongs where.
    if (schema.properties === undefined && schema.items === undefined) return node;
    if (node.kind === 'map') return inMap({ ...instance, node });
    if (node.kind === 'scalar' || schema.items === undefined) return node;
    const { schema: inner } = resolve(schema.items);
    const joined = withoutExtraDashes(source, node, () => inner);
    addAll(mistakes, joined.mistakes);
    return { ...joined.list, items: joined.list.items.map(inItem) };
  };
  const inMap = (map: Instance<MapNode>): MapNode => {
    const entries: Entry[] = [];
    for (let at = 0; at < map.node.entries.length; at += 1) {
      const entry = map.node.entries[at];
      if (entry === undefined) break;
      const moved = keysMoved(map, at);
      if (moved !== undefined) {
        mistakes.push(moved.mistake);
        addAll(entries, moved.entries);
        at += moved.taken - 1;
        continue;
      }
      const found = keysBelow(map, at) ?? listBelow(map, entry);
      if (found !== undefined) mistakes.push(found.mistake);
      at += found?.taken ?? 0;
      const isLeaf = entry.value.kind === 'scalar';
      const value = found?.value ?? (isLeaf ? entry.value : inNode(childOf(map, entry.key, entry.value)));
      entries.push(value === entry.value ? entry : { ...entry, value });
    }
    return { ...map.node, entries };
  };
  const root = inMap(whole);
  return mistakes.length === 0 ? { root: whole.node, mistakes } : { root, mistakes };
}

/** Keys that are not where they belong, from one on, and where they do. */
function keysMoved(map: Instance<MapNode>, at: number): Moved | undefined {
  // What YAML cannot place is another mistake, and so is anything below a key that nobody knows.
  const { properties } = map.schema;
  if (properties === undefined) return undefined;
  const [entry, next] = [map.node.entries[at], map.node.entries[at + 1]];
  const isKnown = (each: Entry): boolean => Object.hasOwn(properties, each.key);
  // Most keys have a single value, and stand where they belong, and so does the next one.
  if (entry?.value.kind === 'scalar' && isKnown(entry) && (next === undefined || isKnown(next)))
    return textOfPage(map, at);
  return (
    keyWithoutSpace(map, at) ??
    textGoesOn(map, at) ??
    textOfPage(map, at) ??
    keysMovedIn(map, at) ??
    keysMovedOut(map, at) ??
    keysUnwrapped(map, at) ??
    keysWithoutParent(map, at) ??
    linksForColumns(map, at) ??
    thirdLevel(map, at)
  );
}

/** What other builders call the text of a page. */
const TEXT = /^(?:content|text|markdown|html|article|main)$/i;

/** `content: |` at the top of a page, with the text of the page below it: here it is its body. */
function textOfPage(map: Instance<MapNode>, at: number): Moved | undefined {
  const { source, node } = map;
  const entry = node.entries[at];
  const where = whereOf(map);
  if (!isOfPage(where) || entry === undefined || !TEXT.test(entry.key)) return undefined;
  if (entry.value.kind !== 'scalar' || typeof entry.value.value !== 'string') return undefined;
  if (entryOf(node, 'body') !== undefined) return undefined;
  const facts = { key: entry.key, where, suggestion: 'body', known: [] };
  const mistake = finding('unknown-key', inText(source, entry.keyRange), facts);
  // Beside blocks, the text may belong into one of them.
  const isSure = entryOf(node, 'blocks') === undefined;
  const edits = [rewrite(source, entry.keyRange, 'body')];
  return { mistake: withAnswer(mistake, edits, isSure), entries: [{ ...entry, key: 'body' }], taken: 1 };
}

/** What belongs under a key, and how many of the keys after it that takes away. */
type PutBelow = { readonly mistake: Finding; readonly value: Node; readonly taken: number };

/** `image:`, and `src: /a.png` below it in the same column. */
function keysBelow({ source, node, schema }: Instance<MapNode>, at: number): PutBelow | undefined {
  const entry = node.entries[at];
  const inner = entry === undefined ? undefined : below(schema, entry.key)?.schema;
  if (entry?.value.kind !== 'scalar' || entry.value.value !== null || inner?.properties === undefined) return undefined;
  const rest = node.entries.slice(at + 1);
  const end = rest.findIndex((each) => !isMeantBelow(each, inner, schema));
  const keys = rest.slice(0, end === -1 ? undefined : end);
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined || !Object.hasOwn(inner.properties, first.key)) return undefined;
  const edits = indentKeys(source, [entry, ...keys], rest[keys.length]);
  if (edits === undefined) return undefined;
  const facts = { line: lineOf(source, entry.keyRange[0]).number, key: entry.key, keys: keys.map(({ key }) => key) };
  const value: MapNode = { kind: 'map', range: [first.keyRange[0], last.value.range[1]], entries: keys };
  const mistake = withEdits(finding('missing-indent', inText(source, first.keyRange), facts), edits);
  return { mistake, value, taken: keys.length };
}

/** Whether a key means something below, and not where it stands; also one of another kind, if a text is written. */
function isMeantBelow({ key, value }: Entry, inner: Schema, outer: Schema): boolean {
  const [here, there] = [below(outer, key)?.schema, below(inner, key)?.schema];
  if (here !== undefined) {
    const isText = value.kind === 'scalar' && value.value !== null;
    return isText && there?.type === 'string' && (here.type === 'object' || here.type === 'array');
  }
  if (there !== undefined) return true;
  const isNear = (schema: Schema): boolean => nearest(key, Object.keys(schema.properties ?? {})) !== undefined;
  return isNear(inner) && !isNear(outer);
}

/** `nav:` with its list right below, where `items:` should stand between them. */
function listBelow({ source, schema }: Instance, entry: Entry): PutBelow | undefined {
  const { key, value } = entry;
  const inner = below(schema, key)?.schema;
  if (value.kind !== 'list' || inner?.type !== 'object') return undefined;
  const lists = Object.keys(inner.properties ?? {}).filter((name) => below(inner, name)?.schema.type === 'array');
  const [name, ...others] = lists;
  if (name === undefined || others.length > 0 || !isListOf(value, below(inner, name)?.schema.items)) return undefined;
  const edits = keyAboveList(source, entry, name);
  if (edits === undefined) return undefined;
  const facts = { key, wanted: 'keys', found: 'list', example: '', above: name } as const;
  const mistake = withEdits(finding('wrong-kind', inText(source, startOf(value)), facts), edits);
  const entries = [{ key: name, keyRange: startOf(value), value }];
  return { mistake, value: { kind: 'map', range: value.range, entries }, taken: 0 };
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
