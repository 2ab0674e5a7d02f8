import { grouped } from '../../model/grouped.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { categoryWords } from '../address-words.ts';
import type { Calendar } from '../dates/calendar.ts';
import { endOf } from '../dates/moments.ts';
import { type Entry, isObject, pathOf, textsIn } from './entries.ts';
import { inOrder } from './order.ts';

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
  readonly sort?: string;
  readonly limit?: number;
  /** How many a page of the list has. */
  readonly perPage?: number;
};

/** The query of a block, if it has one. */
export function queryOf({ from }: JsonObject): Query | undefined {
  return isObject(from) ? queryFrom(from) : undefined;
}

/** A query as it is written, without what is not true to its schema: that is reported, and asks for nothing. */
export function queryFrom(written: JsonObject): Query {
  const right = Object.entries(written).filter(([key, value]) => {
    if (key === 'featured') return typeof value === 'boolean';
    if (key === 'when') return value === 'upcoming' || value === 'past';
    if (key === 'limit' || key === 'perPage') return Number.isInteger(value) && Number(value) > 0;
    return typeof value === 'string';
  });
  return { kind: '', ...Object.fromEntries(right) };
}

/** What rules ask about entries. */
export type EntriesToFind = Pick<Entries, 'find' | 'named' | 'all'>;

/** Entries that can be asked for. The same question is answered once: a site has a list on every page of a kind. */
export class Entries {
  /** Those that lists show. */
  readonly listed: readonly Entry[];
  /** Those that other pages may name. */
  readonly all: readonly Entry[];
  private readonly byName: ReadonlyMap<string, readonly Entry[]>;
  private readonly byKind: ReadonlyMap<string, readonly Entry[]>;
  private readonly byWord = new Map<string, ReadonlyMap<string, readonly Entry[]>>();
  private readonly namingIn = new Map<string, ReadonlyMap<Entry, readonly Entry[]>>();
  private readonly answers = new Map<string, readonly Entry[]>();
  /** Of answers: where the page at an address is in one. */
  private readonly places = new WeakMap<readonly Entry[], ReadonlyMap<string, number>>();
  private readonly calendar: Calendar | undefined;

  /**
   * @param calendar says which days are over. Without one, lists find entries of any day.
   * @param isListed whether lists show an entry
   */
  constructor(all: readonly Entry[], calendar?: Calendar, isListed: (entry: Entry) => boolean = isPublished) {
    this.all = all;
    this.calendar = calendar;
    this.listed = all.filter(isListed);
    this.byName = grouped(all, ({ name }) => name);
    this.byKind = grouped(this.listed, ({ kind }) => kind.name);
  }

  /** The same entries, with another one in the place of that of its file. @param isListed whether lists show it */
  with(entry: Entry, isListed: boolean): Entries {
    const listed = new Set(this.listed);
    const all = this.all.map((each) => (each.file === entry.file ? entry : each));
    return new Entries(all, this.calendar, (each) => (each === entry ? isListed : listed.has(each)));
  }

  /**
   * The entries that a query asks for, in its order. Those with the same place in it come by their addresses.
   *
   * @param own address of the page that asks: it is left out
   */
  find(query: Query, own?: string): readonly Entry[] {
    const found = this.answer(query);
    const { limit } = query;
    if (own === undefined) return limit === undefined ? found : found.slice(0, limit);
    // One more than are shown: one of them may be the page itself.
    const others = found.slice(0, limit === undefined ? undefined : limit + 1).filter(({ route }) => route !== own);
    return limit === undefined ? others : others.slice(0, limit);
  }

