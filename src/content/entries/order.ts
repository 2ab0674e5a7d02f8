import { once } from '../../model/once.ts';
import type { Entry } from './entries.ts';
import type { EntryKind } from './kinds.ts';
import type { Query } from './query.ts';

/** The entries that a query finds, in its order. Those with the same place in it come by their addresses. */
export function inOrder(found: readonly Entry[], query: Query): Entry[] {
  return found.toSorted((a, b) => compare(a, b, query.sort ?? usualOrder(a.kind, query)) || byRoute(a, b));
}

/** The latest first, of those to come the next one; without dates as the entries say; without that by title. */
function usualOrder({ fields }: EntryKind, { when }: Pick<Query, 'when'>): string {
  if (when === 'upcoming') return 'date';
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  if (has('date')) return '-date';
  return has('order') ? 'order' : 'title';
}

/** Comparing texts one by one would look up the rules each time. */
const words = once(() => new Intl.Collator('en', { numeric: true }));

function compare(a: Entry, b: Entry, sort: string): number {
  const field = sort.replace(/^-/, '');
  const [first, second] = sort === field ? [a, b] : [b, a];
  const [x, y] = [first.written[field], second.written[field]];
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  return words().compare(String(x ?? ''), String(y ?? ''));
}

function byRoute(a: Entry, b: Entry): number {
  return a.route < b.route ? -1 : 1;
}
