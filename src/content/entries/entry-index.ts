import { byRoute } from '../../model/address.ts';
import type { Json } from '../../model/json.ts';
import { grouped, groupedByEach } from '../../model/lists.ts';
import { once, onceFor, remembered } from '../../model/once.ts';
import { endOf } from '../../values/day.ts';
import { dayField, fieldsThat, fieldValues, namesOf, placeIn } from '../../values/fields.ts';
import type { Calendar } from '../dates/calendar.ts';
import { type Entry, idOf, lastDayIn, pathOf, printOfEntry } from './entries.ts';
import { conditionsIn } from './field-index.ts';
import { type EntryGroup, groupsOf } from './groups.ts';
import type { EntryKind } from './kinds.ts';
import type { GroupedQuery, Query, When } from './query.ts';

/** Entries by all that is asked for, whatever the day. What was found once stays: it is the same for as long as the entries are. */
export class EntryIndex {
  /** Those that lists show. */
  readonly listed: readonly Entry[];
  /** Those that other pages may name. */
  readonly all: readonly Entry[];
  private readonly byName: ReadonlyMap<string, readonly Entry[]>;
  private readonly byKind: ReadonlyMap<string, readonly Entry[]>;
  private readonly answers = new Map<string, readonly Entry[]>();
  /** The last of the same entries with others listed. */
  private other: EntryIndex | undefined;

  constructor(all: readonly Entry[], isListed = ({ draft }: Entry): boolean => !draft) {
    this.all = all;
    this.listed = all.filter(isListed);
    this.byName = grouped(all, ({ name }) => name);
    this.byKind = grouped(this.listed, ({ kind }) => kind.name);
  }

  /** The same entries, with others listed: what listed the same before, if there is that. */
  listing(isListed: (entry: Entry) => boolean): EntryIndex {
    const listed = this.all.filter(isListed);
    for (const known of [this, this.other]) if (known !== undefined && isSameList(known.listed, listed)) return known;
    const set = new Set(listed);
    this.other = new EntryIndex(this.all, (entry) => set.has(entry));
    return this.other;
  }

  /** The same entries, with another one in the place of that of its page. @param isListed whether lists show it */
  with(entry: Entry, isListed: boolean): EntryIndex {
    const was = this.all.find(({ file }) => file === entry.file);
    const isSame = was?.kind === entry.kind && printOfEntry(was) === printOfEntry(entry);
    const now = isSame ? was : entry;
    const listed = new Set(this.listed);
    if (now === was && listed.has(now) === isListed) return this;
    const all = this.all.map((each) => (each === was ? now : each));
    return new EntryIndex(all, (each) => (each === now ? isListed : listed.has(each)));
  }

  /** The same entries, but those of some files as they last were, where lists showed all of these. */
  keeping(last: EntryIndex, files: ReadonlySet<string>): EntryIndex {
    const wereListed = new Set(last.listed);
    const unlisted = new Set(last.all.filter((entry) => !wereListed.has(entry)).map(({ file }) => file));
    const kept = last.listed.filter(({ file }) => files.has(file) && !unlisted.has(file));
    const keptFiles = new Set(kept.map(({ file }) => file));
    const others = this.all.filter(({ file }) => !keptFiles.has(file));
    const listed = new Set([...this.listed, ...kept]);
    return kept.length === 0 ? this : new EntryIndex([...others, ...kept], (entry) => listed.has(entry));
  }

  find(query: Query): readonly Entry[] {
    const key = JSON.stringify(Object.entries(query).sort());
    const found = this.answers.get(key) ?? this.ask(query);
    this.answers.set(key, found);
    return found;
  }

  named(name: string, kind: string | undefined): readonly Entry[] {
    const sameName = this.byName.get(name.slice(name.lastIndexOf('/') + 1)) ?? [];
    const found = sameName.filter(
      (entry) => (kind === undefined || entry.kind.name === kind) && `/${pathOf(entry)}`.endsWith(`/${name}`),
    );
    // The whole path is said: another entry's path may end with it.
    const exact = found.filter((entry) => name.includes('/') && pathOf(entry) === name);
    return exact.length > 0 ? exact : found;
  }

  private ask(query: Query): Entry[] {
    const { kind, where = {}, category, tag, section } = query;
    const words = { category, tags: tag, section };
    const conditions = this.conditionsOf(kind)(where, words);
    const [fewest] = conditions
      .flatMap(({ entries }) => (entries ? [entries] : []))
      .sort((a, b) => a.length - b.length);
    const some = this.namedBy(query) ?? fewest ?? this.byKind.get(kind) ?? [];
    const found = some.filter((entry) => fits(entry, query) && conditions.every((condition) => condition.fits(entry)));
    return inOrder(found, query);
  }

  private namedBy({ kind, naming }: Query): readonly Entry[] | undefined {
    if (naming === undefined) return undefined;
    const [named] = this.named(naming, undefined);
    return (named && this.naming(kind).get(named)) ?? [];
  }

  private readonly conditionsOf = remembered((kind: string) =>
    conditionsIn(this.byKind.get(kind) ?? [], (name, of) => {
      const [entry] = this.named(name, of);
      return entry === undefined ? name : idOf(entry);
    }),
  );

