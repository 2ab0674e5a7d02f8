import type { KeyAdvice } from '../../diagnostics/wording/key-advice.ts';
import { entryOf, type MapNode, type Node, nodeAt, type Path } from '../../yaml/syntax/tree.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import { isOfPage } from '../schemas/habits.ts';
import { below, blockNames, holdsWords, resolve, schemaOf } from '../schemas/schemas.ts';
import { type Context, isRequired, schemaAt } from './context.ts';
import { lineFor } from './example.ts';

/** How many blocks are named that have a key. */
const MOST_BLOCKS = 6;

/** Where a key would be right. */
export function elsewhere(context: Context, path: Path, key: string): KeyAdvice | undefined {
  const parents = Object.entries(schemaAt(context, path).properties ?? {}).flatMap(([name, schema]) =>
    !holdsWords(schema) && Object.hasOwn(resolve(schema).schema.properties ?? {}, key) ? name : [],
  );
  const [parent = '', ...otherParents] = parents;
  const map = nodeAt(context.root, path);
  if (map?.kind === 'map' && parent !== '' && otherParents.length === 0 && entryOf(map, parent) === undefined)
    return inNewParent(context, path, map, { key, parent });
  if (parents.length > 0) return { why: 'under', parents };
  const [list, ...otherLists] = listsFor(context, path, key);
  if (list !== undefined && otherLists.length === 0) return { why: 'in-entry', list, key };
  if (path.length > 0) return undefined;
  if (isOfPage(context.where) && blockNames().includes(key)) return { why: 'block', name: key };
  const blocks = blockNames().filter((name) => below(schemaOf(`blocks/${name}`), key) !== undefined);
  if (blocks.length === 0) return undefined;
  // What nearly all blocks have says nothing about the block that was meant.
  if (context.where !== 'site.yaml' && !isOfPage(context.where) && blocks.length > MOST_BLOCKS) return undefined;
  if (context.where === 'site.yaml') return { why: 'in-block-of-page' };
  return isOfPage(context.where) ? { why: 'in-block' } : { why: 'of-blocks', blocks };
}

/** What to write for a key that belongs under another one, which isn't there: with all that belongs there, too. */
function inNewParent(
  context: Context,
  path: Path,
  map: MapNode,
  { key, parent }: { readonly key: string; readonly parent: string },
): KeyAdvice {
  const known = schemaAt(context, path).properties ?? {};
  const { properties = {}, required = [] } = schemaAt(context, [...path, parent]);
  const entries = map.entries.filter(
    (entry) => !Object.hasOwn(known, entry.key) && Object.hasOwn(properties, entry.key),
  );
  const [first, ...others] = entries.map(({ key: name }) => name);
  if (first !== undefined && first !== key) return { why: 'under-with', parent, first };
  if (entries.some(({ value }) => value.kind !== 'scalar' || value.style === 'block'))
    return { why: 'under-new', parent };
  const written = entries.map(({ key: name, value }) => `${name}: ${inBraces(value)}`);
  const missing = required.filter((name) => name !== key && !others.includes(name));
  const more = missing.map((name) => lineFor(name, below(schemaAt(context, [...path, parent]), name)));
  return { why: 'under-in-braces', parent, lines: [...written, ...more] };
}

/** A single value as it can be written in braces. */
function inBraces(value: Node): string {
  if (value.kind !== 'scalar') return '';
  return value.style === 'plain' && /[,{}[\]]/.test(value.source) ? quoted(value.source) : value.source;
}

/** The lists beside a key that aren't there yet, and in whose entries it would be right. */
function listsFor(context: Context, path: Path, key: string): string[] {
  const map = nodeAt(context.root, path);
  return Object.entries(schemaAt(context, path).properties ?? {}).flatMap(([name, schema]) => {
    const { items } = resolve(schema).schema;
    const isFor = items !== undefined && Object.hasOwn(resolve(items).schema.properties ?? {}, key);
    return isFor && isRequired(context, [...path, name]) && entryOf(map, name) === undefined ? name : [];
  });
}
