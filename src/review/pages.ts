import { isList, isObject } from '../content/entries/entries.ts';
import { decoded } from '../model/address.ts';
import type { Json } from '../model/json.ts';
import { likeness, wordsOf } from './compare/alike.ts';
import type { Change } from './compare/change.ts';
import { compare } from './compare/compare.ts';
import { said } from './compare/same.ts';
import type { PageState, SiteState, Unread } from './state.ts';

/** What becomes of a page. */
export type PageChange = {
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  /** Its address, and its file: after; of a removed one, before. */
  readonly route: string;
  readonly file: string;
  readonly title: string | undefined;
  /** Whether it has no address: after; of a removed one, before. */
  readonly isEntry?: true;
  /** Where it was before, if its address or its file is another. */
  readonly from?: { readonly route: string; readonly file: string };
  /** Of one that was moved or removed: what becomes of those who ask for its old address. */
  readonly old?: OldAddress;
  /** Whether visitors don't see it after; of a removed one, before. */
  readonly isDraft: boolean;
  /** Why it can't be compared, or not all of it: before, and after. */
  readonly unread: { readonly before?: Unread | undefined; readonly after?: Unread | undefined };
  readonly changes: readonly Change[];
};

/** Where an old address leads, and whether `published.txt` says that it ended on purpose. */
export type OldAddress = { readonly leadsTo: string | undefined; readonly isEnded: boolean };

/** Pages with this much in common are the same one, moved. */
const ALIKE = 0.6;

/** A page that takes over the address of another is that one, if so much is in common; otherwise it is a page of its own. */
const RELATED = 0.2;

/** So many pairs of pages are compared word by word. */
const MOST_COMPARED = 2500;

/** What becomes of the pages that differ, sorted by address. */
export function pageChanges(before: SiteState, after: SiteState): PageChange[] {
  const redirects = redirectsOf(after);
  const ended = new Set(
    after.published.flatMap(({ address, removed }) => (removed === undefined ? [] : decoded(address))),
  );
  const moves = movesOf(before, after, redirects);
  const oldOf = ({ route }: PageState): OldAddress => ({
    leadsTo: redirects.get(route),
    isEnded: ended.has(decoded(route)),
  });
  const there = [...after.pages.values()].flatMap((page): PageChange[] => {
    const old = before.pages.get(page.route) ?? moves.get(page);
    if (old === undefined)
      return [
        { ...described(page), what: 'added', unread: { after: page.unread }, changes: changesOf(undefined, page) },
      ];
    const isMoved = old.route !== page.route;
    const change: PageChange = {
      ...described(page),
      what: isMoved ? 'moved' : 'changed',
      ...(isMoved || old.file !== page.file ? { from: { route: old.route, file: old.file } } : {}),
      ...(isMoved ? { old: oldOf(old) } : {}),
      unread: { before: old.unread, after: page.unread },
      changes: changesOf(old, page),
    };
    const isTold = isMoved || change.changes.length > 0 || change.from !== undefined || isUnread(change);
    return isTold ? [change] : [];
  });
  const moved = new Set(moves.values());
  const gone = [...before.pages.values()].flatMap((page): PageChange[] => {
    if (after.pages.has(page.route) || moved.has(page)) return [];
    return [{ ...described(page), what: 'removed', old: oldOf(page), unread: { before: page.unread }, changes: [] }];
  });
  return [...there, ...gone].sort((a, b) => (a.route < b.route ? -1 : 1));
}

const isUnread = ({ unread }: PageChange): boolean => unread.before !== undefined || unread.after !== undefined;

function described({ route, file, value, isEntry, isDraft }: PageState) {
  return {
    route,
    file,
    ...(isEntry && { isEntry }),
    isDraft,
    title: typeof value?.title === 'string' ? value.title : undefined,
  };
}

/** That a page lists its own old address is told by where that leads. */
function changesOf(before: PageState | undefined, after: PageState): Change[] {
  if (after.value === undefined || (before !== undefined && before.value === undefined)) return [];
  const aliases = listAt(after.value, 'aliases').filter((each) => each !== before?.route);
  return compare(before?.value ?? {}, { ...after.value, aliases }, after.schema);
}

/** Old addresses, and where they lead: those of site.yaml, and those of the pages that differ. */
function redirectsOf({ settings, pages }: SiteState): ReadonlyMap<string, string> {
  const inSettings = listAt(settings?.value, 'redirects').flatMap((each): [string, string][] =>
    isObject(each) && typeof each.from === 'string' && typeof each.to === 'string' ? [[each.from, each.to]] : [],
  );
  const inPages = [...pages.values()].flatMap(({ route, value }) =>
    listAt(value, 'aliases').flatMap((each): [string, string][] => (typeof each === 'string' ? [[each, route]] : [])),
  );
  return new Map([...inSettings, ...inPages]);
}

function listAt(value: Json | undefined, key: string): readonly Json[] {
  const list = isObject(value) ? value[key] : undefined;
  return isList(list) ? list : [];
}

/** The pages of new addresses that were at others before: by their old addresses, then by what they say. */
function movesOf(
  before: SiteState,
  after: SiteState,
  redirects: ReadonlyMap<string, string>,
): Map<PageState, PageState> {
  const gone = [...before.pages.values()].filter(({ route, value }) => value !== undefined && !after.pages.has(route));
  const added = [...after.pages.values()].filter(({ route, value }) => value !== undefined && !before.pages.has(route));
  const moves = new Map<PageState, PageState>();
  const left = new Set(gone);
  const pair = (page: PageState, old: PageState): void => {
    moves.set(page, old);
    left.delete(old);
  };
  const bySaid = new Map(gone.map((old) => [contentOf(old), old]));
  for (const page of added) {
    const old = bySaid.get(contentOf(page));
    if (old !== undefined && left.has(old)) pair(page, old);
  }
  const byRoute = new Map(added.map((page) => [page.route, page]));
  for (const old of left) {
    const page = byRoute.get(redirects.get(old.route) ?? '');
    if (page !== undefined && !moves.has(page) && likenessOf(page, old) >= RELATED) pair(page, old);
  }
  const others = added.filter((page) => !moves.has(page));
  if (others.length * left.size > MOST_COMPARED) return moves;
  const scores = others
    .flatMap((page) => [...left].map((old) => ({ page, old, score: likenessOf(page, old) })))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  for (const { page, old } of scores) if (!moves.has(page) && left.has(old)) pair(page, old);
  return moves;
}

/** What a page says besides its old addresses. */
function contentOf({ value = {} }: PageState): string {
  const { aliases: _, ...others } = value;
  return said(others);
}

function likenessOf(a: PageState, b: PageState): number {
  return likeness(wordsOf(a.value ?? null), wordsOf(b.value ?? null));
}
