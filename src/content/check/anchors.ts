import { itemsOf, type Node, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { type GroupedQuery, isGrouped, queryFrom, queryOf } from '../entries/query.ts';
import { mayHaveUnreadId } from '../settle/settle.ts';
import { type Content, isHidden } from './contents.ts';
import { anchorsIn, type Outline } from './outline.ts';
import type { Derived, SiteIndex } from './site-index.ts';

export type Anchors = {
  /** The ids of its blocks, the headings of its long texts and of its lists, and `main`. */
  readonly all: ReadonlySet<string>;
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
  const blocks = itemsOf(page.root, 'blocks');
  const hidden = blocks.filter((block) => isHidden(page, block.range[0]));
  return {
    all: new Set(anchorsIn(page, headings ?? [])),
    hidden: new Set(hidden.flatMap((block) => textOf(block, 'id') ?? [])),
    mayBeMore: headings === undefined || mayHaveUnreadId(page),
    isText: blocks.length === 0,
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

/** Whether a page has a place, where its outline says it: what lists find, another file or a date decides may add to it or hide it. */
export function isOn(page: Outline, anchor: string): boolean | undefined {
  const { anchors, bodyFile, hasLists, hasDates } = page;
  return bodyFile !== undefined || hasLists || hasDates ? undefined : anchors.includes(anchor);
}
