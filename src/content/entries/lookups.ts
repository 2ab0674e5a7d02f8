import { nameOf } from '../answers.ts';
import type { Entry } from './entries.ts';
import type { EntryKind, EntryKinds } from './kinds.ts';
import type { Entries, Query } from './query.ts';

/** What a page's blocks can be filled in from, besides its own words. */
export type EntrySources = {
  readonly entries: Entries;
  readonly kinds: EntryKinds;
  /** BCP 47: how dates are written. */
  readonly language: string;
};

const names = new WeakMap<object, string>();

/** A name for something that never changes, made once. */
function onceNamed(thing: object, partOf: () => unknown): string {
  const name = names.get(thing) ?? nameOf(partOf());
  names.set(thing, name);
  return name;
}

function nameOfKind(kind: EntryKind): string {
  return onceNamed(kind, () => [kind.fields, kind.layout]);
}

/** What others can show of an entry: all but its text and its blocks, by the types of its fields. */
function nameOfShown({ written, kind, route }: Entry): string {
  const name = onceNamed(written, () => {
    const { body: _, blocks: __, ...head } = written;
    return head;
  });
  return `${route} ${name} ${nameOfKind(kind)}`;
}

/** The questions that layouts and lists ask their site. */
export const entryLookups = ({ entries, kinds, language }: EntrySources) => ({
  /** The entries that a query finds. */
  find: {
    answer: (query: Query, own?: string): readonly Entry[] => entries.find(query, own),
    counts: (found: readonly Entry[]): unknown => found.map(nameOfShown),
  },
  /** The title of the entry that another one names. */
  titleOf: {
    answer: (name: string, kind?: string): string | undefined => {
      const title = entries.named(name, kind)?.written.title;
      return typeof title === 'string' ? title : undefined;
    },
  },
  /** A kind of pages, as it is declared. */
  kind: {
    answer: (name: string): EntryKind | undefined => kinds.get(name),
    counts: (kind: EntryKind | undefined): unknown => (kind === undefined ? undefined : nameOfKind(kind)),
  },
  language: { answer: (): string => language },
});
