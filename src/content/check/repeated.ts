import type { Node, ScalarNode } from '../../yaml/syntax/tree.ts';

/** A value that stands twice. */
export type Repeated = { readonly value: string; readonly first: ScalarNode; readonly later: ScalarNode };

/** Finds texts that occurred before, each with its first occurrence. */
export function firstAndLater(nodes: readonly Node[]): Repeated[] {
  const seen = new Map<string, ScalarNode>();
  return nodes.flatMap((node) => {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') return [];
    const first = seen.get(node.value);
    if (first !== undefined) return [{ value: node.value, first, later: node }];
    seen.set(node.value, node);
    return [];
  });
}
