import { bodyBlock } from '../../schema/schemas/body-block.ts';
import { type Finding, finding, inText, withRelatedFile } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { partsOf } from './parts.ts';
import type { AcrossRule } from './rule.ts';
import type { TextValue } from './text-values.ts';

/** The long-text blocks of a page that have no text of their own. */
function withoutBody({ root }: Content): Node[] {
  return itemsOf(root, 'blocks').filter(
    (block) => textOf(block, 'type') === bodyBlock() && entryOf(block, 'body') === undefined,
  );
}

/** A page has one text of its own at most. */
export const bodiesRule: AcrossRule = {
  scope: 'across',
  of: ['page'],
  concerns: (file) => file.bodyFile !== undefined && file.mayHave('body'),
  find: { whole: checkBodies },
};

function checkBodies(page: Content): Finding[] {
  const { source, root, bodyFile } = page;
  const own = entryOf(root, 'body');
  if (own === undefined || bodyFile === undefined) return [];
  const mistake = finding('two-bodies', inText(source, own.keyRange), { file: bodyFile });
  return [withRelatedFile(mistake, bodyFile, { why: 'other-text' })];
}

/** The long texts of a page in the order in which it shows them. */
export function longTextsOf(page: Content): TextValue[] {
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
