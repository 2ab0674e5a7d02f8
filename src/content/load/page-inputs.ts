import { shortHash } from '../../disk/hashes.ts';
import { input, type Reader, reads } from '../../engine/questions.ts';
import type { Json } from '../../model/json.ts';
import { once, onceFor } from '../../model/once.ts';
import { valueWords } from '../../values/address-words.ts';
import { itemsOf, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import { type Content, fieldsIn } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import { askedIn } from '../check/rules/made-pages.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import { type Entry, nameOf } from '../entries/entries.ts';
import { type EntrySources, entryReaders, pageOfValue } from '../entries/entry-inputs.ts';
import { type Fillings, fill } from '../entries/fill.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import { type Made, madePages, valuesFor } from '../entries/made-pages.ts';
import { isGrouped, isPaged, type PagedQuery, pageCount, queryFrom } from '../entries/query.ts';
import type { LoadedPage } from './load-file.ts';

export type OwnPage = {
  readonly route: string;
  /** Of a file that has one for each value of a field: what stands for its name in braces. */
  readonly values?: Fillings;
  /** How many pages its long list takes. The first is this one. */
  readonly count: number;
  /** Whether it has such a list, however short that is. */
  readonly isPaged: boolean;
};

export type Around = Pick<EntrySources, 'entries' | 'calendar' | 'all' | 'language'>;

/** The pages that a file becomes: one, or one for each value of a field (`made`); none, if it is of a kind without pages. Their other mistakes are no hindrance. */
export function ownPages(
  content: Content,
  route: string,
  around: Around,
): { readonly pages: readonly OwnPage[]; readonly made?: Made } {
  if (content.sort === 'entry') return { pages: [] };
  const list = pagedListIn(content, around);
  const made = madeBy(content, route, around);
  if (made === undefined) return { pages: [{ route, ...pagesOfList(list, route, around) }] };
  const pages = made.pages.map((page) => {
    const query = list === undefined ? undefined : withValues(list, page.values);
    return { route: page.route, values: page.values, ...pagesOfList(query, page.route, around) };
  });
  return { pages, made };
}

/** The pages that a file makes for each value of a field; undefined for a file that is one page. */
function madeBy(content: Content, route: string, around: Around): Made | undefined {
  const { parameters } = content;
  // Looking at the root reads the file: only where its address has names in brackets.
  if (parameters === undefined) return undefined;
  const asked = askedIn(content.root, parameters);
  return asked === undefined ? NONE : madePages(asked, route, around);
}

const NONE: Made = { pages: [], count: 0, unaddressed: [], same: [] };

/** The list of a page that has pages: the one that visitors see. Where all is shown and they see none, the first. */
function pagedListIn(page: Content, { calendar, all }: Around): PagedQuery | undefined {
  if (!factsOf(page).hasLists) return undefined;
  const lists = itemsOf(page.root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    const query = from?.kind === 'map' ? queryFrom(plainObject(from)) : undefined;
    return isPaged(query) ? [{ block, query }] : [];
  });
  const seen = lists.find(({ block }) => absenceOfBlock(block, calendar) === undefined);
  return (seen ?? (all ? lists[0] : undefined))?.query;
}

function withValues(query: PagedQuery, values: Fillings): PagedQuery {
  return { ...query, ...Object(fill(query, { schema: {} }, values)) };
}

function pagesOfList(query: PagedQuery | undefined, route: string, around: Around): Pick<OwnPage, 'count' | 'isPaged'> {
  if (query === undefined) return { count: 1, isPaged: false };
  return { count: pageCount(shownIn(query, route, around), query), isPaged: true };
}

/** How many entries a list shows: one with several headings stands under each. */
function shownIn(query: PagedQuery, route: string, { entries, language }: Around): number {
  if (!isGrouped(query)) return entries.find(query, route).length;
  return entries.grouped(query, language, route).reduce((sum, group) => sum + group.entries.length, 0);
}

/** What the file of a page says, with its text and why visitors don't see it; and what it is as an entry of its kind. */
type PageSource = { readonly content: Content | undefined; readonly entry: Entry | undefined };

