import { isList, isObject, type JsonObject, textsIn } from '../../model/json.ts';
import { isOfBlock, listKinds } from '../../schema/lists.ts';
import { type EntryGroup, type Grouping, groupingIn } from './groups.ts';

export type When = 'upcoming' | 'past';

/** Which entries a list shows: `from:` of a block. */
export type Query = {
  readonly kind: string;
  readonly category?: string;
  readonly tag?: string;
  readonly section?: string;
  /** Those whose day is still to come, today included, or those whose day is over. */
  readonly when?: When;
  /** The name of a page that they name in a field. */
  readonly naming?: string;
  readonly folder?: string;
  readonly featured?: boolean;
  /** What they say in fields of their kind, by the names of these: a value, several, or `min` and `max`. */
  readonly where?: JsonObject;
  /** By which fields, the first before the others. */
  readonly sort?: readonly string[];
  readonly group?: Grouping;
  readonly limit?: number;
  readonly perPage?: number;
};

export type GroupedQuery = Query & { readonly group: Grouping };

export function isGrouped(query: Query): query is GroupedQuery {
  return query.group !== undefined;
}

export function queryOf({ from }: JsonObject): Query | undefined {
  return isObject(from) ? queryFrom(from) : undefined;
}

export function queriesOf(block: JsonObject): readonly Query[] {
  const inGroups = listKinds(String(block.type)).filter((list) => !isOfBlock(list));
  const groups = inGroups.flatMap(({ groups: key = '' }) => {
    const written = block[key];
    return written !== undefined && isList(written) ? written.filter(isObject) : [];
  });
  return [block, ...groups].flatMap((each) => queryOf(each) ?? []);
}

/** A query as it is written, without what is not true to its schema: that is reported, and asks for nothing. */
export function queryFrom(written: JsonObject): Query {
  const { sort, group, ...others } = written;
  const sorts = textsIn(sort);
  const grouping = groupingIn(group);
  const right = Object.entries(others).filter(([key, value]) => {
    if (key === 'where') return isObject(value);
    if (key === 'featured') return typeof value === 'boolean';
    if (key === 'when') return value === 'upcoming' || value === 'past';
    if (key === 'limit' || key === 'perPage') return Number.isInteger(value) && Number(value) > 0;
    return typeof value === 'string';
  });
  return {
    kind: '',
    ...Object.fromEntries(right),
    ...(sorts.length === 0 ? {} : { sort: sorts }),
    ...(grouping === undefined ? {} : { group: grouping }),
  };
}

/** A list with pages: more entries than one page of it shows. */
export type PagedQuery = Query & { readonly perPage: number };

export function isPaged(query: Query | undefined): query is PagedQuery {
  return query?.perPage !== undefined;
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
