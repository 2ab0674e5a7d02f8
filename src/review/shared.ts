import { decoded } from '../model/address.ts';
import { grouped } from '../model/grouped.ts';
import { schemaOf } from '../schema/schemas/schemas.ts';
import type { Change } from './compare/change.ts';
import { compare } from './compare/compare.ts';
import type { FileState, SiteState, Unread } from './state.ts';
import type { States } from './states.ts';

/** What site.yaml or a kind of pages says differently. */
export type SharedChange = {
  readonly what: 'changed' | 'added' | 'removed';
  readonly file: string;
  /** Of a kind: its name. */
  readonly kind?: string;
  readonly unread: { readonly before?: Unread | undefined; readonly after?: Unread | undefined };
  readonly changes: readonly Change[];
};

/** What `published.txt` says differently: which addresses it has since, which it says are gone on purpose, and which it has no more. */
export type PublishedChange = {
  readonly added: readonly string[];
  readonly ended: readonly string[];
  readonly deleted: readonly string[];
};

/** What site.yaml says differently; undefined if nothing. */
export function settingsChange(
  { settings: before }: SiteState,
  { settings: after }: SiteState,
): SharedChange | undefined {
  return sharedChange(before, after, 'site');
}

/** What the kinds of pages say differently, by name. */
export function kindChanges(before: SiteState, after: SiteState): SharedChange[] {
  const names = [...new Set([...before.kinds.keys(), ...after.kinds.keys()])].sort();
  return names.flatMap((kind) => {
    const change = sharedChange(before.kinds.get(kind), after.kinds.get(kind), 'kind');
    return change === undefined ? [] : [{ ...change, kind }];
  });
}

function sharedChange(
  before: FileState | undefined,
  after: FileState | undefined,
  schema: 'site' | 'kind',
): SharedChange | undefined {
  const file = (after ?? before)?.file;
  if (file === undefined) return undefined;
  const unread = { before: before?.unread, after: after?.unread };
  const isUnread = unread.before === 'mistakes' || unread.after === 'mistakes';
  const isRead = (state: FileState | undefined): boolean => state === undefined || state.value !== undefined;
  const changes =
    isRead(before) && isRead(after) && after !== undefined
      ? compare(before?.value ?? {}, after.value ?? {}, schemaOf(schema))
      : [];
  const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return what === 'changed' && changes.length === 0 && !isUnread ? undefined : { what, file, unread, changes };
}

/** What the list of published addresses says differently. */
export function publishedChange({ published: before }: SiteState, { published: after }: SiteState): PublishedChange {
  const addresses = (lines: SiteState['published'], isGone: boolean): Map<string, string> =>
    new Map(
      lines.flatMap(({ address, removed }) =>
        (removed !== undefined) === isGone ? [[decoded(address), address]] : [],
      ),
    );
  const [were, are] = [addresses(before, false), addresses(after, false)];
  const [wereEnded, areEnded] = [addresses(before, true), addresses(after, true)];
  return {
    added: [...are].flatMap(([key, address]) => (were.has(key) ? [] : [address])),
    ended: [...areEnded].flatMap(([key, address]) => (wereEnded.has(key) ? [] : [address])),
    deleted: [...were].flatMap(([key, address]) => (are.has(key) || areEnded.has(key) ? [] : [address])),
  };
}

/** A block of the site's own whose files are others. */
export type BlockChange = {
  readonly what: 'changed' | 'added' | 'removed';
  readonly name: string;
  /** Those of its files that differ. */
  readonly files: readonly string[];
};

/** The blocks of the site's own whose files are others, by name. */
export async function blockChanges({ before, after, changed }: States): Promise<BlockChange[]> {
  const paths = [...changed].filter((path) => /^blocks\/[^/]+\//.test(path)).sort();
  const byName = grouped(paths, (path) => path.split('/')[1] ?? '');
  return Promise.all(
    [...byName].map(async ([name, files]): Promise<BlockChange> => {
      const [was, is] = [await before.disk.list(`blocks/${name}`), await after.disk.list(`blocks/${name}`)];
      return { what: was.length === 0 ? 'added' : is.length === 0 ? 'removed' : 'changed', name, files };
    }),
  );
}
