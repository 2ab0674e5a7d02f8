import type { KeyAdvice } from '../../diagnostics/messages/told.ts';
import { nearest } from '../../values/suggest.ts';
import type { ValueType } from '../../values/value-types.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node, valueAt } from '../../yaml/syntax/tree.ts';
import { rewrite } from '../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import { lineOf } from '../../yaml/text/source.ts';
import { canHold, canHoldEntries } from '../schemas/can-hold.ts';
import { adviceAt, isOfPage, ownAt, placeOf, wordAt, wordOf } from '../schemas/dictionary.ts';
import { below, schemaAt } from '../schemas/schemas.ts';
import { calledAt, isCalled, isSlipOfKey, type Keys, keysMeant, meantKey } from '../schemas/synonyms.ts';
import { exampleFor, lineFor } from './example.ts';
import { oneIn } from './in-flow.ts';
import { childOf, type Instance, whereOf } from './instance.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

/** The key that was meant. One that is only called so elsewhere must be able to have the value. */
function keyMeantBy(map: Instance<MapNode>, entry: Entry, keys: Keys): string | undefined {
  const { key, value } = entry;
  const { known, missing = [], present = [], place = '' } = keys;
  if (ownAt(place, key, value.kind)?.advice !== undefined || wordAt(place, key)?.form?.as === 'told') return undefined;
  const meant = meantKey(key, keys) ?? listMeant(map, entry, missing) ?? textMeant(map, entry, missing);
  if (meant === undefined) return meant;
  // Two of a name are the next mistake, and another builder's key is no key of ours that is only spelt alike.
  // `published: true` is such a key, and no slip of `publishAt`. One that names a kind was understood before.
  const isOther = meant === 'kind' || calledAt(place, key, [meant]) === undefined;
  if (present.includes(meant) || (isOther && habitOf(map, key) !== undefined)) return undefined;
  if (nearest(key, [meant]) !== undefined) return meant;
  if (canHold(meant, schemaAt(map.schema, meant), value)) return meant;
  const without = (names: readonly string[]): string[] => names.filter((name) => name !== meant);
  return keyMeantBy(map, entry, { ...keys, known: without(known), missing: without(missing) });
}

/** The only text that is missing, for a key that says no more than that a text follows: `label:` alone in an announcement. */
function textMeant({ schema }: Instance, { key, value }: Entry, missing: readonly string[]): string | undefined {
  if (!NAMES_OF_TEXTS.test(key) || value.kind !== 'scalar') return undefined;
  const texts = missing.filter((name) => isOfWords(below(schema, name)?.kind));
  return texts.length === 1 ? texts[0] : undefined;
}

/** The only list that is missing, if entries below a key that nobody knows can be in it: `godziny:` with `days:` and `hours:`. */
function listMeant(map: Instance, { key, value }: Entry, missing: readonly string[]): string | undefined {
  const isOfKeys = value.kind === 'list' && value.items.every(({ kind }) => kind === 'map');
  const [first] = isOfKeys ? value.items : [];
  const lists = missing.filter((name) => {
    const known = entriesOf(map, name).schema.properties;
    // What is a list in its entries may be that of one of them.
    const own = schemaAt(map.schema, name, 0, key).type;
    const isOne = first?.kind === 'map' && first.entries.some((entry) => Object.hasOwn(known ?? {}, entry.key));
    return known !== undefined && own !== 'array' && (isOne || canBeEntries(map, name, value));
  });
  return first !== undefined && lists.length === 1 ? lists[0] : undefined;
}

/** Whether the only list of entries beside what a map knows is surely that of a key: nothing else can be meant. */
export function isOnlyList(map: Instance<MapNode>, { key, value }: Entry, name: string): boolean {
  const { node, schema } = map;
  const isOfKeys = (each: Node): boolean => each.kind === 'list' && each.items.some(({ kind }) => kind === 'map');
  const lists = node.entries.filter((each) => below(schema, each.key) === undefined && isOfKeys(each.value));
  return (
    schema.required?.includes(name) === true &&
    lists.length === 1 &&
    lists[0]?.value === value &&
    entriesOf(map, name).schema.properties?.[key] === undefined &&
    (canBeEntries(map, name, value) || meantKey(key, { known: [name], missing: [name], place: placeOf(map) }) === name)
  );
}

