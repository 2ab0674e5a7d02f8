import type { Ask, Reader } from '../../engine/questions.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { listPageOf, type PageContent, type Site, type UnfilledPage } from '../../model/site.ts';
import { wordsOf } from '../../schema/schemas/words.ts';
import { type MapNode, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import { type Content, writtenIn } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import type { Entries } from '../entries/entry-index.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import { type Fillings, filledBlocks, filledText } from '../entries/fill.ts';
import { listPageRoute } from '../entries/query.ts';
import { shownBlocks, visibleBlocks } from '../entries/show.ts';
import type { LoadedPage } from './load-file.ts';
import { type OwnPage, ownPage, ownPages, type PageSources, pageIn, pageReaders } from './page-inputs.ts';

/** A site as far as it was read. */
export type ReadSite = Site & { readonly readers: readonly Reader[] };

/**
 * What site.yaml says at a moment, what the pages of a site are filled in from with that, and which pages a file becomes. An announcement that
 * visitors don't see then is left out, or has the reason beside it.
 * @param root that of site.yaml, true to its schema
 * @param asked what pages ask about each other: called only when somebody asks
 */
export function pageMaking(
  root: MapNode,
  { calendar, all, kinds }: Pick<EntrySources, 'calendar' | 'all' | 'kinds'>,
  {
    entries,
    textsIn,
    ...asked
  }: Omit<PageSources, 'sources'> & Pick<EntrySources, 'textsIn'> & { readonly entries: () => Entries },
) {
  const said = settingsIn(root);
  const { announcement: _, ...others } = said;
  const written = valueAt(root, 'announcement');
  const unannounced = written && absenceOfBlock(written, calendar);
  const sources: EntrySources = {
    get entries() {
      return entries();
    },
    textsIn,
    kinds,
    language: said.language ?? 'en',
    words: wordsOf(said),
    places: said.contact?.places ?? [],
    calendar,
    all,
  };
  return {
    settings: all || unannounced === undefined ? said : others,
    ...(all && unannounced && { unannounced }),
    readers: pageReaders({ ...asked, sources }),
    pagesOf: ({ file, route, content }: LoadedPage): UnfilledPage[] => {
      if (content === undefined) return [];
      return ownPages(content, route, sources).pages.flatMap((page) =>
        Array.from({ length: page.count }, (_, index) => unfilled({ file, content, page, number: index + 1 })),
      );
    },
  };
}

/** What site.yaml says. @param root of one that is true to its schema */
export function settingsIn(root: MapNode): WrittenSite {
  return withoutEmptyLists(plainObject(root)) as unknown as WrittenSite;
}

/** Which page is asked for: its file, its address or that of the first page of its long list, and which page of that it is. */
export type AboutPage = readonly [file: string, first: string, number: number];

export function pageSummary(page: UnfilledPage): AboutPage {
  return [page.file, ...listPageOf(page)];
}

/** What is made of a page that was read. @throws Error if its file becomes no such page */
export function there<T>([file, first]: AboutPage, page: T | undefined): T {
  if (page === undefined) throw new Error(`${file} makes no page ${first}, although nothing is wrong with it.`);
  return page;
}

/** A page that was read, with its blocks as they are shown. */
export function filledIn(page: UnfilledPage, ask: Ask): PageContent {
  const about = pageSummary(page);
  return there(about, filledPage(ask, about));
}

/**
 * A page with its blocks as they are shown, made of nothing but answers.
 * @param about its address is that of the first of the pages of its long list, which are alike but for the list and the title
 */
export function filledPage(ask: Ask, [file, first, number]: AboutPage): PageContent | undefined {
  const { content, entry } = ask(pageIn, file) ?? {};
  const page = ask(ownPage, file, first);
  const written = content === undefined ? undefined : writtenIn(content);
  if (content === undefined || written === undefined || page === undefined) return undefined;
  const text = content.body?.root;
  const body = text?.kind === 'scalar' ? { body: String(text.value) } : {};
  const said: JsonObject = { ...withoutEmptyLists(written), ...body };
  const own = page.values === undefined ? said : withFilled(said, page.values);
  const { blocks: all = [] } = own;
  const blocks = visibleBlocks(isList(all) ? all : [], ask);
  const known = unfilled({ file, content, page, number });
  return {
    ...known,
    // What its kind adds is true to the page's schema like what the author wrote.
    content: {
      ...headFields(own),
      title: known.title,
      blocks: shownBlocks(blocks, { route: first, entry, number }, ask),
    } as unknown as WrittenPage,
  };
}

type UnfilledSource = {
  readonly file: string;
  readonly content: Content;
  readonly page: OwnPage;
  readonly number: number;
};

function unfilled({ file, content, page, number }: UnfilledSource): UnfilledPage {
  const { pdf, absence } = content;
  const written = factsOf(content).title ?? '';
  const title = page.values === undefined ? written : filledText(written, page.values);
  return {
    file,
    route: listPageRoute(page.route, number),
    title: number === 1 ? title : `${title} (${number})`,
    ...(absence === undefined ? {} : { absence }),
    // The other pages of a long list have no document of their own.
    ...(pdf === undefined || number > 1 ? {} : { pdf }),
    ...(page.count === 1 ? {} : { list: { first: page.route, number, count: page.count } }),
  };
}

/** What a page says, with the values in their place that it stands for. */
function withFilled(written: JsonObject, fillings: Fillings): JsonObject {
  const text = (value: Json | undefined): Json => filledText(String(value ?? ''), fillings);
  const blocks = Array.isArray(written.blocks) ? written.blocks : [];
  return {
    ...written,
    title: text(written.title),
    description: text(written.description),
    blocks: filledBlocks(blocks, fillings),
  };
}

/** What a page says of itself. Its picture, where it is one with an alt text, is shown by its address elsewhere. */
function headFields(written: JsonObject): JsonObject {
  const { image } = written;
  if (!isObject(image)) return written;
  const { image: _, ...others } = written;
  return image.src === undefined ? others : { ...others, image: image.src };
}

/** An empty list is one that was left out: the schemas let none through that must have entries. */
function withoutEmptyLists(map: JsonObject): JsonObject {
  const entries = Object.entries(map).filter(([, value]) => !(isList(value) && value.length === 0));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutEmptyBelow(value)]));
}

function withoutEmptyBelow(value: Json): Json {
  if (isList(value)) return value.map(withoutEmptyBelow);
  return isObject(value) ? withoutEmptyLists(value) : value;
}
