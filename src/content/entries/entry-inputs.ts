import { digestOf } from '../../engine/keys.ts';
import { input, type Reader, reads } from '../../engine/questions.ts';
import type { Words } from '../../model/generated/resolved.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { onceFor } from '../../model/once.ts';
import type { Absence } from '../../model/site.ts';
import type { Field } from '../../values/field.ts';
import { itemsOf, type Node, plainValue } from '../../yaml/syntax/tree.ts';
import { absenceIn, type Calendar } from '../dates/calendar.ts';
import { textsOfFolder } from '../files/public-paths.ts';
import type { Entry } from './entries.ts';
import type { Entries } from './entry-index.ts';
import type { EntryGroup } from './groups.ts';
import { itemPlan, type Showing } from './item-fields.ts';
import type { EntryKind, EntryKinds } from './kinds.ts';
import type { GroupedQuery, Query } from './query.ts';

/** A place of a site, as it is written under `contact`. */
export type SitePlace = NonNullable<NonNullable<WrittenSite['contact']>['places']>[number];

/** What a page's blocks can be filled in from, besides its own words. */
export type EntrySources = {
  readonly entries: Entries;
  readonly kinds: EntryKinds;
  /** BCP 47: how dates are written. */
  readonly language: string;
  /** What layouts say by `{words.readOn}`. */
  readonly words: Words;
  readonly places: readonly SitePlace[];
  /** The pictures whose alt texts are in a file in public/, as a list of a block. */
  readonly textsIn: (file: string) => Node | undefined;
  readonly calendar: Calendar;
  /** Whether blocks that visitors don't see are shown, too. */
  readonly all: boolean;
};

/** Names for what never changes. */
const nameOfKind = onceFor(({ fields, layout, card, hasPages, data, pdf }: EntryKind) =>
  digestOf([fields, layout, card, hasPages, data, pdf]),
);
const nameOfWritten = onceFor((written: JsonObject) => digestOf(written));

const listed = onceFor((_: JsonObject) => new Map<string, JsonObject>());

/** What a list shows of entries: nothing else can be read of them there. The title also leads to their neighbours. */
function inList(showing: Showing): (entry: Entry) => Entry {
  const name = JSON.stringify(showing);
  return (entry) => {
    const { fields } = itemPlan(showing, entry.kind);
    const known = listed(entry.written);
    const written =
      known.get(name) ??
      Object.fromEntries(Object.entries(entry.written).filter(([key]) => key === 'title' || fields.has(key)));
    known.set(name, written);
    return { ...entry, written };
  };
}

/** A name for all that a list can show of an entry: its fields, by their types. */
function nameOfListed({ written, kind, route }: Entry): string {
  return `${route} ${nameOfWritten(written)} ${nameOfKind(kind)}`;
}

/** Those next to an entry: the first has none before it, and the last none after. */
export type Neighbours = { readonly previous: Entry | undefined; readonly next: Entry | undefined };

/** The entries that a query finds, as far as a list shows them. @param own address of the page that asks: it is left out */
export const entriesFor = input<[query: Query, showing: Showing, own?: string], readonly Entry[]>({
  name: 'entriesFor',
  keep: 'last',
  digest: (entries) => entries.map(nameOfListed).join('\n'),
});

export const groupsFor = input<[query: GroupedQuery, showing: Showing, own?: string], readonly EntryGroup[]>({
  name: 'groupsFor',
  keep: 'last',
  digest: (groups) =>
    groups
      .map(({ words, route, value, entries }) => JSON.stringify([words, route, value, entries.map(nameOfListed)]))
      .join('\n'),
});

export const neighbours = input<[query: Query, showing: Showing, route: string], Neighbours>({
  name: 'neighbours',
  keep: 'last',
  digest: ({ previous, next }) => [previous, next].map((entry) => entry && nameOfListed(entry)).join('\n'),
});

/** What an entry that another one names says in a field, and what its kind says of that field. */
export type Named = { readonly value: Json; readonly field: Field | undefined };

/** A field of the entry that another one names; undefined if there is no such entry, or it says nothing there. */
export const fieldOfEntry = input<
  [named: { readonly name: string; readonly kind?: string }, field: string],
  Named | undefined
>({
  name: 'fieldOfEntry',
  digest: (named) => JSON.stringify(named ?? null),
});

export const kindNamed = input<[name: string], EntryKind | undefined>({
  name: 'kindNamed',
  digest: (kind) => (kind === undefined ? '' : nameOfKind(kind)),
});

/** The address of the page that a file such as `[city].yaml` makes for a value of a field; undefined where there is none. */
export const pageOfValue = input<[kind: string, field: string, value: Json], string | undefined>({
  name: 'pageOfValue',
});

export const language = input<[], string>({ name: 'language' });

export const siteWords = input<[], Words>({ name: 'siteWords' });

export const sitePlaces = input<[], readonly SitePlace[]>({ name: 'sitePlaces', digest: digestOf });

/** The pictures of a folder in public/, as a block lists them. */
export const picturesIn = input<[folder: string], Json>({ name: 'picturesIn', digest: digestOf });

export const absenceBetween = input<[from?: string, until?: string], Absence | undefined>({ name: 'absenceBetween' });

export const showsAll = input<[], boolean>({ name: 'showsAll' });

/** Answers what layouts and lists ask. @param from nothing of it is asked for before somebody asks this */
export const entryReaders = (from: EntrySources): readonly Reader[] => [
  reads(entriesFor, { read: (query, showing, own) => from.entries.find(query, own).map(inList(showing)) }),
  reads(groupsFor, {
    read: (query, showing, own) => {
      const shown = inList(showing);
      const groups = from.entries.grouped(query, from.language, own);
      return groups.map((group) => ({ ...group, entries: group.entries.map(shown) }));
    },
  }),
  reads(neighbours, {
    read: (query, showing, route) => {
      const [previous, next] = from.entries.beside(query, route).map((entry) => entry && inList(showing)(entry));
      return { previous, next };
    },
  }),
  reads(fieldOfEntry, {
    read: ({ name, kind }, field) => {
      const [entry] = from.entries.named(name, kind);
      // The address of a page that visitors don't see leads nowhere.
      const leads = entry?.kind.hasPages === true && !entry.draft;
      // Who has no page is called as it is written.
      const own = entry === undefined && field === 'title' ? name : entry?.written[field];
      const value = field !== 'route' ? own : leads ? entry.route : undefined;
      return value === undefined ? undefined : { value, field: entry?.kind.fields.find((each) => each.name === field) };
    },
  }),
  reads(kindNamed, { read: (name) => from.kinds.get(name) }),
  reads(language, { read: () => from.language }),
  reads(siteWords, { read: () => from.words }),
  reads(sitePlaces, { read: () => from.places }),
  reads(picturesIn, { read: (folder) => itemsOf(from.textsIn(textsOfFolder(folder)), 'items').map(plainValue) }),
  reads(absenceBetween, { read: (begin, end) => absenceIn(begin, end, from.calendar) }),
  reads(showsAll, { read: () => from.all }),
];
