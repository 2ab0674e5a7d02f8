import { bodyBlock } from '../../schema/schemas/body-block.ts';
import { entryOf, itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { headingIdsOf } from '../texts/long/headings.ts';
import type { Content } from './contents.ts';
import { partsOf, type TextValue } from './parts.ts';

/** The places on a page that a link can lead to, its text in a file of its own included. @param headings those of its lists */
export function anchorsIn(page: Content, headings: readonly string[]): string[] {
  const ids = idsIn(page.root).flatMap((id) => (id.kind === 'scalar' ? String(id.value) : []));
  const texts = longTextsOf(page).map(({ node, text }) => ({ owner: node, text }));
  return ['main', ...ids, ...headingIdsOf(ids, texts, headings)];
}

/** The ids that the author of a page has given: those of its blocks, and of entries in them, such as tabs. */
export function idsIn(root: Node): Node[] {
  const named = itemsOf(root, 'blocks').flatMap((block) => [block, ...itemsOf(block, 'items')]);
  return named.flatMap((block) => valueAt(block, 'id') ?? []);
}

/** The long texts of a page in the order in which it shows them. */
function longTextsOf(page: Content): TextValue[] {
  const texts = [...partsOf(page, 'markdown')];
  const ofPage = valueAt(page.root, 'body');
  const own = [
    ...texts.filter(({ node }) => node === ofPage),
    ...(page.body === undefined ? [] : partsOf(page.body, 'markdown')),
  ].slice(0, 1);
  const byNode = new Map<Node, TextValue>(texts.map((text) => [text.node, text]));
  const [place] = withoutBody(page);
  const inBlocks = itemsOf(page.root, 'blocks').flatMap((block) => {
    if (block === place) return own;
    const body = valueAt(block, 'body');
    return (body === undefined ? undefined : byNode.get(body)) ?? [];
  });
  return place === undefined ? [...inBlocks, ...own] : inBlocks;
}

/** The long-text blocks of a page that have no text of their own. */
function withoutBody({ root }: Content): Node[] {
  return itemsOf(root, 'blocks').filter(
    (block) => textOf(block, 'type') === bodyBlock() && entryOf(block, 'body') === undefined,
  );
}
