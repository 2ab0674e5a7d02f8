import type { ValueType } from '../../values/value-types.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { below, type Resolved, type Schema } from './schemas.ts';

/** A value that means more than its YAML: a text, a link, an icon, a picture. */
export type ValueOfKind = { readonly kind: ValueType; readonly node: Node };

/** Finds every value of a kind, pictures and what is in them included. Looks past whatever is not true to the schema. */
export function findKinds(schema: Schema, node: Node): ValueOfKind[] {
  const found: ValueOfKind[] = [];
  findIn(schema, node, found);
  return found;
}

/** The same in many maps of one schema, each of whose keys is looked up once. */
export function findKindsInAll(schema: Schema, maps: readonly Node[]): ValueOfKind[] {
  const found: ValueOfKind[] = [];
  const known = new Map<string, Resolved | undefined>();
  for (const map of maps) {
    if (map.kind !== 'map') continue;
    for (const { key, value } of map.entries) {
      if (!known.has(key)) known.set(key, below(schema, key));
      const wanted = known.get(key);
      if (value.kind !== 'scalar') findAt(wanted, value, found);
      else if (wanted?.kind !== undefined) found.push({ kind: wanted.kind, node: value });
    }
  }
  return found;
}

/** @param found is added to: a site has very many values */
function findIn(schema: Schema, node: Node, found: ValueOfKind[]): void {
  if (node.kind === 'map') for (const { key, value } of node.entries) findAt(below(schema, key), value, found);
  else if (node.kind === 'list') for (const [at, item] of node.items.entries()) findAt(below(schema, at), item, found);
}

function findAt(wanted: Resolved | undefined, node: Node, found: ValueOfKind[]): void {
  if (wanted === undefined) return;
  if (wanted.kind !== undefined) found.push({ kind: wanted.kind, node });
  findIn(wanted.schema, node, found);
}
