import type { Json, JsonObject } from '../../model/json.ts';
import { type Entry, slugOf, textsIn } from './entries.ts';
import type { EntryKind } from './kinds.ts';

/** Which entries a list shows: `from:` of a block, true to its schema. */
export type Query = {
  readonly kind: string;
  readonly category?: string;
  readonly tag?: string;
  readonly folder?: string;
  readonly featured?: boolean;
  readonly sort?: string;
  readonly limit?: number;
};

/** The query of a block, if it has one. */
export function queryOf(block: JsonObject): Query | undefined {
  const { from } = block;
  // True to the schema of `from`, which was held against it.
  return typeof from === 'object' && from !== null && !Array.isArray(from) ? (from as unknown as Query) : undefined;
}

/** The entries that a query asks for, in its order. Those with the same place in it come by their addresses. */
export function find(entries: readonly Entry[], query: Query, own?: string): Entry[] {
  const found = entries.filter((entry) => entry.route !== own && fits(entry, query));
  const sorted = found.toSorted((a, b) => compare(a, b, query.sort ?? usualOrder(a.kind)) || byRoute(a, b));
  return query.limit === undefined ? sorted : sorted.slice(0, query.limit);
}

function fits({ kind, route, written }: Entry, query: Query): boolean {
  return (
    kind.name === query.kind &&
    (query.category === undefined || hasWord(written.category, query.category)) &&
    (query.tag === undefined || hasWord(written.tags, query.tag)) &&
    (query.folder === undefined || route.startsWith(`${query.folder.replace(/\/$/, '')}/`)) &&
    (query.featured === undefined || (written.featured === true) === query.featured)
  );
}

/** `Cloud Computing` and `cloud-computing` are the same category. */
function hasWord(value: Json | undefined, word: string): boolean {
  const wanted = slugOf(word);
  return textsIn(value).some((each) => slugOf(each) === wanted);
}

/** The latest first; without dates as the entries say; without that by title. */
function usualOrder({ fields }: EntryKind): string {
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  if (has('date')) return '-date';
  return has('order') ? 'order' : 'title';
}

function compare(a: Entry, b: Entry, sort: string): number {
  const field = sort.replace(/^-/, '');
  const [first, second] = sort === field ? [a, b] : [b, a];
  const [x, y] = [first.written[field], second.written[field]];
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  return String(x ?? '').localeCompare(String(y ?? ''), 'en');
}

function byRoute(a: Entry, b: Entry): number {
  return a.route < b.route ? -1 : 1;
}
