import { digestOf } from '../../engine/digest.ts';
import { input, type Reader, reads } from '../../engine/questions.ts';
import type { Words } from '../../model/generated/resolved.ts';
import type { JsonObject } from '../../model/json.ts';
import { once } from '../../model/once.ts';
import type { Absence } from '../../model/site.ts';
import { absenceIn, type Calendar } from '../dates/calendar.ts';
import type { Entry } from './entries.ts';
import { fieldsShownIn } from './item-fields.ts';
import type { EntryKind, EntryKinds } from './kinds.ts';
import type { Entries, Query } from './query.ts';

/** What a page's blocks can be filled in from, besides its own words. */
export type EntrySources = {
  readonly entries: Entries;
  readonly kinds: EntryKinds;
  /** BCP 47: how dates are written. */
  readonly language: string;
  /** What layouts say by `{words.readOn}`. */
  readonly words: Words;
  readonly calendar: Calendar;
  /** Whether blocks that visitors don't see are shown, too. */
  readonly all: boolean;
};

const names = new WeakMap<object, string>();

/** A name for something that never changes, made once. */
function onceNamed(thing: object, partOf: () => unknown): string {
  const name = names.get(thing) ?? digestOf(partOf());
  names.set(thing, name);
  return name;
}

function nameOfKind(kind: EntryKind): string {
  return onceNamed(kind, () => [kind.fields, kind.layout, kind.hasPages, kind.data, kind.pdf]);
}

const listed = new WeakMap<JsonObject, Map<string, JsonObject>>();

/** What lists of a type of block show of entries: nothing else can be read of them there. */
function inList(block: string): (entry: Entry) => Entry {
  const fields = once(() => fieldsShownIn(block));
  return (entry) => {
    const known = listed.get(entry.written) ?? new Map<string, JsonObject>();
    listed.set(entry.written, known);
    const written =
      known.get(block) ?? Object.fromEntries(Object.entries(entry.written).filter(([key]) => fields().has(key)));
    known.set(block, written);
    return { ...entry, written };
  };
}

/** A name for all that a list can show of an entry: its fields, by their types. */
function nameOfListed({ written, kind, route }: Entry): string {
  return `${route} ${onceNamed(written, () => written)} ${nameOfKind(kind)}`;
}

/** Those next to an entry: the first has none before it, and the last none after. */
export type Neighbours = { readonly previous?: Entry; readonly next?: Entry };

/** The entries that a query finds, as far as a type of block shows them. @param own address of the page that asks: it is left out */
export const entriesFor = input<[query: Query, block: string, own?: string], readonly Entry[]>({
  name: 'entriesFor',
  keep: 'last',
  digest: (entries) => entries.map(nameOfListed).join('\n'),
});

/** The entries before and after a page among those that a query finds. */
export const neighbours = input<[query: Query, block: string, route: string], Neighbours>({
  name: 'neighbours',
  keep: 'last',
  digest: ({ previous, next }) => [previous, next].map((entry) => entry && nameOfListed(entry)).join('\n'),
});

/** The title of the entry that another one names. */
export const titleOfEntry = input<[name: string, kind?: string], string | undefined>({
  name: 'titleOfEntry',
  keep: 'memory',
});

/** A kind of pages, as it is declared. */
export const kindNamed = input<[name: string], EntryKind | undefined>({
  name: 'kindNamed',
  keep: 'memory',
  digest: (kind) => (kind === undefined ? '' : nameOfKind(kind)),
});

/** BCP 47: how dates are written. */
export const language = input<[], string>({ name: 'language', keep: 'memory' });

/** What layouts say by `{words.readOn}`. */
export const siteWords = input<[], Words>({ name: 'siteWords', keep: 'memory' });

/** Why visitors don't see what is shown from one date until another; undefined if they do. */
export const absenceBetween = input<[from?: string, until?: string], Absence | undefined>({
  name: 'absenceBetween',
  keep: 'memory',
});

/** Whether blocks that visitors don't see are shown, too. */
export const showsAll = input<[], boolean>({ name: 'showsAll', keep: 'memory' });

/** Answers what layouts and lists ask. @param from nothing of it is asked for before somebody asks this */
export const entryReaders = (from: EntrySources): readonly Reader[] => [
  reads(entriesFor, { read: (query, block, own) => from.entries.find(query, own).map(inList(block)) }),
  reads(neighbours, {
    read: (query, block, route) => {
      const [previous, next] = from.entries.beside(query, route).map((entry) => entry && inList(block)(entry));
      return { ...(previous && { previous }), ...(next && { next }) };
    },
  }),
  reads(titleOfEntry, {
    read: (name, kind) => {
      const title = from.entries.named(name, kind)[0]?.written.title;
      return typeof title === 'string' ? title : undefined;
    },
  }),
  reads(kindNamed, { read: (name) => from.kinds.get(name) }),
  reads(language, { read: () => from.language }),
  reads(siteWords, { read: () => from.words }),
  reads(absenceBetween, { read: (begin, end) => absenceIn(begin, end, from.calendar) }),
  reads(showsAll, { read: () => from.all }),
];
