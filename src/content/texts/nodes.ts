import type { Nodes } from 'mdast';
import { addAll } from '../../model/lists.ts';

/** All nodes below one and itself, from the outside in. */
export function* eachNode(node: Nodes): Generator<Nodes> {
  const pending: Nodes[] = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    if ('children' in next) addAll(pending, next.children.toReversed());
  }
}

/** The offsets of a node in its text. */
export function spanOf({ position }: Nodes): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Whether a text that knows no footnotes takes a footnote, or the number that leads to it, for a link: `[^1]: Later.` */
export function isMeantAsFootnote(node: Nodes): boolean {
  return (node.type === 'definition' || node.type === 'linkReference') && node.identifier.startsWith('^');
}
