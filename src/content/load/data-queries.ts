import { alwaysAnother, digestOf } from '../../engine/digest.ts';
import { type Ask, type Query, query } from '../../engine/questions.ts';
import { plainObject } from '../../yaml/syntax/tree.ts';
import { entriesIn, fieldsOf } from '../check/contents.ts';
import { absenceOfPage } from '../dates/calendar.ts';
import { type Entry, printOfEntry, rowName } from '../entries/entries.ts';
import { calendarNow, declaredKinds, facts, readIn } from './file-queries.ts';
import { loadData } from './load-data.ts';
import type { LoadedFile } from './load-file.ts';

/** A file with all entries of a kind, and the name of the kind. */
export type DataOfKind = readonly [file: string, kind: string];

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

/** The entries in such a file, each as lists see it. They hold nothing of the file. */
function entriesOf(ask: Ask, [file, name]: DataOfKind): Entry[] {
  const kind = kindIn(ask, name);
  const { content } = ask(dataIn, file, name);
  return (content === undefined ? [] : entriesIn(content)).flatMap((node, row) => {
    if (node.kind !== 'map') return [];
    const written = fieldsOf(plainObject(node));
    const hasDates = ['draft', 'publishAt', 'expireAt'].some((key) => written[key] !== undefined);
    const draft = hasDates && absenceOfPage(node, ask(calendarNow)) !== undefined;
    return [{ kind, name: rowName(written), file, row, route: routeIn(file, row), draft, written }];
  });
}

/** Where an entry comes among others that say the same: as it stands in its file. */
const routeIn = (file: string, row: number): string => `${file} ${String(row).padStart(6, '0')}`;

/** The entries in a file of data, as lists see them. */
export const dataEntriesIn: Query<DataOfKind, readonly Entry[]> = query({
  name: 'dataEntriesIn',
  keep: 'memory',
  digest: (entries) => digestOf(entries.map(printOfEntry)),
  make: (ask, ...about) => entriesOf(ask, about),
});
