import { hash } from 'node:crypto';
import type { Nodes, Root } from 'mdast';

/** As many characters of trees are cached: those of about 4,800 articles of 760 words. */
const MOST = 48_000_000;

/** The trees as JSON, which takes a quarter of the memory, by the SHA-256 of their texts. The oldest come first. */
const cached = new Map<string, string>();
let size = 0;

const digestOf = (text: string): string => hash('sha256', text);

/** A tree without its positions, which are more than half of it. */
function bare(node: Nodes): object {
  const { position: _, ...rest } = node;
  return 'children' in node ? { ...rest, children: node.children.map(bare) } : rest;
}

function drop(name: string): string | undefined {
  const json = cached.get(name);
  if (json === undefined) return undefined;
  cached.delete(name);
  size -= json.length;
  return json;
}

/** Keeps the Markdown of a text until it is taken, because what is checked is planned later. Where there is too much, the oldest is dropped. */
export function cacheTree(text: string, root: Root): void {
  const name = digestOf(text);
  drop(name);
  const json = JSON.stringify(bare(root));
  cached.set(name, json);
  size += json.length;
  for (const oldest of cached.keys()) {
    if (size <= MOST) return;
    drop(oldest);
  }
}

/** The Markdown of a text, without positions, if it was cached. It is cached no longer. */
export function takeTree(text: string): Root | undefined {
  const json = drop(digestOf(text));
  return json === undefined ? undefined : JSON.parse(json);
}
