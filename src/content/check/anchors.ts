import { headingIdsOf } from '../texts/long/headings.ts';
import { itemsOf, textOf } from '../yaml/syntax/tree.ts';
import { longTextsOf } from './bodies.ts';
import type { Content } from './contents.ts';

/** The places on a page that a link can lead to: the ids of its blocks, the headings of its long texts, and `main`. */
export function anchorsOf(page: Content): string[] {
  const ids = itemsOf(page.root, 'blocks').flatMap((block) => textOf(block, 'id') ?? []);
  const texts = longTextsOf(page).map(({ node, text }) => ({ owner: node, text }));
  return ['main', ...ids, ...headingIdsOf(ids, texts)];
}