/** Whether a value can be that of a key, with what its entries are called at this place. */
export function canBeEntries(map: Instance, name: string, value: Node): boolean {
  const { place, list } = entriesOf(map, name);
  return canHoldEntries(list, value, place);
}

function entriesOf({ owner, path, schema: outer }: Instance, name: string) {
  const [list, schema] = [schemaAt(outer, name), schemaAt(outer, name, 0)];
  return { list, schema, place: placeOf({ owner, path: [...path, name], schema }) };
}

/** A key that takes the name another one would have, too. */
export type Rival = { readonly entry: Entry; readonly name: string };

/**
 * Texts under keys in another script, which nobody knows, are in the order of the texts that are missing, where there are as many:
 * `სათაური` and `აღწერა` for a title and a description.
 */
function inTheirOrder({ node, schema }: Instance, meant: Meant, missing: readonly string[]) {
  const isText = (key: string): boolean => entryOf(node, key)?.value.kind === 'scalar';
  const taken = new Set(meant.values());
  const keys = [...meant].flatMap(([key, name]) =>
    name === undefined && !/\p{Script=Latin}/u.test(key) && /\p{L}/u.test(key) && isText(key) ? key : [],
  );
  const names = missing.filter((name) => !taken.has(name) && below(schema, name)?.schema.type === 'string');
  return keys.length === names.length ? keys.map((key, at) => [key, names[at] ?? key] as const) : [];
}

/**
 * The keys that were meant, and for those whose name another one takes, which one that is. Of several that mean the same, the one spelt most
 * like it does: two of a name are the next mistake.
 */
export function meantKeys(map: Instance<MapNode>, unknown: readonly Entry[], keys: Keys) {
  const meant = new Map(unknown.map((entry) => [entry.key, keyMeantBy(map, entry, keys)]));
  for (const [key, name] of inTheirOrder(map, meant, keys.missing ?? [])) meant.set(key, name);
  const rivals = new Map<string, Rival>();
  for (const name of new Set(meant.values())) {
    if (name === undefined) continue;
    const same = unknown.filter(({ key }) => meant.get(key) === name);
    // Spelt so but for a slip of the hand, called so elsewhere, only alike, or it says nothing.
    const rankOf = ({ key, value }: Entry): number => {
      if (yieldsAt(map, key) || (value.kind === 'scalar' && value.value === '')) return 3;
      return nearest(key, [name]) === undefined ? 1 : isSlipOfKey(key, name) ? 0 : 2;
    };
    const [first, ...others] = same.toSorted((a, b) => rankOf(a) - rankOf(b));
    for (const entry of others) {
      const taken = new Set(meant.values());
      const isFree = (other: string): boolean => !taken.has(other);
      const rest = { ...keys, known: keys.known.filter(isFree), missing: keys.missing?.filter(isFree) };
      const other = keyMeantBy(map, entry, rest);
      const isOther =
        other !== undefined && (isCalled(entry.key, other) || calledAt(placeOf(map), entry.key, [other]) === other);
      meant.set(entry.key, isOther ? other : undefined);
      if (first !== undefined && !isOther) rivals.set(entry.key, { entry: first, name });
    }
  }
  return { meant, rivals };
}

/** All keys that an unknown one may mean, of those that can have its value; none if it is called like none of them. */
export function allMeant(
  { schema }: Instance<MapNode>,
  { key, value }: Entry,
  { meant, ...keys }: Keys & { readonly meant: string },
): readonly string[] {
  const all = keysMeant(key, meant, keys);
  return all.filter((name) => name === meant || canHold(name, schemaAt(schema, name), value));
}

export const yieldsAt = (map: Instance, key: string): boolean => wordAt(placeOf(map), key)?.yields === true;

export function takenBy(map: Instance<MapNode>, { value }: Entry, { entry, name }: Rival): KeyAdvice {
  const { number } = lineOf(map.source, entry.keyRange[0]);
  const join = value.kind === entry.value.kind ? howToJoin(map, name) : 'none';
  return { why: 'name-taken', name, join, by: entry.key, line: number };
}

