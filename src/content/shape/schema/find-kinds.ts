import type { Node } from '../../yaml/syntax/tree.ts';
import type { Kind } from './kinds.ts';
import { below, type Schema } from './schemas.ts';

/** A value that means more than its YAML: a text, a link, an icon, a picture. */
export type Found = { readonly kind: Kind; readonly node: Node };

/** Finds every value of a kind, pictures and what is in them included. Looks past whatever is not true to the schema. */
export function findKinds(schema: Schema, node: Node): Found[] {
  if (node.kind === 'map') return node.entries.flatMap(({ key, value }) => findBelow(schema, key, value));
  if (node.kind === 'list') return node.items.flatMap((item, index) => findBelow(schema, index, item));
  return [];
}

function findBelow(schema: Schema, step: string | number, node: Node): Found[] {
  const next = below(schema, step);
  if (next === undefined) return [];
  const inside = findKinds(next.schema, node);
  return next.kind === undefined ? inside : [{ kind: next.kind, node }, ...inside];
}
