import { itemsOf, type Node, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import type { Content } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import { askedIn } from '../check/rules/made-pages.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import { type Fillings, fill } from '../entries/fill.ts';
import { type Made, madePages } from '../entries/made-pages.ts';
import { isGrouped, isPaged, type PagedQuery, pageCount, queryFrom } from '../entries/query.ts';

export type OwnPage = {
  readonly route: string;
  /** Of a file that has one for each value of a field: what stands for its name in braces. */
  readonly values?: Fillings;
  /** How many pages its long list takes. The first is this one. */
  readonly count: number;
  /** Whether it has such a list, however short that is. */
  readonly isPaged: boolean;
};

export type Around = Pick<EntrySources, 'entries' | 'calendar' | 'all' | 'language'>;

/** The pages that a file becomes: one, or one for each value of a field (`made`); none, if it is of a kind without pages. Their other mistakes are no hindrance. */
export function ownPages(
  content: Content,
  route: string,
  around: Around,
): { readonly pages: readonly OwnPage[]; readonly made?: Made } {
  if (content.sort === 'entry') return { pages: [] };
  const list = pagedListIn(content, around);
  const made = madeBy(content, route, around);
  if (made === undefined) return { pages: [{ route, ...pagesOfList(list, route, around) }] };
  const pages = made.pages.map((page) => {
    const query = list === undefined ? undefined : withValues(list, page.values);
    return { route: page.route, values: page.values, ...pagesOfList(query, page.route, around) };
  });
  return { pages, made };
}

/** The pages that a file makes for each value of a field; undefined for a file that is one page. */
export function madeBy(content: Content, route: string, around: Around): Made | undefined {
  const { parameters } = content;
  // Looking at the root reads the file: only where its address has names in brackets.
  if (parameters === undefined) return undefined;
  const asked = askedIn(content.root, parameters);
  return asked === undefined ? NONE : madePages(asked, route, around);
}

const NONE: Made = { pages: [], count: 0, unaddressed: [], same: [] };

/** The list of a page that has pages: the one that visitors see. Where all is shown and they see none, the first. */
function pagedListIn(page: Content, { calendar, all }: Around): PagedQuery | undefined {
  if (!factsOf(page).hasLists) return undefined;
  const lists = pagedQueriesIn(page);
  const seen = lists.find(({ block }) => absenceOfBlock(block, calendar) === undefined);
  return (seen ?? (all ? lists[0] : undefined))?.query;
}

function pagedQueriesIn({ root }: Content): { readonly block: Node; readonly query: PagedQuery }[] {
  return itemsOf(root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    const query = from?.kind === 'map' ? queryFrom(plainObject(from)) : undefined;
    return isPaged(query) ? [{ block, query }] : [];
  });
}

function withValues(query: PagedQuery, values: Fillings): PagedQuery {
  const filled = Object.entries(fill(query, { schema: {} }, values) ?? {});
  return { ...query, ...Object.fromEntries(filled) };
}

function pagesOfList(query: PagedQuery | undefined, route: string, around: Around): Pick<OwnPage, 'count' | 'isPaged'> {
  if (query === undefined) return { count: 1, isPaged: false };
  return { count: pageCount(shownIn(query, route, around), query), isPaged: true };
}

/** How many entries a list shows: one with several headings stands under each. */
function shownIn(query: PagedQuery, route: string, { entries, language }: Around): number {
  if (!isGrouped(query)) return entries.find(query, route).length;
  return entries.grouped(query, language, route).reduce((sum, group) => sum + group.entries.length, 0);
}
