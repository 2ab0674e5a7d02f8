import type { ListItem, Root } from 'mdast';
import { eachNode, spanOf } from './nodes.ts';

/** The box of a task, `[x]`: whether it is ticked, how long it is with the space behind it, and where it starts. */
export type TaskBox = { readonly done: boolean; readonly length: number; readonly start: number };

/** The box that an entry of a list begins with; undefined if it is no task. */
export function taskBoxOf(item: ListItem): TaskBox | undefined {
  const [first] = item.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (text?.type !== 'text') return undefined;
  const [box, mark] = /^\[([ xX])\]\s+/.exec(text.value) ?? [];
  return box === undefined ? undefined : { done: mark !== ' ', length: box.length, start: spanOf(text)[0] };
}

/** Where the boxes of all tasks of a text start. */
export function taskBoxesIn(root: Root): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const node of eachNode(root)) {
    const box = node.type === 'listItem' ? taskBoxOf(node) : undefined;
    if (box !== undefined) starts.add(box.start);
  }
  return starts;
}
