import type { JsonObject } from '../../model/json.ts';
import type { EntryGroup } from './groups.ts';
import { type Query, queryOf } from './query.ts';

/** A list with pages: more entries than one page of it shows. */
export type PagedQuery = Query & { readonly perPage: number };

/** Whether a list has pages. */
export function isPaged(query: Query | undefined): query is PagedQuery {
  return query?.perPage !== undefined;
}

/** The list of a block, if it has pages. */
export function pagedQueryOf(block: JsonObject): PagedQuery | undefined {
  const query = queryOf(block);
  return isPaged(query) ? query : undefined;
}

/** The address of one of the pages of a list. The first is the page that the list is written on. */
export function listPageRoute(route: string, number: number): string {
  if (number === 1) return route;
  return `${route === '/' ? '' : route}/${number}`;
}

/** How many pages so many entries take. Without entries there is the page itself. */
export function pageCount(entries: number, { perPage }: PagedQuery): number {
  return Math.max(1, Math.ceil(entries / perPage));
}

/** The entries on one page of a list, each under the heading that it has. @param number counted from 1 */
export function onPage(groups: readonly EntryGroup[], { perPage }: PagedQuery, number: number): readonly EntryGroup[] {
  const [first, next] = [(number - 1) * perPage, number * perPage];
  let before = 0;
  return groups.flatMap((group) => {
    const entries = group.entries.slice(Math.max(0, first - before), Math.max(0, next - before));
    before += group.entries.length;
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}
