import { hash } from 'node:crypto';
import type { Nodes, Root } from 'mdast';

/** As many characters of trees are kept: those of about 4,800 articles of 760 words. */
const MOST = 48_000_000;

/** The trees as JSON, which takes a quarter of the memory, by the SHA-256 of their texts. The oldest come first. */
const kept = new Map<string, string>();
let size = 0;

const nameOf = (text: string): string => hash('sha256', text);

/** A tree without its positions, which are more than half of it. */
function bare(node: Nodes): object {
  const { position: _, ...rest } = node;
  return 'children' in node ? { ...rest, children: node.children.map(bare) } : rest;
}

function drop(name: string): string | undefined {
  const json = kept.get(name);
  if (json === undefined) return undefined;
  kept.delete(name);
  size -= json.length;
  return json;
}

/** Keeps the Markdown of a text until it is taken, because what is checked is planned later. Where there is too much, the oldest is dropped. */
export function keepTree(text: string, root: Root): void {
  const name = nameOf(text);
  drop(name);
  const json = JSON.stringify(bare(root));
  kept.set(name, json);
  size += json.length;
  for (const oldest of kept.keys()) {
    if (size <= MOST) return;
    drop(oldest);
  }
}

/** The Markdown of a text, without positions, if it was kept. It is kept no longer. */
export function takenTree(text: string): Root | undefined {
  const json = drop(nameOf(text));
  return json === undefined ? undefined : JSON.parse(json);
}
