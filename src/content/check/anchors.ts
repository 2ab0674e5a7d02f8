import { itemsOf, textOf } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** The places on a page that a link can lead to: the ids of its blocks, and `main`. */
export function anchorsOf({ root }: Content): string[] {
  return ['main', ...itemsOf(root, 'blocks').flatMap((block) => textOf(block, 'id') ?? [])];
}
