import { bodyBlock } from '../../schema/schemas/body-block.ts';
import { entryOf, itemsOf, type Node, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { type GroupedQuery, isGrouped, queryFrom, queryOf } from '../entries/query.ts';
import { mayHaveUnreadId } from '../settle/settle.ts';
import { headingIdsOf } from '../texts/long/headings.ts';
import { type Content, isHidden } from './contents.ts';
import type { Outline } from './outline.ts';
import { partsOf, type TextValue } from './parts.ts';
import type { Derived, SiteIndex } from './site-index.ts';

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

/** The places on a page that a link can lead to. */
export type Anchors = {
  /** The ids of its blocks, the headings of its long texts and of its lists, and `main`. */
  readonly all: ReadonlySet<string>;
  /** Those of them that visitors don't see. */
  readonly hidden: ReadonlySet<string>;
  /** Whether there may be others, in what couldn't be read, or isn't known before the page is filled in. */
  readonly mayBeMore: boolean;
  /** Whether the page has no block that could get an id. */
  readonly isText: boolean;
};

/** The places on the page of a file; undefined for one that couldn't be parsed: it may have any. */
export const anchorsOf: Derived<Anchors | undefined> = (site, file) => {
  const page = site.contentOf(file);
  if (page === undefined) return undefined;
  const headings = listHeadingsIn(page, site);
  return {
    all: new Set(anchorsIn(page, headings ?? [])),
    hidden: new Set(hiddenIn(page)),
    mayBeMore: headings === undefined || mayHaveUnreadId(page),
    isText: itemsOf(page.root, 'blocks').length === 0,
  };
};

/** The headings of a page's lists, on all pages that these take; undefined if they can't be known. */
function listHeadingsIn(page: Content, site: SiteIndex): readonly string[] | undefined {
  const layout = site.kinds.get(textOf(page.root, 'kind') ?? '')?.layout ?? [];
  if (layout.some((block) => queryOf(block)?.group !== undefined)) return undefined;
  const queries = itemsOf(page.root, 'blocks').flatMap(groupedIn);
  if (queries.length === 0) return [];
  // What is in a file with mistakes may be under a heading that isn't there without it.
  if (!site.isSound || JSON.stringify(queries).includes('"{')) return undefined;
  return queries.flatMap((query) =>
    site.entries.grouped(query, site.language ?? 'en', page.route).flatMap(({ words }) => words ?? []),
  );
}

function groupedIn(block: Node): readonly GroupedQuery[] {
  const from = valueAt(block, 'from');
  const query = from?.kind === 'map' ? queryFrom(plainObject(from)) : undefined;
  return query !== undefined && isGrouped(query) ? [query] : [];
}

function hiddenIn(page: Content): string[] {
  const hidden = itemsOf(page.root, 'blocks').filter((block) => isHidden(page, block.range[0]));
  return hidden.flatMap((block) => textOf(block, 'id') ?? []);
}

/** Whether a page has a place, where its outline says it: what lists find, another file or a date decides may add to it or hide it. */
export function isOn(page: Outline, anchor: string): boolean | undefined {
  const { anchors, bodyFile, hasLists, hasDates } = page;
  return bodyFile !== undefined || hasLists || hasDates ? undefined : anchors.includes(anchor);
}
