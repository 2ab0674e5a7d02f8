import { digestOf } from '../../engine/digest.ts';
import { type Ask, input, type Reader, reads } from '../../engine/questions.ts';
import { type Entry, idOf } from '../entries/entries.ts';
import type { EntryGroup } from '../entries/groups.ts';
import type { EntriesToFind, GroupedQuery, Query } from '../entries/query.ts';

/* What rules ask of the pages of kinds, as questions of an engine: see `asked-site.ts`. */

const filesOf = (entries: readonly Entry[]): string => digestOf(entries.map(idOf));

/** The pages of kinds: those that lists find, those that have a name, and all. */
const foundEntries = input<[query: Query, own?: string], readonly Entry[]>({
  name: 'site.entries.find',
  keep: 'memory',
  digest: filesOf,
});
const groupedEntries = input<[query: GroupedQuery, language: string, own?: string], readonly EntryGroup[]>({
  name: 'site.entries.grouped',
  keep: 'memory',
  digest: (groups) => digestOf(groups.map(({ words, route, entries }) => [words, route, entries.map(idOf)])),
});
const namedEntries = input<[name: string, kind?: string], readonly Entry[]>({
  name: 'site.entries.named',
  keep: 'memory',
  digest: filesOf,
});
const allEntries = input<[], readonly Entry[]>({
  name: 'site.entries.all',
  keep: 'memory',
  digest: (entries) => digestOf(entries.map((each) => [idOf(each), each.kind.name, each.written])),
});
const anyEntries = input<[kind: string], boolean>({ name: 'site.entries.areThere', keep: 'memory' });

/** Answers what rules ask of entries. */
export const entriesReaders = (entries: () => EntriesToFind): readonly Reader[] => [
  reads(foundEntries, { read: (asked, own) => entries().find(asked, own) }),
  reads(groupedEntries, { read: (asked, inWords, own) => entries().grouped(asked, inWords, own) }),
  reads(namedEntries, { read: (name, kind) => entries().named(name, kind) }),
  reads(anyEntries, { read: (kind) => entries().areThere(kind) }),
  reads(allEntries, { read: () => entries().all }),
];

/** Entries of which it is noted what is asked. */
export const askedEntries = (ask: Ask): EntriesToFind => ({
  find: (asked, own) => ask(foundEntries, asked, own),
  grouped: (asked, inWords, own) => ask(groupedEntries, asked, inWords, own),
  named: (name, kind) => ask(namedEntries, name, kind),
  areThere: (kind) => ask(anyEntries, kind),
  get all() {
    return ask(allEntries);
  },
});
