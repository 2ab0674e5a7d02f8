import { onceFor } from '../../model/once.ts';
import { nearest } from '../../values/suggest.ts';
import { booleanCalled } from '../../values/yes-no.ts';
import { type Entry, entryOf, type ListNode, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { choiceCalled, numberCalled } from './choice-words.ts';
import { below, isOfOtherNames, resolve, type Schema } from './schemas.ts';
import { meantKey } from './synonyms.ts';

/**
 * Whether a key could have a value, as it is or with a slip in it: a colour is no choice of background, and a text no list of
 * blocks, and entries with keys are no texts. What else is below the value is not looked at.
 */
export function canHold(key: string, schema: Schema, value: Node): boolean {
  const { type, enum: choices, items = {}, properties = {} } = resolve(schema).schema;
  if (value.kind === 'scalar' && value.value === null) return true;
  // Keys without their dash are nearly a list of entries, and a list without its key is nearly what is under `nav`.
  const ofEntry = resolve(items).schema.type;
  if (type === 'array')
    return value.kind === 'list'
      ? ofEntry !== 'string' || !hasKeys(value)
      : value.kind === 'map' && ofEntry === 'object';
  if (type === 'object') return value.kind === 'map' || (value.kind === 'list' && hasList(properties));
  if (value.kind === 'map' && Object.keys(properties).length > 0) return true;
  // Of a list with one text, that is meant.
  const [only, ...others] = value.kind === 'list' ? value.items : [value];
  if (only?.kind !== 'scalar' || others.length > 0) return false;
  const word = String(only.value);
  if (choices !== undefined)
    return nearest(word, choices) !== undefined || choiceCalled(key, word, choices) !== undefined;
  if (type === 'boolean') return booleanCalled(word) !== undefined;
  if (type === 'integer' || type === 'number') return /\d/.test(word) || numberCalled(word) !== undefined;
  return true;
}

/**
 * Whether what is below a value could be there under a key that can hold it: entries with the keys that those of the key have.
 *
 * @param place of the entries, by `placeOf`
 */
export function canHoldEntries(schema: Schema, value: Node, place = ''): boolean {
  const { type, items = {} } = resolve(schema).schema;
  if (value.kind === 'scalar') return true;
  if (type !== 'array') return value.kind === (type === 'object' ? 'map' : value.kind);
  const { type: ofEntry, required = [], properties = {} } = resolve(items).schema;
  const known = Object.keys(properties);
  const isEntry = (item: Node): boolean => {
    if (item.kind !== 'map') return ofEntry !== 'object';
    const present = item.entries.map(({ key }) => key);
    const keys = { known, missing: required.filter((key) => !present.includes(key)), present, place };
    const meant = present.map((key) => (Object.hasOwn(properties, key) ? key : meantKey(key, keys)));
    return !meant.includes(undefined) || required.every((key) => meant.includes(key));
  };
  return known.length === 0 || (value.kind === 'list' ? value.items : [value]).every(isEntry);
}

/** A key that has others below it, or in the entries of its list, and what is known of these. */
export type Holder = { readonly name: string; readonly isList: boolean; readonly inner: Schema };

/** All such keys of a schema: looked for once, for many maps are held against the same one. */
export const holdersIn = onceFor((schema: Schema): readonly Holder[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]): Holder[] => {
    const own = resolve(property).schema;
    const inner = own.items === undefined ? own : resolve(own.items).schema;
    return isOfOtherNames(property) || inner.properties === undefined
      ? []
      : [{ name, isList: own.items !== undefined, inner }];
  }),
);

/** Whether an entry of a list has all keys that a schema wants, and none that it doesn't know. */
export function isWhole({ properties = {}, required = [] }: Schema, item: Node): item is MapNode {
  return (
    item.kind === 'map' &&
    required.every((key) => entryOf(item, key) !== undefined) &&
    item.entries.every(({ key }) => Object.hasOwn(properties, key))
  );
}

/** Whether a key is known among others, and could have its value there: a list of pages is no day. */
export function canBeBelow(outer: Schema, { key, value }: Entry): boolean {
  const inner = below(outer, key)?.schema;
  if (inner === undefined || !canHold(key, inner, value)) return false;
  if (inner.type !== 'string' || inner.pattern === undefined || value.kind !== 'scalar') return true;
  const text = String(value.value);
  return value.value === null || new RegExp(inner.pattern).test(text) || /\d[\s./-]+[\p{L}\d]/u.test(text);
}

function hasList(properties: Readonly<Record<string, Schema>>): boolean {
  return Object.values(properties).some((schema) => resolve(schema).schema.type === 'array');
}

const hasKeys = ({ items }: ListNode): boolean => items.length > 0 && items.every(({ kind }) => kind === 'map');
