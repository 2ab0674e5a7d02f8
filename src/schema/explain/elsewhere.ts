import type { KeyAdvice } from '../../diagnostics/messages/told.ts';
import { entryOf, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import { canBeBelow, holdersIn } from '../schemas/can-hold.ts';
import { isOfPage } from '../schemas/habits.ts';
import { allKeys, below, blockNames, type Schema, schemaOf } from '../schemas/schemas.ts';
import { lineFor } from './example.ts';
import type { Instance } from './instance.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

/** How many blocks are named that have a key. */
const MOST_BLOCKS = 6;

/** Where a key would be right. */
export function elsewhere(map: Instance<MapNode>, key: string): KeyAdvice | undefined {
  const { node, schema, owner } = map;
  const parents = holdersOf(schema, key, 'below').filter((name) => isMeantBelow(map, key, name));
  const [parent = '', ...otherParents] = parents;
  if (parent !== '' && otherParents.length === 0 && entryOf(node, parent) === undefined)
    return inNewParent(map, parent, key);
  if (parents.length > 0) return { why: 'under', parents };
  const [list, ...otherLists] = listsFor(map, key);
  if (list !== undefined && otherLists.length === 0) return { why: 'in-entry', list, key };
  if (map.parent !== undefined) return undefined;
  if (isOfPage(owner) && blockNames().includes(key)) return { why: 'block', name: key };
  // Most keys that nobody knows are slips, which no block has.
  if (!allKeys().has(key)) return undefined;
  const isInBlock = (name: string): boolean => below(schemaOf(`blocks/${name}`), key) !== undefined;
  if (owner === 'site.yaml' || isOfPage(owner)) {
    if (!blockNames().some(isInBlock)) return undefined;
    return owner === 'site.yaml' ? { why: 'in-block-of-page' } : { why: 'in-block' };
  }
  const blocks = / block$/.test(owner) ? blockNames().filter(isInBlock) : [];
  if (blocks.length === 0) return undefined;
  // What nearly all blocks have says nothing about the block that was meant.
  return blocks.length > MOST_BLOCKS ? undefined : { why: 'of-blocks', blocks };
}

/** Whether a key can have its value below another one. Those of a text that anything can have are only meant where they are needed. */
function isMeantBelow({ node, schema }: Instance<MapNode>, key: string, parent: string): boolean {
  const inner = below(schema, parent)?.schema ?? {};
  const entry = entryOf(node, key);
  const isOfAny = NAMES_OF_TEXTS.test(key) && inner.required?.includes(key) !== true;
  return !isOfAny && (entry === undefined || canBeBelow(inner, entry));
}

/** What to write for a key that belongs under another one, which isn't there: with all that belongs there, too. */
function inNewParent({ node, schema }: Instance<MapNode>, parent: string, key: string): KeyAdvice {
  const known = schema.properties ?? {};
  const inner = below(schema, parent)?.schema ?? {};
  const entries = node.entries.filter(
    (entry) => !Object.hasOwn(known, entry.key) && Object.hasOwn(inner.properties ?? {}, entry.key),
  );
  const [first, ...others] = entries.map(({ key: name }) => name);
  if (first !== undefined && first !== key) return { why: 'under-with', parent, first };
  if (entries.some(({ value }) => value.kind !== 'scalar' || value.style === 'block'))
    return { why: 'under-new', parent };
  const written = entries.map(({ key: name, value }) => `${name}: ${inBraces(value)}`);
  const missing = (inner.required ?? []).filter((name) => name !== key && !others.includes(name));
  const more = missing.map((name) => lineFor(name, below(inner, name)));
  return { why: 'under-in-braces', parent, lines: [...written, ...more] };
}

/** A single value as it can be written in braces. */
function inBraces(value: Node): string {
  if (value.kind !== 'scalar') return '';
  return value.style === 'plain' && /[,{}[\]]/.test(value.source) ? quoted(value.source) : value.source;
}

/** The lists beside a key that aren't there yet, and in whose entries it would be right. */
function listsFor({ node, schema }: Instance<MapNode>, key: string): string[] {
  return holdersOf(schema, key, 'in-entries').filter(
    (name) => schema.required?.includes(name) && entryOf(node, name) === undefined,
  );
}

/** The keys that may have a key below them, or in the entries of their list. */
function holdersOf(schema: Schema, key: string, where: 'below' | 'in-entries'): string[] {
  return holdersIn(schema).flatMap(({ name, isList, inner }) =>
    isList === (where === 'in-entries') && Object.hasOwn(inner.properties ?? {}, key) ? name : [],
  );
}
