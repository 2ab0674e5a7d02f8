import { itemsOf, textOf } from '../../yaml/syntax/tree.ts';
import { mayHaveUnreadId } from '../settle/unread.ts';
import { headingIdsOf } from '../texts/long/headings.ts';
import { isHidden } from './absent-pages.ts';
import { longTextsOf } from './bodies.ts';
import type { Content } from './contents.ts';
import { idsIn } from './ids.ts';
import type { Derived } from './site-index.ts';

/** The places on a page that a link can lead to. */
export type Anchors = {
  /** The ids of its blocks, the headings of its long texts, and `main`. */
  readonly all: ReadonlySet<string>;
  /** Those of them that visitors don't see. */
  readonly hidden: ReadonlySet<string>;
  /** Whether there may be others, in what couldn't be read. */
  readonly mayBeMore: boolean;
};

/** The places on the page of a file; undefined for one that couldn't be parsed: it may have any. */
export const anchorsOf: Derived<Anchors | undefined> = {
  name: 'anchorsOf',
  make: (site, file) => {
    const page = site.contentOf(file);
    return page && { all: new Set(anchorsIn(page)), hidden: new Set(hiddenIn(page)), mayBeMore: mayHaveUnreadId(page) };
  },
  digest: (anchors) =>
    anchors === undefined ? '' : JSON.stringify([[...anchors.all], [...anchors.hidden], anchors.mayBeMore]),
};

function anchorsIn(page: Content): string[] {
  const ids = idsIn(page.root).flatMap((id) => (id.kind === 'scalar' ? String(id.value) : []));
  const texts = longTextsOf(page).map(({ node, text }) => ({ owner: node, text }));
  return ['main', ...ids, ...headingIdsOf(ids, texts)];
}

function hiddenIn(page: Content): string[] {
  const hidden = itemsOf(page.root, 'blocks').filter((block) => isHidden(page, block.range[0]));
  return hidden.flatMap((block) => textOf(block, 'id') ?? []);
}
