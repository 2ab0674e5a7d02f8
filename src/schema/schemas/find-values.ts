import type { ValueType } from '../../values/value-types.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { below, type Resolved, type Schema } from './schemas.ts';

/** A value that means more than its YAML: a text, a link, an icon, a picture. */
type FoundValue = { readonly kind: ValueType; readonly node: Node };

/** Finds every such value, pictures and what is in them included. Looks past whatever is not true to the schema. */
export function findValues(schema: Schema, node: Node): FoundValue[] {
  const found: FoundValue[] = [];
  findIn(schema, node, found);
  return found;
}

/** @param found is added to: a site has very many values */
function findIn(schema: Schema, node: Node, found: FoundValue[]): void {
  if (node.kind === 'map') for (const { key, value } of node.entries) findAt(below(schema, key), value, found);
  else if (node.kind === 'list') for (const [at, item] of node.items.entries()) findAt(below(schema, at), item, found);
}

function findAt(wanted: Resolved | undefined, node: Node, found: FoundValue[]): void {
  if (wanted === undefined) return;
  if (wanted.kind !== undefined) found.push({ kind: wanted.kind, node });
  findIn(wanted.schema, node, found);
}