  /** The entries of a kind that name another one in any of their fields, by that one. Who asks for each page looks through them once. */
  private readonly naming = remembered(
    (kind: string): ReadonlyMap<Entry, readonly Entry[]> =>
      groupedByEach(this.byKind.get(kind) ?? [], (entry) => this.namesIn(entry)),
  );

  private namesIn({ kind, written }: Entry): readonly Entry[] {
    const naming = fieldsThat(({ type }) => type === 'entry', kind.fields);
    return fieldValues(written, naming).flatMap(({ field, value }) =>
      typeof value === 'string' ? this.named(value, field.kind).slice(0, 1) : [],
    );
  }
}

function isSameList(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.every((entry, at) => entry === others[at]);
}

function fits({ route, written }: Entry, { folder, featured }: Query): boolean {
  return (
    (folder === undefined || route.startsWith(`${folder.replace(/\/$/, '')}/`)) &&
    (featured === undefined || (written.featured === true) === featured)
  );
}

/** The entries that a query finds, in its order. Those with the same place in it come by their addresses. */
function inOrder(found: readonly Entry[], query: Query): Entry[] {
  const [first] = found;
  if (first === undefined) return [];
  const orders = ordersOf(first.kind, query).map((sort) => orderBy(sort, first.kind));
  return found.toSorted((a, b) => {
    for (const order of orders) {
      const before = order(a, b);
      if (before !== 0) return before;
    }
    return byRoute(a, b);
  });
}

/**
 * The fields that a query puts entries of a kind into order by, the first before the others. Where it says none: those of one file as they stand there;
 * otherwise the latest first, of those to come the next one; without dates as the entries say; without that by title.
 */
function ordersOf({ fields, data }: EntryKind, { sort, when }: Query): readonly string[] {
  if (sort !== undefined) return sort;
  if (when === 'upcoming') return namesOf(dayField(fields)?.name ?? 'date', fields);
  // Whoever writes them one below the other does so in an order.
  if (data !== undefined) return [];
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  if (has('date')) return ['-date'];
  return [has('order') ? 'order' : 'title'];
}

/** Comparing texts one by one would look up the rules each time. */
const words = once(() => new Intl.Collator('en', { numeric: true }));

/** How a field orders the entries of a kind, the other way round with a minus before it. Choices come in the order of their kind. */
function orderBy(sort: string, { fields }: EntryKind): (a: Entry, b: Entry) => number {
  const name = sort.replace(/^-/, '');
  const place = placeIn(fields.find((field) => field.name === name));
  const placeOf = ({ written }: Entry): Json | undefined => place(written[name]);
  return sort === name ? (a, b) => compare(placeOf(a), placeOf(b)) : (a, b) => compare(placeOf(b), placeOf(a));
}

function compare(x: Json | undefined, y: Json | undefined): number {
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  return words().compare(String(x ?? ''), String(y ?? ''));
}

export type EntriesToFind = Pick<Entries, 'find' | 'grouped' | 'named' | 'all' | 'areThere'>;

/** Entries that can be asked for, at a moment. The same question is answered once: a site has a list on every page of a kind. */
export class Entries {
  /** The same of any day. */
  readonly index: EntryIndex;
  readonly #calendar: Calendar | undefined;
  /** Of what is found on any day, what is found now. */
  readonly #now = new WeakMap<readonly Entry[], readonly Entry[]>();

  /** @param calendar says which days are over. Without one, lists find entries of any day. */
  constructor(index: EntryIndex, calendar?: Calendar) {
    this.index = index;
    this.#calendar = calendar;
  }

  get listed(): readonly Entry[] {
    return this.index.listed;
  }

  get all(): readonly Entry[] {
    return this.index.all;
  }

  /** Whether there is any entry of a kind, seen by visitors or not. */
  areThere(kind: string): boolean {
    return this.all.some((entry) => entry.kind.name === kind);
  }

  /** Others at the same moment. What was found stays if they are the same. */
  of(index: EntryIndex): Entries {
    return index === this.index ? this : new Entries(index, this.#calendar);
  }

  /** The entries that a query asks for, in its order. @param own address of the page that asks: it is left out */
  find(query: Query, own?: string): readonly Entry[] {
    const found = this.#answer(query);
    const { limit = found.length } = query;
    // One more than are shown: one of them may be the page itself.
    const others = own === undefined ? found : found.slice(0, limit + 1).filter(({ route }) => route !== own);
    return others.length > limit ? others.slice(0, limit) : others;
  }

  /** The same entries, under the headings that a query asks for. An entry can stand under several. */
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
    return this.index.named(name, kind);
  }

  /** All that a query asks for, whatever number of them it wants. */
  #answer({ limit: _, perPage: __, group: ___, ...question }: Query): readonly Entry[] {
    const all = this.index.find(question);
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
  const day = lastDayIn(kind.fields, (name) => written[name]);
  const over = day === undefined ? undefined : endOf(day, timeZone);
  return over !== undefined && (when === 'past') === at >= over;
}
