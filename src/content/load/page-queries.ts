import { alwaysAnother } from '../../engine/digest.ts';
import { type AnyQuestion, input, type Query, query } from '../../engine/questions.ts';
import { bodyFileOf } from '../../model/page-file.ts';
import { fieldsIn } from '../check/contents.ts';
import { kindIn } from '../check/summary.ts';
import type { Calendar } from '../dates/calendar.ts';
import { type Entry, nameOf, printOfEntry } from '../entries/entries.ts';
import { EntryIndex } from '../entries/entry-index.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import type { Entries } from '../entries/query.ts';
import { dataQueries, type EntriesInData } from './data-queries.ts';
import { declaredKinds, type FileOf, hasBody } from './file-queries.ts';
import { type LoadedFile, type LoadedPage, type PageFiles, pageAt } from './load-file.ts';

/** For when pages are looked at. */
export const calendarNow = input<[], Calendar>({ name: 'calendarNow', keep: 'memory' });

/** The files of all pages, in their order. */
export const pageFiles = input<[], readonly string[]>({ name: 'pageFiles', keep: 'memory' });

/** The pages of a site, their texts in files of their own, and what lists see of them. */
export type SitePages = {
  readonly pages: readonly LoadedPage[];
  readonly bodies: readonly LoadedFile[];
  /** The files with all entries of a kind. */
  readonly data: readonly LoadedFile[];
  readonly entries: Entries;
};

/** The pages of a site: each by its file, and what lists see of them. */
export type PageQueries = {
  readonly all: readonly AnyQuestion[];
  readonly pageOf: Query<[file: string], PageFiles>;
  /** The pages of a kind, as far as they could be read: the same object as long as nothing that lists see of them is another. */
  readonly entryIndex: Query<[], EntryIndex>;
  readonly entriesIn: EntriesInData;
};

export function pageQueries(fileOf: FileOf): PageQueries {
  const pageOf = query<[file: string], PageFiles>({
    name: 'pageOf',
    keep: 'memory',
    digest: alwaysAnother,
    make: (ask, file) => {
      const body = ask(hasBody, file) ? ask(fileOf, bodyFileOf(file)) : undefined;
      return pageAt(ask(fileOf, file), body, () => ask(calendarNow));
    },
  });
  const asEntry = query<[file: string], Entry | undefined>({
    name: 'asEntry',
    keep: 'memory',
    digest: (entry) => (entry === undefined ? '' : printOfEntry(entry)),
    make: (ask, file) => entryOf(ask(pageOf, file).page, () => ask(declaredKinds).kinds),
  });
  const data = dataQueries((ask) => ask(calendarNow));
  const entryIndex = query<[], EntryIndex>({
    name: 'entryIndex',
    keep: 'memory',
    digest: alwaysAnother,
    make: (ask) => {
      // An entry brings its kind along, whose declaration doesn't count for it.
      ask(declaredKinds);
      const inPages = ask(pageFiles).flatMap((file) => ask(asEntry, file) ?? []);
      return new EntryIndex([...inPages, ...data.entries(ask)]);
    },
  });
  return { all: [pageOf, asEntry, ...data.all, entryIndex], pageOf, entryIndex, entriesIn: data.entriesIn };
}

/** A page as an entry of its kind, if it has one and could be read. It holds nothing of the page's file. */
export function entryOf({ file, content }: LoadedPage, kinds: () => EntryKinds): Entry | undefined {
  const name = content && kindIn(content);
  const kind = name === undefined ? undefined : kinds().get(name);
  if (content?.route === undefined || kind === undefined) return undefined;
  const { route, draft } = content;
  return { kind, name: nameOf(file), file, route, draft, written: fieldsIn(content) };
}