/** How the value of a key gets into another value of the same kind. A page has one title and one description, for search engines too. */
function howToJoin({ schema: outer, owner, parent }: Instance, name: string): 'words' | 'entries' | 'none' {
  const { kind, schema = {} } = below(outer, name) ?? {};
  if (isOfWords(kind)) return parent === undefined && isOfPage(owner) ? 'none' : 'words';
  return schema.type === 'array' ? 'entries' : 'none';
}

function isOfWords(kind: ValueType | undefined): boolean {
  return kind === 'text' || kind === 'richText' || kind === 'passage';
}

type Meant = ReadonlyMap<string, string | undefined>;

/** The keys an entry must have, where it has them by the names of another builder: `old` and `new` for `from` and `to`. */
export function otherNames(map: Instance<MapNode>, meant: Meant, missing: readonly string[]): Rival[] {
  const place = placeOf(map);
  return map.node.entries.flatMap((entry) => {
    const name = meant.get(entry.key);
    if (name === undefined || !missing.includes(name) || wordAt(place, entry.key)?.near === name) return [];
    return calledAt(place, entry.key, [name]) === undefined ? [] : [{ entry, name }];
  });
}

export function namedOtherwise(map: Instance, named: readonly Rival[]): Finding {
  const [first, ...others] = named.map(({ entry, name }) => ({ key: entry.key, suggestion: name }));
  const range = named[0]?.entry.keyRange ?? map.node.range;
  const facts = { key: '', suggestion: undefined, ...first, others, where: whereOf(map), known: [] };
  const edits = named.map(({ entry, name }) => rewrite(map.source, entry.keyRange, name));
  return withEdits(finding('unknown-key', inText(map.source, range), facts), edits);
}

export function habitOf(map: Instance, key: string): string | undefined {
  const { file } = map.source;
  const entry = entryOf(map.node, key);
  const place = placeOf(map);
  const own = entry && ownAt(place, key, entry.value.kind)?.advice;
  return own ?? adviceAt(map, key, { file, word: entry && wordOf(place, entry) });
}

/** Another name for a key that is there already. */
export function taken(map: Instance<MapNode>, { key, value }: Entry): KeyAdvice | undefined {
  const { node, schema } = map;
  const place = placeOf(map);
  const present = Object.keys(schema.properties ?? {}).filter((name) => entryOf(node, name) !== undefined);
  const name = [key, calledAt(place, key, present)].find((each) => each !== undefined && present.includes(each));
  const meant = name ?? present.find((other) => isSlipOfKey(key, other));
  const own = meant === undefined ? undefined : valueAt(node, meant);
  if (meant === undefined || value.kind !== own?.kind) return undefined;
  const why = isSlipOfKey(key, meant) && key !== meant ? 'misspelt-twice' : 'there-already';
  return { why, name: meant, join: howToJoin(map, meant) };
}

/** Whether the keys below a key belong into a list of entries under its right name. */
export function isForList({ schema }: Instance, { value }: Entry, meant: string | undefined): boolean {
  return meant !== undefined && value.kind === 'map' && below(schema, meant)?.schema.type === 'array';
}

/**
 * The key that is called so elsewhere and takes values of another kind, such as a picture with its alt text where there is only a
 * path. Undefined where the value is no choice of that key: it was not meant.
 */
export function otherKindOf(map: Instance<MapNode>, { key, value }: Entry): string | undefined {
  const { node, schema } = map;
  const present = node.entries.map((entry) => entry.key);
  const free = Object.keys(schema.properties ?? {}).filter((name) => !present.includes(name));
  const name = calledAt(placeOf(map), key, free);
  const wanted = name === undefined ? undefined : below(schema, name)?.schema;
  if (name === undefined || wanted === undefined || wanted.enum !== undefined) return undefined;
  return ['array', 'object', 'string'].includes(wanted.type ?? '') && !canHold(name, wanted, value) ? name : undefined;
}

export function inOtherKind(map: Instance<MapNode>, entry: Entry): KeyAdvice | undefined {
  const name = otherKindOf(map, entry);
  if (name === undefined) return undefined;
  const wanted = below(map.schema, name);
  if (wanted?.schema.type !== 'string')
    return { why: 'other-kind', name, example: exampleFor(childOf(map, name, entry.value)) };
  const one = oneIn(entry.value, wanted);
  return { why: 'other-kind', name, example: one ? `${name}: ${plainOrQuoted(one.text)}` : lineFor(name, wanted) };
}