/** What a page is made of, in one: each of it would be asked for all pages whenever one has changed. */
export const pageIn = input<[file: string], PageSource | undefined>({
  name: 'pageIn',
  keep: 'last',
  // How an entry looks is another question.
  digest: (page) => {
    const { hash, body, absence } = page?.content ?? {};
    const own = shortHash(hash) ?? '';
    const rest = [shortHash(body?.hash), absence, page?.entry?.kind.name];
    return rest.every((each) => each === undefined) ? own : JSON.stringify([own, ...rest]);
  },
});

/** Which of the pages it is that its file becomes: the value that it stands for, how many pages its list takes. */
export const ownPage = input<[file: string, route: string], OwnPage | undefined>({
  name: 'ownPage',
  // How many pages its list takes follows from what that finds, and a block with a list asks for that, too.
  digest: (page) =>
    page === undefined ? '' : JSON.stringify([page.route, page.count, page.isPaged, [...(page.values ?? [])]]),
});

export type PageSources = {
  /** What the file of a page says; undefined for one that isn't shown. */
  readonly pageOf: (file: string) => LoadedPage | undefined;
  /** The pages that are shown and whose files make one for each value of a field. */
  readonly makers: () => readonly LoadedPage[];
  readonly sources: EntrySources;
};

/** Answers all that pages are filled in from. Whatever else they shall show becomes an input here, so that it is noted. */
export function pageReaders({ pageOf, makers, sources }: PageSources): readonly Reader[] {
  const ownPagesOf = onceFor(({ content, route }: LoadedPage): ReadonlyMap<string, OwnPage> => {
    const { pages = [] } = content === undefined ? {} : ownPages(content, route, sources);
    return new Map(pages.map((each) => [each.route, each]));
  });
  return [
    ...entryReaders(sources),
    reads(pageOfValue, { read: valuePages(makers, sources) }),
    reads(pageIn, {
      read: (file) => {
        const page = pageOf(file);
        return page && { content: page.content, entry: entryOf(page, () => sources.kinds) };
      },
    }),
    reads(ownPage, {
      read: (file, route) => {
        const page = pageOf(file);
        return page && ownPagesOf(page).get(route);
      },
    }),
  ];
}

/** Says where the page for a value of a field is; undefined where no file makes one. They are made when somebody first asks. */
function valuePages(makers: () => readonly LoadedPage[], sources: EntrySources) {
  const known = once(() => new Map(makers().flatMap((page) => madeOf(page, sources))));
  return (kind: string, name: string, value: Json): string | undefined => {
    const field = sources.kinds.get(kind)?.fields.find((each) => each.name === name);
    const [first] = field === undefined ? [] : valuesFor(value, field, sources);
    return first && known().get(keyOf(kind, name, first.shown));
  };
}

/** Values that would have the same address are told apart. */
const keyOf = (kind: string, field: string, shown: string): string => JSON.stringify([kind, field, valueWords(shown)]);

/** The pages of a file with one name in brackets, by what they are for. */
function madeOf({ content, route }: LoadedPage, sources: EntrySources): [string, string][] {
  const [name, ...others] = content?.parameters ?? [];
  if (content === undefined || name === undefined || others.length > 0) return [];
  const asked = askedIn(content.root, [name]);
  const field = asked?.fields.get(name);
  if (asked === undefined || field === undefined) return [];
  return (madeBy(content, route, sources)?.pages ?? []).map(({ route: own, values }) => [
    keyOf(asked.kind, field, String(values.get(name)?.value ?? '')),
    own,
  ]);
}

/** A page as an entry of its kind, if it has one and could be read. It holds nothing of the page's file. */
export function entryOf({ file, content }: LoadedPage, kinds: () => EntryKinds): Entry | undefined {
  const name = content && factsOf(content).kind;
  const kind = name === undefined ? undefined : kinds().get(name);
  if (content?.route === undefined || kind === undefined) return undefined;
  const { route, draft } = content;
  return { kind, name: nameOf(file), file, route, draft, written: fieldsIn(content) };
}