  /** Those before and after the entry at an address among the entries that a query asks for; neither, if it isn't among these. */
  beside(query: Query, route: string): readonly [previous: Entry | undefined, next: Entry | undefined] {
    const all = this.find(query);
    const places = this.places.get(all) ?? new Map(all.map((entry, at) => [entry.route, at]));
    this.places.set(all, places);
    const at = places.get(route);
    return at === undefined ? [undefined, undefined] : [all[at - 1], all[at + 1]];
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

  /** The entries of a kind that name another one in any of their fields, by that one. Who asks for each page looks through them once. */
  private naming(kind: string): ReadonlyMap<Entry, readonly Entry[]> {
    const known = this.namingIn.get(kind);
    if (known !== undefined) return known;
    const named = (this.byKind.get(kind) ?? []).flatMap((entry) =>
      [...this.namedBy(entry)].map((each) => ({ each, entry })),
    );
    const groups = [...grouped(named, ({ each }) => each)];
    const found = new Map(groups.map(([each, all]) => [each, all.map(({ entry }) => entry)]));
    this.namingIn.set(kind, found);
    return found;
  }

  /** The entries that an entry names, each once. */
  private namedBy({ kind, written }: Entry): ReadonlySet<Entry> {
    const fields = kind.fields.filter(({ type }) => type === 'entry');
    const names = fields.flatMap((field) =>
      textsIn(written[field.name]).map((name) => this.named(name, field.kind)[0]),
    );
    return new Set(names.flatMap((entry) => entry ?? []));
  }

  /** All that a query asks for, whatever number of them it wants. */
  private answer({ limit: _, perPage: __, ...question }: Query): readonly Entry[] {
    const key = JSON.stringify(Object.entries(question).sort());
    const found = this.answers.get(key) ?? this.ask(question);
    this.answers.set(key, found);
    return found;
  }

  private ask(query: Query): Entry[] {
    const found = this.candidates(query).filter((entry) => fits(entry, query) && this.isThen(entry, query));
    return inOrder(found, query);
  }

  /** All entries that a query may ask for: those of its kind, or as few of these as can be looked up. */
  private candidates({ kind, category, tag, naming }: Query): readonly Entry[] {
    if (naming !== undefined) {
      const [named] = this.named(naming, undefined);
      return (named && this.naming(kind).get(named)) ?? [];
    }
    const [field, word] = category === undefined ? ['tags', tag] : ['category', category];
    const found = word === undefined ? this.byKind.get(kind) : this.withWords(kind, field).get(categoryWords(word));
    return found ?? [];
  }

  /** Whether the day of an entry is still to come or over, as a query wants it. */
  private isThen({ written }: Entry, { when }: Query): boolean {
    if (when === undefined || this.calendar === undefined) return true;
    const over = typeof written.date === 'string' ? endOf(written.date, this.calendar.timeZone) : undefined;
    return over !== undefined && (when === 'past') === this.calendar.at >= over;
  }

  /** The entries of a kind by the words of a field: a site has a list for each of its categories. */
  private withWords(kind: string, field: string): ReadonlyMap<string, readonly Entry[]> {
    const key = `${kind} ${field}`;
    const known = this.byWord.get(key);
    if (known !== undefined) return known;
    const named = (this.byKind.get(kind) ?? []).flatMap((entry) =>
      [...new Set(textsIn(entry.written[field]).map(categoryWords))].map((slug) => ({ slug, entry })),
    );
    const groups = [...grouped(named, ({ slug }) => slug)];
    const found = new Map(groups.map(([slug, each]) => [slug, each.map(({ entry }) => entry)]));
    this.byWord.set(key, found);
    return found;
  }
}

function isPublished({ draft }: Entry): boolean {
  return !draft;
}

function fits({ route, written }: Entry, query: Query): boolean {
  return (
    (query.category === undefined || hasWord(written.category, query.category)) &&
    (query.tag === undefined || hasWord(written.tags, query.tag)) &&
    (query.section === undefined || hasWord(written.section, query.section)) &&
    (query.folder === undefined || route.startsWith(`${query.folder.replace(/\/$/, '')}/`)) &&
    (query.featured === undefined || (written.featured === true) === query.featured)
  );
}

/** `Cloud Computing` and `cloud-computing` are the same category. */
function hasWord(value: Json | undefined, word: string): boolean {
  const wanted = categoryWords(word);
  return textsIn(value).some((each) => categoryWords(each) === wanted);
}
