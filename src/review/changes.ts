import { decoded } from '../model/address.ts';
import { isList, isObject, type Json } from '../model/json.ts';
import { numberIn } from '../values/number.ts';
import { type Change, compare, pairing } from './compare.ts';
import { outlineOf } from './outline.ts';
import type { FileState, SiteState, Unread } from './state.ts';

/** What becomes of a page, of site.yaml, of a kind, or of the entries in a file. */
export type FileChange = Pick<FileState, 'about' | 'file' | 'name' | 'isEntry' | 'isDraft'> & {
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  readonly title: string | undefined;
  /** Where a page was before, if its address or its file is another. */
  readonly from?: { readonly route: string; readonly file: string };
  /** Of a page that was moved or removed: what becomes of those who ask for its old address. */
  readonly old?: OldAddress;
  /** Why it can't be compared, or not all of it: before, and after. */
  readonly unread: { readonly before?: Unread | undefined; readonly after?: Unread | undefined };
  readonly changes: readonly Change[];
  /** A value as lists show it: `4,80 €`. @param key of an entry */
  readonly shown: (value: Json, key: string | undefined) => Json;
};

/** Where an old address leads, and whether `published.txt` says that it ended on purpose. */
export type OldAddress = { readonly leadsTo: string | undefined; readonly isEnded: boolean };

/** What becomes of the files that differ, sorted by address or name. */
export function changesOf(before: SiteState, after: SiteState): FileChange[] {
  const redirects = redirectsOf(after);
  const ended = new Set(
    after.published.flatMap(({ address, removed }) => (removed === undefined ? [] : decoded(address))),
  );
  const oldOf = ({ about, name }: FileState) =>
    about === 'page' ? { old: { leadsTo: redirects.get(name), isEnded: ended.has(decoded(name)) } } : {};
  const moves = movesOf(before, after, redirects);
  const there = [...after.files].flatMap(([key, state]): FileChange[] => {
    const old = before.files.get(key) ?? moves.get(state);
    const change = fileChange(old, state);
    if (change.what === 'moved' && old !== undefined) return [{ ...change, ...oldOf(old) }];
    const { unread } = change;
    const isTold = change.changes.length > 0 || unread.before !== undefined || unread.after !== undefined;
    return isTold || change.what !== 'changed' || change.from !== undefined ? [change] : [];
  });
  const gone = [...before.files].flatMap(([key, state]) =>
    after.files.has(key) || moves.has(state) ? [] : [{ ...fileChange(state, undefined), ...oldOf(state) }],
  );
  return [...there, ...gone].sort((a, b) => (a.name < b.name || (a.name === b.name && a.file < b.file) ? -1 : 1));
}

/** What becomes of a file. One of the two states must be there. */
export function fileChange(before: FileState | undefined, after: FileState | undefined): FileChange {
  const state = after ?? before;
  if (state === undefined) throw new Error('A file is there before or after.');
  const { about, file, name, isEntry, isDraft, entries } = state;
  const isMoved = before !== undefined && after !== undefined && before.name !== name;
  const isElsewhere = about === 'page' && before !== undefined && (isMoved || before.file !== file);
  return {
    ...{ about, file, name, ...(isEntry && { isEntry }), ...(isDraft !== undefined && { isDraft }) },
    what: before === undefined ? 'added' : after === undefined ? 'removed' : isMoved ? 'moved' : 'changed',
    title: titleOf(state),
    ...(isElsewhere && { from: { route: before.name, file: before.file } }),
    unread: { before: before?.unread, after: after?.unread },
    changes: after === undefined ? [] : changesBetween(before, after),
    shown: (one, key) => {
      const field = entries?.kind.fields.find((each) => each.name === key);
      return typeof one === 'number' && field !== undefined ? numberIn(one, field, entries?.language ?? 'en') : one;
    },
  };
}

/** That a page lists its own old address is told by where that leads. */
function changesBetween(before: FileState | undefined, { value, schema }: FileState): Change[] {
  if (value === undefined || (before !== undefined && before.value === undefined)) return [];
  const aliases = listAt(value, 'aliases').filter((each) => each !== before?.name);
  return compare(outlineOf(before?.value ?? {}, schema), outlineOf({ ...value, aliases }, schema));
}

/** Old addresses, and where they lead: those of site.yaml, and those of the pages that differ. */
function redirectsOf({ files, settings }: SiteState): ReadonlyMap<string, string> {
  const inSettings = listAt(settings, 'redirects').flatMap((each): [string, string][] =>
    isObject(each) && typeof each.from === 'string' && typeof each.to === 'string' ? [[each.from, each.to]] : [],
  );
  const inPages = [...files.values()].flatMap(({ name, value }) =>
    listAt(value, 'aliases').flatMap((each): [string, string][] => (typeof each === 'string' ? [[each, name]] : [])),
  );
  return new Map([...inSettings, ...inPages]);
}

function listAt(value: Json | undefined, key: string): readonly Json[] {
  const list = isObject(value) ? value[key] : undefined;
  return isList(list) ? list : [];
}

/** The pages of new addresses, with what they were at others before, both ways: those that say the same, those to which an old address leads, and those of the same title. */
function movesOf(
  before: SiteState,
  after: SiteState,
  redirects: ReadonlyMap<string, string>,
): Map<FileState, FileState> {
  const only = (one: SiteState, other: SiteState): FileState[] =>
    [...one.files].flatMap(([key, state]) => (state.about !== 'page' || other.files.has(key) ? [] : state));
  const { partners, pairBy } = pairing(only(before, after), only(after, before));
  pairBy(contentOf);
  pairBy(({ name }) => redirects.get(name), { ofNew: ({ name }) => name });
  pairBy(titleOf);
  return partners;
}

const titleOf = ({ value }: FileState): string | undefined =>
  typeof value?.title === 'string' ? value.title : undefined;

/** What a page says besides its old addresses. */
function contentOf({ value, schema }: FileState): string | undefined {
  return (
    value &&
    outlineOf({ ...value, aliases: null }, schema)
      .map(({ said, type }) => type + said)
      .sort()
      .join('\n')
  );
}

/** What the list of published addresses says differently: which it has since, which it says are gone on purpose, and which it has no more. */
export type PublishedChange = Readonly<Record<'added' | 'ended' | 'deleted', readonly string[]>>;

export function publishedChange({ published: before }: SiteState, { published: after }: SiteState): PublishedChange {
  const addresses = (lines: SiteState['published'], isGone: boolean): Map<string, string> =>
    new Map(
      lines.flatMap(({ address, removed }) =>
        (removed !== undefined) === isGone ? [[decoded(address), address]] : [],
      ),
    );
  const without = (all: ReadonlyMap<string, string>, ...others: ReadonlyMap<string, string>[]): string[] =>
    [...all].flatMap(([key, address]) => (others.some((other) => other.has(key)) ? [] : [address]));
  const [were, are, areEnded] = [addresses(before, false), addresses(after, false), addresses(after, true)];
  return {
    added: without(are, were),
    ended: without(areEnded, addresses(before, true)),
    deleted: without(were, are, areEnded),
  };
}
