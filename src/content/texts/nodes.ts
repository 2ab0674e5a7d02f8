import type { Nodes } from 'mdast';

/** All nodes below one and itself, from the outside in. */
export function* eachNode(node: Nodes): Generator<Nodes> {
  const pending: Nodes[] = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    if ('children' in next) pending.push(...next.children.toReversed());
  }
}

/** The offsets of a node in its text. */
export function spanOf({ position }: Nodes): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
