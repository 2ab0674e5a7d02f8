import { alwaysAnother, digestOf } from '../../engine/digest.ts';
import { type AnyQuestion, type Ask, input, type Query, query } from '../../engine/questions.ts';
import { plainObject } from '../../yaml/syntax/tree.ts';
import { entriesIn, fieldsOf } from '../check/contents.ts';
import { absenceOfPage, type Calendar } from '../dates/calendar.ts';
import { type Entry, printOfEntry, rowName } from '../entries/entries.ts';
import { declaredKinds, facts, readIn } from './file-queries.ts';
import { loadData } from './load-data.ts';
import type { LoadedFile } from './load-file.ts';

/** A file with all entries of a kind, and the name of the kind. */
export type DataOfKind = readonly [file: string, kind: string];

/** Those of a site. */
export const dataFiles = input<[], readonly DataOfKind[]>({ name: 'dataFiles', keep: 'memory' });

/** Such a file, held against the kind. */
export const dataIn: Query<DataOfKind, LoadedFile> = query({
  name: 'dataIn',
  keep: 'memory',
  digest: alwaysAnother,
  make: (ask, file, kind) => loadData(file, ask(readIn, file), { kind: kindIn(ask, kind), site: ask(facts) }),
});

function kindIn(ask: Ask, name: string) {
  const kind = ask(declaredKinds).kinds.get(name);
  if (kind === undefined) throw new Error(`There is no kind ${name}.`);
  return kind;
}

/** The entries in such a file, each as lists see it. They hold nothing of the file. @param calendar is only asked if there are dates in it */
function entriesOf(ask: Ask, [file, name]: DataOfKind, calendar: () => Calendar): Entry[] {
  const kind = kindIn(ask, name);
  const { content } = ask(dataIn, file, name);
  return (content === undefined ? [] : entriesIn(content)).flatMap((node, row) => {
    if (node.kind !== 'map') return [];
    const written = fieldsOf(plainObject(node));
    const hasDates = ['draft', 'publishAt', 'expireAt'].some((key) => written[key] !== undefined);
    const draft = hasDates && absenceOfPage(node, calendar()) !== undefined;
    return [{ kind, name: rowName(written), file, row, route: routeIn(file, row), draft, written }];
  });
}

/** Where an entry comes among others that say the same: as it stands in its file. */
const routeIn = (file: string, row: number): string => `${file} ${String(row).padStart(6, '0')}`;

/** The entries in a file of data, as lists see them. */
export type EntriesInData = Query<DataOfKind, readonly Entry[]>;

/** The queries about files of data, and the entries in one and in all of them. */
export function dataQueries(calendar: (ask: Ask) => Calendar): {
  readonly all: readonly AnyQuestion[];
  readonly entriesIn: EntriesInData;
  readonly entries: (ask: Ask) => readonly Entry[];
} {
  const asEntries: EntriesInData = query({
    name: 'dataEntries',
    keep: 'memory',
    digest: (entries) => digestOf(entries.map(printOfEntry)),
    make: (ask, ...about) => entriesOf(ask, about, () => calendar(ask)),
  });
  return {
    all: [dataIn, asEntries],
    entriesIn: asEntries,
    entries: (ask) => ask(dataFiles).flatMap((about) => ask(asEntries, ...about)),
  };
}
