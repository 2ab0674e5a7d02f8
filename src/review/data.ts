import { entriesIn } from '../content/check/contents.ts';
import type { EntryKind } from '../content/entries/kinds.ts';
import type { LoadedFile } from '../content/load/load-file.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { numberIn } from '../schema/formats/numbers-in-words.ts';
import { severityOf } from '../yaml/findings/finding.ts';
import { plainObject } from '../yaml/syntax/tree.ts';
import type { Change } from './compare/change.ts';
import { compare } from './compare/compare.ts';
import type { DataState, SiteState, Unread } from './state.ts';

/** What becomes of the entries in a file with all that is of a kind. */
export type DataChange = {
  readonly what: 'changed' | 'added' | 'removed';
  readonly file: string;
  /** The name of the kind. */
  readonly kind: string;
  readonly unread: { readonly before?: Unread | undefined; readonly after?: Unread | undefined };
  readonly changes: readonly Change[];
  /** A change with numbers as lists show them: `4,80 €`. */
  readonly shown: (change: Change) => Change;
};

/** The key that the entries of a file stand under where they are compared. */
const ENTRIES = 'entries';

/** What a file of data says. @param loaded the file, held against its kind */
export function dataState(
  { file, content, findings }: LoadedFile,
  around: Pick<DataState, 'kind' | 'language'>,
): DataState {
  const entries = content === undefined ? undefined : entriesIn(content).filter((node) => node.kind === 'map');
  const hasMistakes = findings.some((each) => severityOf(each) === 'error');
  const unread = entries === undefined ? 'mistakes' : hasMistakes ? 'partly' : undefined;
  return { file, ...around, entries: entries?.map(plainObject), unread };
}

/** What becomes of the entries in files of data that differ, by the names of these. */
export function dataChanges({ data: before }: SiteState, { data: after }: SiteState): DataChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    const change = dataChange(old, now);
    return change.what === 'changed' && change.changes.length === 0 && !isUnread(change) ? [] : [change];
  });
}

const isUnread = ({ unread }: DataChange): boolean => unread.before !== undefined || unread.after !== undefined;

/** What becomes of the entries in a file. One of the two states must be there. */
export function dataChange(before: DataState | undefined, after: DataState | undefined): DataChange {
  const { file = '', kind = undefined, language = '' } = after ?? before ?? {};
  const isRead = (state: DataState | undefined): boolean => state === undefined || state.entries !== undefined;
  const schema = { type: 'object', properties: { [ENTRIES]: { type: 'array', items: kind?.schema ?? {} } } };
  const listed = ({ entries = [] }: Partial<DataState> = {}): JsonObject => ({ [ENTRIES]: entries });
  return {
    what: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    file,
    kind: kind?.name ?? '',
    unread: { before: before?.unread, after: after?.unread },
    changes: isRead(before) && isRead(after) ? compare(listed(before), listed(after), schema) : [],
    shown: (change) => withNumbers(change, kind?.fields ?? [], language),
  };
}

function withNumbers(change: Change, fields: EntryKind['fields'], language: string): Change {
  const [, , step, ...below] = change.place;
  const field = step?.in === 'field' ? fields.find(({ name }) => name === step.key) : undefined;
  if (field === undefined || below.length > 0) return change;
  const shown = (value: Json): Json => (typeof value === 'number' ? numberIn(value, field, language) : value);
  return {
    ...change,
    ...(change.before === undefined ? {} : { before: shown(change.before) }),
    ...(change.after === undefined ? {} : { after: shown(change.after) }),
  };
}

/** How many entries are new, gone, changed and in another place. One may have changed and moved. */
export function entryCounts({
  changes,
}: DataChange): Readonly<Record<'added' | 'removed' | 'changed' | 'moved', number>> {
  const count = (what: Change['what']): number =>
    changes.filter((change) => change.what === what && change.place.length === 2).length;
  const inside = changes.flatMap(({ place: [, entry, ...below] }) =>
    entry?.in === 'entry' && below.length > 0 ? entry.at : [],
  );
  return { added: count('added'), removed: count('removed'), changed: new Set(inside).size, moved: count('moved') };
}
