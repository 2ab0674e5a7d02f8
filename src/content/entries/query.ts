import type { Json, JsonObject } from '../../model/json.ts';
import { grouped } from '../grouped.ts';
import { type Entry, pathOf, slugOf, textsIn } from './entries.ts';
import type { EntryKind } from './kinds.ts';

/** Which entries a list shows: `from:` of a block, true to its schema. */
export type Query = {
  readonly kind: string;
  readonly category?: string;
  readonly tag?: string;
  /** The name of a page that they name in a field. */
  readonly naming?: string;
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

/** Entries that can be asked for. The same question is answered once: a site has a list on every page of a kind. */
export class Entries {
  readonly all: readonly Entry[];
  private readonly byName: ReadonlyMap<string, readonly Entry[]>;
  private readonly byKind: ReadonlyMap<string, readonly Entry[]>;
  private readonly answers = new Map<string, readonly Entry[]>();

  constructor(all: readonly Entry[]) {
    this.all = all;
    this.byName = grouped(all, ({ name }) => name);
    this.byKind = grouped(all, ({ kind }) => kind.name);
  }

  /**
   * The entries that a query asks for, in its order. Those with the same place in it come by their addresses.
   *
   * @param own address of the page that asks: it is left out
   */
  find(query: Query, own?: string): readonly Entry[] {
    const { limit, ...question } = query;
    const key = JSON.stringify(Object.entries(question).sort());
    const found = this.answers.get(key) ?? this.ask(question);
    this.answers.set(key, found);
    // One more than are shown: one of them may be the page itself.
    const others = found.slice(0, limit === undefined ? undefined : limit + 1).filter(({ route }) => route !== own);
    return limit === undefined ? others : others.slice(0, limit);
  }

  /** The entries with a file's name, of a kind if that is said. More of the path may come before it: `team/asha-patil`. */
  named(name: string, kind: string | undefined): readonly Entry[] {
    const sameName = this.byName.get(name.slice(name.lastIndexOf('/') + 1)) ?? [];
    const found = sameName.filter(
      (entry) => (kind === undefined || entry.kind.name === kind) && `/${pathOf(entry)}`.endsWith(`/${name}`),
    );
    // The whole path is said: another entry's path may end with it.
    const exact = found.filter((entry) => name.includes('/') && pathOf(entry) === name);
    return exact.length > 0 ? exact : found;
  }

  /** Whether an entry names the page that a query asks for, in any of its fields. */
  private names({ kind, written }: Entry, { naming }: Query): boolean {
    if (naming === undefined) return true;
    const [wanted] = this.named(naming, undefined);
    const fields = kind.fields.filter(({ type }) => type === 'entry');
    return fields.some((field) =>
      textsIn(written[field.name]).some((name) => wanted !== undefined && this.named(name, field.kind)[0] === wanted),
    );
  }

  private ask(query: Query): Entry[] {
    const found = (this.byKind.get(query.kind) ?? []).filter((entry) => fits(entry, query) && this.names(entry, query));
    return found.toSorted((a, b) => compare(a, b, query.sort ?? usualOrder(a.kind)) || byRoute(a, b));
  }
}

function fits({ route, written }: Entry, query: Query): boolean {
  return (
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

/** Comparing texts one by one would look up the rules each time. */
const words = new Intl.Collator('en', { numeric: true });

function compare(a: Entry, b: Entry, sort: string): number {
  const field = sort.replace(/^-/, '');
  const [first, second] = sort === field ? [a, b] : [b, a];
  const [x, y] = [first.written[field], second.written[field]];
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  return words.compare(String(x ?? ''), String(y ?? ''));
}

function byRoute(a: Entry, b: Entry): number {
  return a.route < b.route ? -1 : 1;
}
