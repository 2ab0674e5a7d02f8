import { alwaysAnother } from '../../engine/digest.ts';
import { type AnyQuestion, type Query, query } from '../../engine/questions.ts';
import { bodyFileOf } from '../../model/page-file.ts';
import { fieldsIn } from '../check/contents.ts';
import { factOf } from '../check/outline.ts';
import { type Entry, nameOf, printOfEntry } from '../entries/entries.ts';
import { EntryIndex } from '../entries/entry-index.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import type { Entries } from '../entries/query.ts';
import { dataEntriesIn, dataIn } from './data-queries.ts';
import { calendarNow, dataFiles, declaredKinds, fileOf, hasBody, pageFiles } from './file-queries.ts';
import { type LoadedFile, type LoadedPage, type PageFiles, pageAt } from './load-file.ts';

/** The pages of a site, their texts in files of their own, and what lists see of them. */
export type SitePages = {
  readonly pages: readonly LoadedPage[];
  readonly bodies: readonly LoadedFile[];
  /** The files with all entries of a kind. */
  readonly data: readonly LoadedFile[];
  readonly entries: Entries;
};

/** A page at a moment, by its file, and its text. */
export const pageOf: Query<[file: string], PageFiles> = query({
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

/** The pages of a kind, as far as they could be read: the same object as long as nothing that lists see of them is another. */
export const entryIndex: Query<[], EntryIndex> = query({
  name: 'entryIndex',
  keep: 'memory',
  digest: alwaysAnother,
  make: (ask) => {
    // An entry brings its kind along, whose declaration doesn't count for it.
    ask(declaredKinds);
    const inPages = ask(pageFiles).flatMap((file) => ask(asEntry, file) ?? []);
    return new EntryIndex([...inPages, ...ask(dataFiles).flatMap((about) => ask(dataEntriesIn, ...about))]);
  },
});

export const pageQueries: readonly AnyQuestion[] = [pageOf, asEntry, dataIn, dataEntriesIn, entryIndex];

/** A page as an entry of its kind, if it has one and could be read. It holds nothing of the page's file. */
export function entryOf({ file, content }: LoadedPage, kinds: () => EntryKinds): Entry | undefined {
  const name = content && factOf(content, 'kind');
  const kind = name === undefined ? undefined : kinds().get(name);
  if (content?.route === undefined || kind === undefined) return undefined;
  const { route, draft } = content;
  return { kind, name: nameOf(file), file, route, draft, written: fieldsIn(content) };
}
