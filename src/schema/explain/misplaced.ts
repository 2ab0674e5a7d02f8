import { addAll } from '../../model/lists.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { rewrite } from '../../yaml/text/edits.ts';
import { isOfPage } from '../schemas/habits.ts';
import { resolve } from '../schemas/schemas.ts';
import { textGoesOn } from './going-on.ts';
import { childOf, type Instance, whereOf } from './instance.ts';
import { keysMovedIn, keysMovedOut, keysUnwrapped } from './levels.ts';
import { listBelow, withoutExtraDashes } from './misplaced-entries.ts';
import { asMoved, type Moved } from './moved.ts';
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
    const joined = withoutExtraDashes(source, node.items, () => inner);
    addAll(mistakes, joined.mistakes);
    return { ...node, items: joined.row.map(inItem) };
  };
  const inMap = (map: Instance<MapNode>): MapNode => {
    const inEntry = (entry: Entry): Entry => {
      const value = entry.value.kind === 'scalar' ? entry.value : inNode(childOf(map, entry.key, entry.value));
      return value === entry.value ? entry : { ...entry, value };
    };
    const placed = asMoved(map.node.entries, (at) => keysMoved(map, at), inEntry);
    addAll(mistakes, placed.mistakes);
    return { ...map.node, entries: placed.row };
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
  const isFilled = entry?.value.kind === 'scalar' && entry.value.value !== null;
  if (isFilled && isKnown(entry) && (next === undefined || isKnown(next))) return textOfPage(map, at);
  return (
    keyWithoutSpace(map, at) ??
    textGoesOn(map, at) ??
    textOfPage(map, at) ??
    keysMovedIn(map, at) ??
    keysMovedOut(map, at) ??
    keysUnwrapped(map, at) ??
    keysWithoutParent(map, at) ??
    linksForColumns(map, at) ??
    thirdLevel(map, at) ??
    listBelow(map, at)
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
