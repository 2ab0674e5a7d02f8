import { categoryWords } from '../../schema/formats/address-words.ts';
import { itemsOf, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Content } from '../check/contents.ts';
import { parameterList } from '../check/parameter.ts';
import { mayHave } from '../check/summary.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import { type Entry, textsIn } from '../entries/entries.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import { fill, filledText, words } from '../entries/fill.ts';
import { isPaged, type PagedQuery, pageCount } from '../entries/paging.ts';
import { queryFrom } from '../entries/query.ts';

/** A page that a file becomes. */
export type OwnPage = {
  readonly route: string;
  /** Of a file that has one for each value of a field: the value. */
  readonly words?: string;
  /** How many pages its long list takes. The first is this one. */
  readonly count: number;
  /** Whether it has such a list, however short that is. */
  readonly isPaged: boolean;
};

/** What is to be known of a site to say which pages its files become. */
export type Around = Pick<EntrySources, 'entries' | 'calendar' | 'all'>;

/** The pages that a file becomes: one, or one for each value of a field; none, if it is of a kind without pages. Their other mistakes are no hindrance. */
export function ownPages(content: Content, route: string, around: Around): OwnPage[] {
  const { parameter, sort } = content;
  if (sort === 'entry') return [];
  const list = pagedListIn(content, around);
  // Looking at the root reads the file: only where its address has a parameter.
  const kind = parameter === undefined ? undefined : textOf(parameterList(content.root, parameter), 'kind');
  if (parameter === undefined) return [{ route, ...pagesOfList(list, route, around) }];
  if (kind === undefined) return [];
  return pagesFor({ route, parameter, kind }, around.entries.listed).map((generated) => {
    const query = list === undefined ? undefined : withWords(list, parameter, generated.words);
    return { ...generated, ...pagesOfList(query, generated.route, around) };
  });
}

/** The list of a page that has pages: the one that visitors see. Where all is shown and they see none, the first. */
function pagedListIn(page: Content, { calendar, all }: Around): PagedQuery | undefined {
  if (!mayHave(page, 'lists')) return undefined;
  const lists = itemsOf(page.root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    const query = from?.kind === 'map' ? queryFrom(plainObject(from)) : undefined;
    return isPaged(query) ? [{ query, isSeen: absenceOfBlock(block, calendar) === undefined }] : [];
  });
  return (lists.find(({ isSeen }) => isSeen) ?? (all ? lists[0] : undefined))?.query;
}

function withWords(query: PagedQuery, parameter: string, value: string): PagedQuery {
  const fillings = new Map([[parameter, words(value)]]);
  const filled = Object.entries(query).map(([key, each]) => [
    key,
    typeof each === 'string'
      ? filledText(each, fillings)
      : key === 'where'
        ? fill(each, { schema: {} }, fillings)
        : each,
  ]);
  return { ...query, ...Object.fromEntries(filled) };
}

function pagesOfList(query: PagedQuery | undefined, route: string, around: Around): Pick<OwnPage, 'count' | 'isPaged'> {
  if (query === undefined) return { count: 1, isPaged: false };
  return { count: pageCount(around.entries.find(query, route).length, query), isPaged: true };
}

/** One of the pages that a file such as `[category].yaml` becomes: the words of its value, and its address. */
type Generated = { readonly words: string; readonly route: string };

/** A file that makes pages. */
type Maker = {
  /** `/blog/category/[category]` */
  readonly route: string;
  /** The field: `category`; `tag` stands for the field `tags`. */
  readonly parameter: string;
  readonly kind: string;
};

/** The pages that a file makes, one for each value that entries of a kind have in a field, by their words. */
function pagesFor({ route, parameter, kind }: Maker, entries: readonly Entry[]): Generated[] {
  const field = parameter === 'tag' ? 'tags' : parameter;
  const bySlug = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind.name !== kind) continue;
    for (const words of textsIn(entry.written[field])) {
      if (categoryWords(words) !== '' && !bySlug.has(categoryWords(words))) bySlug.set(categoryWords(words), words);
    }
  }
  return [...bySlug]
    .map(([slug, words]) => ({ words, route: route.replace(`[${parameter}]`, slug) }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
