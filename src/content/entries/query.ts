import { isList, isObject, type JsonObject, textsIn } from '../../model/json.ts';
import { onceFor } from '../../model/once.ts';
import { isOfBlock, listKinds } from '../../schema/lists.ts';
import { endOf } from '../../values/moments.ts';
import type { Calendar } from '../dates/calendar.ts';
import type { Entry } from './entries.ts';
import { dayField, lastDayOf } from './entry-day.ts';
import { type EntryIndex, ordersOf } from './entry-index.ts';
import { type EntryGroup, type Grouping, groupingIn, groupsOf } from './groups.ts';

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
  /** By which field they stand under headings. */
  readonly group?: Grouping;
  readonly limit?: number;
  /** How many a page of the list has. */
  readonly perPage?: number;
};

/** One whose entries stand under headings. */
export type GroupedQuery = Query & { readonly group: Grouping };

/** Whether the entries of a list stand under headings. */
export function isGrouped(query: Query): query is GroupedQuery {
  return query.group !== undefined;
}

/** The query of a block, if it has one. */
export function queryOf({ from }: JsonObject): Query | undefined {
  return isObject(from) ? queryFrom(from) : undefined;
}

/** The queries of a block and of its groups. */
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

/** What rules ask about entries. */
export type EntriesToFind = Pick<Entries, 'find' | 'grouped' | 'named' | 'all' | 'areThere'>;

/** Entries that can be asked for, at a moment. The same question is answered once: a site has a list on every page of a kind. */
export class Entries {
  readonly #index: EntryIndex;
  readonly #calendar: Calendar | undefined;
  /** Of what is found on any day, what is found now. */
  readonly #now = new WeakMap<readonly Entry[], readonly Entry[]>();

  /** @param calendar says which days are over. Without one, lists find entries of any day. */
  constructor(index: EntryIndex, calendar?: Calendar) {
    this.#index = index;
    this.#calendar = calendar;
  }

  /** Those that lists show. */
  get listed(): readonly Entry[] {
    return this.#index.listed;
  }

  /** Those that other pages may name. */
  get all(): readonly Entry[] {
    return this.#index.all;
  }

  /** Whether there is any entry of a kind, seen by visitors or not. */
  areThere(kind: string): boolean {
    return this.all.some((entry) => entry.kind.name === kind);
  }

  /** The same entries, of which lists show others. What was found stays if these are the same. */
  listing(isListed: (entry: Entry) => boolean): Entries {
    return new Entries(this.#index.listing(isListed), this.#calendar);
  }

  /** As `EntryIndex.keeping`. */
  keeping(last: Entries, files: ReadonlySet<string>): Entries {
    return new Entries(this.#index.keeping(last.#index, files), this.#calendar);
  }

  /** The same entries, with others in the place of those of a file. @param isListed whether lists show one of these */
  with(file: string, entries: readonly Entry[], isListed: (entry: Entry) => boolean): Entries {
    const index = this.#index.with(file, entries, isListed);
    return index === this.#index ? this : new Entries(index, this.#calendar);
  }

  /**
   * The entries that a query asks for, in its order. Those with the same place in it come by their addresses.
   *
   * @param own address of the page that asks: it is left out
   */
  find(query: Query, own?: string): readonly Entry[] {
    const found = this.#answer(query);
    const { limit } = query;
    if (own === undefined) return limit === undefined ? found : found.slice(0, limit);
    // One more than are shown: one of them may be the page itself.
    const others = found.slice(0, limit === undefined ? undefined : limit + 1).filter(({ route }) => route !== own);
    return limit === undefined ? others : others.slice(0, limit);
  }

  /**
   * The same entries, under the headings that a query asks for. An entry can stand under several.
   *
   * @param language of the headings
   */
  grouped(query: GroupedQuery, language: string, own?: string): readonly EntryGroup[] {
    const found = this.find(query, own);
    const { field, reversed } = query.group;
    return groupsOf(found, query.group, {
      language,
      named: (name, kind) => this.named(name, kind)[0],
      isReversed: reversed ?? (found[0] !== undefined && ordersOf(found[0].kind, query).includes(`-${field}`)),
    });
  }

  /** Those before and after the entry at an address among the entries that a query asks for; neither, if it isn't among these. */
  beside(query: Query, route: string): readonly [previous: Entry | undefined, next: Entry | undefined] {
    const all = this.find(query);
    const at = placesIn(all).get(route);
    return at === undefined ? [undefined, undefined] : [all[at - 1], all[at + 1]];
  }

  /** The entries with a file's name, of a kind if that is said. More of the path may come before it: `team/asha-patil`. */
  named(name: string, kind: string | undefined): readonly Entry[] {
    return this.#index.named(name, kind);
  }

  /** All that a query asks for, whatever number of them it wants. */
  #answer({ limit: _, perPage: __, group: ___, ...question }: Query): readonly Entry[] {
    const all = this.#index.find(question);
    const { when } = question;
    if (when === undefined || this.#calendar === undefined) return all;
    const calendar = this.#calendar;
    const found = this.#now.get(all) ?? all.filter((entry) => isThen(entry, when, calendar));
    this.#now.set(all, found);
    return found;
  }
}

/** Where the page at an address is among entries that were found. */
const placesIn = onceFor((found: readonly Entry[]) => new Map(found.map((entry, at) => [entry.route, at])));

/** Whether the day of an entry is still to come or over, as a query wants it. */
function isThen({ written, kind }: Entry, when: When, { at, timeZone }: Calendar): boolean {
  const day = lastDayOf(written[dayField(kind.fields)?.name ?? '']);
  const over = day === undefined ? undefined : endOf(day, timeZone);
  return over !== undefined && (when === 'past') === at >= over;
}
