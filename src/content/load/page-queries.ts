import { alwaysAnother, digestOf } from '../../engine/keys.ts';
import { type AnyQuestion, type Ask, type Query, query } from '../../engine/questions.ts';
import { bodyFileOf } from '../../model/page-file.ts';
import { plainObject } from '../../yaml/syntax/tree.ts';
import { entriesIn, fieldsIn, fieldsOf } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import { absenceOfPage } from '../dates/calendar.ts';
import { type Entry, nameOf, printOfEntry, rowName } from '../entries/entries.ts';
import { type Entries, EntryIndex } from '../entries/entry-index.ts';
import type { EntryKind, EntryKinds } from '../entries/kinds.ts';
import {
  calendarNow,
  type DataOfKind,
  dataOfKinds,
  declaredKinds,
  facts,
  fileOf,
  filesNow,
  hasBody,
  readIn,
} from './file-queries.ts';
import { heldData, type LoadedFile, type LoadedPage, loadedFrom, type PageFiles, pageAt } from './load-file.ts';
import { heldTexts } from './picture-texts.ts';

export type SitePages = {
  readonly pages: readonly LoadedPage[];
  readonly bodies: readonly LoadedFile[];
  /** The files with all entries of a kind, and those with alt texts of pictures. */
  readonly data: readonly LoadedFile[];
  readonly entries: Entries;
};

export const pageOf: Query<[file: string], PageFiles> = query({
  name: 'pageOf',
  digest: alwaysAnother,
  make: (ask, file) => {
    const body = ask(hasBody, file) ? ask(fileOf, bodyFileOf(file)) : undefined;
    return pageAt(ask(fileOf, file), body, () => ask(calendarNow));
  },
});

export const dataIn: Query<DataOfKind, LoadedFile> = query({
  name: 'dataIn',
  digest: alwaysAnother,
  make: (ask, file, name) => {
    const around = { kind: kindNamed(ask, name), site: ask(facts) };
    return loadedFrom(file, ask(readIn, file), (source) => heldData(source, around));
  },
});

export const pictureTextsIn: Query<[file: string], LoadedFile> = query({
  name: 'pictureTextsIn',
  digest: alwaysAnother,
  make: (ask, file) => loadedFrom(file, ask(readIn, file), heldTexts),
});

function kindNamed(ask: Ask, name: string): EntryKind {
  const kind = ask(declaredKinds).kinds.get(name);
  if (kind === undefined) throw new Error(`There is no kind ${name}.`);
  return kind;
}

/** The entries in such a file, each as lists see it. They hold nothing of the file. */
function entriesOf(ask: Ask, [file, name]: DataOfKind): Entry[] {
  const kind = kindNamed(ask, name);
  const { content } = ask(dataIn, file, name);
  return (content === undefined ? [] : entriesIn(content)).flatMap((node, row) => {
    if (node.kind !== 'map') return [];
    const written = fieldsOf(plainObject(node));
    const hasDates = ['draft', 'publishAt', 'expireAt'].some((key) => written[key] !== undefined);
    const draft = hasDates && absenceOfPage(node, ask(calendarNow)) !== undefined;
    // Where it comes among others that say the same: as it stands in its file.
    const route = `${file} ${String(row).padStart(6, '0')}`;
    return [{ kind, name: rowName(written), file, row, route, draft, written }];
  });
}

const dataEntriesIn: Query<DataOfKind, readonly Entry[]> = query({
  name: 'dataEntriesIn',
  digest: (entries) => digestOf(entries.map(printOfEntry)),
  make: (ask, ...about) => entriesOf(ask, about),
});

const asEntry = query<[file: string], Entry | undefined>({
  name: 'asEntry',
  digest: (entry) => (entry === undefined ? '' : printOfEntry(entry)),
  make: (ask, file) => entryOf(ask(pageOf, file).page, () => ask(declaredKinds).kinds),
});

/** The pages of a kind, as far as they could be read: the same object as long as nothing that lists see of them is another. */
export const entryIndex: Query<[], EntryIndex> = query({
  name: 'entryIndex',
  digest: alwaysAnother,
  make: (ask) => {
    // An entry brings its kind along, whose declaration doesn't count for it.
    ask(declaredKinds);
    const inPages = ask(filesNow).pages.flatMap(({ path }) => ask(asEntry, path) ?? []);
    const inData = ask(dataOfKinds).entries.flatMap(({ path, kind }) => ask(dataEntriesIn, path, kind));
    return new EntryIndex([...inPages, ...inData]);
  },
});

export const pageQueries: readonly AnyQuestion[] = [pageOf, asEntry, dataIn, pictureTextsIn, dataEntriesIn, entryIndex];

/** A page as an entry of its kind, if it has one and could be read. It holds nothing of the page's file. */
export function entryOf({ file, content }: LoadedPage, kinds: () => EntryKinds): Entry | undefined {
  const name = content && factsOf(content).kind;
  const kind = name === undefined ? undefined : kinds().get(name);
  if (content?.route === undefined || kind === undefined) return undefined;
  const { route, draft } = content;
  return { kind, name: nameOf(file), file, route, draft, written: fieldsIn(content) };
}
