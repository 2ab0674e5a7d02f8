import { digestOf } from '../../engine/digest.ts';
import type { Words } from '../../model/generated/resolved.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Absence } from '../../model/site.ts';
import { lookups } from '../answers.ts';
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
  return onceNamed(kind, () => [kind.fields, kind.layout, kind.pdf]);
}

const listed = new WeakMap<JsonObject, Map<string, JsonObject>>();

/** What a list shows of an entry: nothing else can be read of it there. */
function inList(entry: Entry, block: string): Entry {
  const known = listed.get(entry.written) ?? new Map<string, JsonObject>();
  listed.set(entry.written, known);
  const fields = fieldsShownIn(block);
  const written =
    known.get(block) ?? Object.fromEntries(Object.entries(entry.written).filter(([key]) => fields.has(key)));
  known.set(block, written);
  return { ...entry, written };
}

/** A name for all that a list can show of an entry: its fields, by their types. */
function nameOfListed({ written, kind, route }: Entry): string {
  return `${route} ${onceNamed(written, () => written)} ${nameOfKind(kind)}`;
}

/** Those next to an entry: the first has none before it, and the last none after. */
export type Neighbours = { readonly previous?: Entry; readonly next?: Entry };

/** The questions that layouts and lists ask their site. */
export const entryLookups = ({ entries, kinds, language, words, calendar, all }: EntrySources) =>
  lookups({
    /** The entries that a query finds, as far as a type of block shows them. */
    find: {
      reads: 'others',
      answer: (query: Query, block: string, own?: string): readonly Entry[] =>
        entries.find(query, own).map((entry) => inList(entry, block)),
      counts: (found: readonly Entry[]): unknown => found.map(nameOfListed),
    },
    /** The entries before and after a page among those that a query finds. */
    neighbours: {
      reads: 'others',
      answer: (query: Query, block: string, route: string): Neighbours => {
        const found = entries.find(query);
        const at = found.findIndex((entry) => entry.route === route);
        const [previous, next] = at === -1 ? [] : [found[at - 1], found[at + 1]];
        return {
          ...(previous === undefined ? {} : { previous: inList(previous, block) }),
          ...(next === undefined ? {} : { next: inList(next, block) }),
        };
      },
      counts: ({ previous, next }: Neighbours): unknown =>
        [previous, next].map((entry) => entry && nameOfListed(entry)),
    },
    /** The title of the entry that another one names. */
    titleOf: {
      reads: 'others',
      answer: (name: string, kind?: string): string | undefined => {
        const title = entries.named(name, kind)[0]?.written.title;
        return typeof title === 'string' ? title : undefined;
      },
    },
    /** A kind of pages, as it is declared. */
    kind: {
      reads: 'settings',
      answer: (name: string): EntryKind | undefined => kinds.get(name),
      counts: (kind: EntryKind | undefined): unknown => (kind === undefined ? undefined : nameOfKind(kind)),
    },
    language: { reads: 'settings', answer: (): string => language },
    words: { reads: 'settings', answer: (): Words => words },
    /** Why visitors don't see what is shown from one date until another; undefined if they do. */
    absenceIn: {
      reads: 'settings',
      answer: (from?: string, until?: string): Absence | undefined => absenceIn(from, until, calendar),
    },
    all: { reads: 'settings', answer: (): boolean => all },
  });
