import { absenceBetween, language } from '../../content/entries/entry-inputs.ts';
import { listPageRoute } from '../../content/entries/query.ts';
import { openingOf, PageIds } from '../../content/texts/long/headings.ts';
import type { Ask } from '../../engine/questions.ts';
import { calendarAddress, pageAddress } from '../../model/address.ts';
import type { Background, Block, Link } from '../../model/generated/resolved.ts';
import type { WrittenPage } from '../../model/generated/written.ts';
import { isList, type Json, type JsonObject, type WrittenBlock } from '../../model/json.ts';
import type {
  BlockPlace,
  HiddenParts,
  ListFilter,
  ListFilters,
  ListHeading,
  NumberedPage,
  PageHead,
  Pager,
  PlacedBlock,
  SitePage,
} from '../../model/plan.ts';
import { type Absence, blockNotes, type ListPage, type NotedHeading, type PageContent } from '../../model/site.ts';
import { plainText } from '../../model/text.ts';
import { listKinds } from '../../schema/lists.ts';
import { bodyBlock, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { announcementId, isAnnouncement, isAtTop, withAnnouncements } from './announcements.ts';
import { eventsOf, hasCalendarFile, icsOf } from './calendar/events.ts';
import { inOrder } from './in-order.ts';
import { factsBy } from './inputs.ts';
import { absolute, hrefOf } from './links.ts';
import { mapsOf } from './map/maps.ts';
import { type Context, resolveObject } from './resolve.ts';
import { textOf } from './texts.ts';

/** A screen without an address has no route. */
type Written = {
  readonly content: Pick<WrittenPage, 'title' | 'description' | 'image'>;
  readonly route?: string;
};

export function headOf({ content, route }: Written, context: Context): PageHead {
  const { origin, base } = context.servedAt();
  const name = context.value('name') ?? '';
  const title = plainText(textOf(content.title, context));
  const image = content.image ?? context.siteImage();
  return {
    title: title.includes(name) ? title : `${title} | ${name}`,
    description: plainText(textOf(content.description, context)),
    ...(route === undefined ? {} : { canonical: pageAddress(origin + base, route) }),
    ...(image === undefined ? {} : { image: absolute(origin, base, image) }),
    siteName: name,
  };
}

/** What one block of a page shows besides its own fields: the first the way to the page, the long list its other pages. */
type OnPage = { readonly [K in 'trail' | 'pager' | 'calendarFile']: BlockPlace[K] | undefined };

function placeBlocks(
  blocks: readonly WrittenBlock[],
  context: Context,
  { trail, pager, calendarFile }: OnPage,
): PlacedBlock[] {
  const { blockWords } = context;
  const ids = idsOf(blocks);
  const onPage = { ...context, ids: new PageIds(authorsIdsOf(blocks)) };
  const firstTitled = blocks.findIndex(hasTitle);
  const chosenFrom = blocks.filter(isChosenFrom).length;
  const opening = Math.max(
    0,
    blocks.findIndex((block) => !isAtTop(block)),
  );
  return blocks.map((written, index) => {
    const titleLevel = index === firstTitled ? 1 : 2;
    const above = index > opening ? blocks[index - 1] : undefined;
    const hasPager = pager !== undefined && written[blockNotes.paged] === true;
    let hasParts = false;
    const foundParts = (): void => {
      hasParts = true;
    };
    const schema = schemaOf(`blocks/${written.type}`);
    const filters = filtersIn(written, schema, context);
    const [headings, groups] = [blockNotes.headings, blockNotes.groups].map((note) =>
      headingsOf(written[note], onPage),
    );
    const parts = headings?.map(({ from, title }) => ({ from, name: plainText(title) })) ?? [{ from: 0, name: '' }];
    const maps = mapsOf(written, parts, context);
    const fields = Object.fromEntries(Object.entries(written).filter(([key]) => !UNSHOWN.has(key)));
    const block = resolveObject<Block>(fields, schema, { ...onPage, foundParts });
    const words = {
      ...blockWords(written.type),
      ...(hasPager ? blockWords('pager') : {}),
      ...(filters === undefined ? {} : blockWords('filters')),
      ...(hasParts ? blockWords('passage') : {}),
    };
    const place: BlockPlace = {
      id: ids[index] ?? `block-${index + 1}`,
      index: Math.max(0, index - opening),
      titleLevel,
      itemLevel: hasTitle(written) && titleLevel === 2 ? 3 : 2,
      ...(above === undefined ? {} : { previousBackground: backgroundOf(above) }),
      ...(index !== opening || trail === undefined ? {} : { trail }),
      ...(Object.keys(words).length === 0 ? {} : { words }),
      ...(headings === undefined ? {} : { headings }),
      ...(groups === undefined ? {} : { groups }),
      ...(hasPager ? { pager } : {}),
      ...(filters === undefined
        ? {}
        : { filters: chosenFrom > 1 ? { ...filters, ...toldApart(written, ids[index]) } : filters }),
      ...(calendarFile !== undefined && hasCalendarFile(written) ? { calendarFile } : {}),
      ...(maps === undefined ? {} : { maps }),
      ...(hasParts ? { hasParts } : {}),
      ...(written.pdf === false ? { unprinted: true } : {}),
      ...(isAnnouncement(written) && written.closable !== false ? { away: announcementId(block) } : {}),
    };
    return { place, block };
  });
}

function toldApart(block: WrittenBlock, id = ''): { readonly prefix: string; readonly of: string } {
  return { prefix: `${id}-`, of: typeof block.title === 'string' ? plainText(block.title) : id };
}

function headingsOf(note: Json | undefined, context: Context): ListHeading[] | undefined {
  // Put there with the key, which no author can write.
  const noted = note as readonly NotedHeading[] | undefined;
  return noted?.map(({ words, route, isNamed, from }) => {
    const title = textOf(words, context);
    return {
      title,
      ...(route === undefined ? {} : { href: context.hrefOf(route) }),
      ...(isNamed ? { id: context.ids.of(plainText(title)) } : {}),
      from,
    };
  });
}

function hasTitle(block: JsonObject): boolean {
  return block.title !== undefined;
}

/** Keys of a block that its component doesn't get: what they say belongs to its place. */
const UNSHOWN: ReadonlySet<string> = new Set([...Object.values(blockNotes), 'pdf', 'calendarFile', 'filters', 'find']);

function authorsIdsOf(blocks: readonly JsonObject[]): string[] {
  const named = blocks.flatMap((block) => [block, ...(Array.isArray(block.items) ? block.items : [])]);
  return named.flatMap(({ id }: JsonObject) => (typeof id === 'string' ? id : []));
}

/** The authors' ids; the others are numbered, past any number an author has used. */
function idsOf(blocks: readonly JsonObject[]): string[] {
  const taken = new Set(authorsIdsOf(blocks));
  return blocks.map(({ id }, index) => {
    if (typeof id === 'string') return id;
    let own = `block-${index + 1}`;
    while (taken.has(own)) own = `${own}-x`;
    return own;
  });
}

function backgroundOf({ type, background, align, image }: JsonObject): Background {
  if (background === 'subtle' || background === 'brand' || background === 'dark' || background === 'default')
    return background;
  const isSplit = align === 'split' || (align === undefined && image !== undefined);
  return type === 'hero' && isSplit ? 'subtle' : 'default';
}

type NotedFilters = Pick<ListFilters, 'items'> & {
  readonly fields: readonly (Omit<ListFilter, 'options'> & { readonly options: readonly NotedOption[] })[];
};
type NotedOption = Omit<ListFilter['options'][number], 'page'> & { readonly page?: string };

const isChosenFrom = (block: WrittenBlock): boolean => block[blockNotes.filters] !== undefined || block.find === true;

function filtersIn(
  block: WrittenBlock,
  { properties = {} }: Schema,
  { language, hrefOf }: Pick<Context, 'language' | 'hrefOf'>,
): ListFilters | undefined {
  // Put there with the key, which no author can write.
  const note = block[blockNotes.filters] as NotedFilters | undefined;
  const key = listKinds(block.type).find(({ groups }) => groups === undefined)?.key ?? '';
  const items = block[key];
  if (!isList(items) || !isChosenFrom(block)) return undefined;
  const { fields = [], items: noted = ';'.repeat(items.length - 1) } = note ?? {};
  if (fields.length === 0 && block.find !== true) return undefined;
  const each = new Map(noted.split(';').map((own, at) => [items[at], own]));
  return {
    fields: fields.map(({ options, ...field }) => ({
      ...field,
      options: options.map(({ page, ...option }) => ({ ...option, ...(page && { page: hrefOf(page) }) })),
    })),
    // The plan puts days and times in their order.
    items: inOrder(items, properties[key] ?? {}, language)
      .map((item) => each.get(item) ?? '')
      .join(';'),
    ...(block.find === true ? { find: true } : {}),
  };
}

export function contextOf(ask: Ask): Context {
  const facts = factsBy(ask);
  const { base } = facts.servedAt();
  return {
    ...facts,
    base,
    language: () => ask(language),
    isOver: (day) => ask(absenceBetween, undefined, day) !== undefined,
    ids: new PageIds([]),
    hrefOf: (written) => hrefOf(written, base, facts.isPage),
  };
}

/** What kind of page it is, and the day that it bears as one of its kind: what lists of pages outside of pages go by. */
function kindOf(content: PageContent['content']): Pick<SitePage, 'kind' | 'date'> {
  const { kind } = content;
  if (kind === undefined) return {};
  return 'date' in content && typeof content.date === 'string' ? { kind, date: content.date } : { kind };
}

export function planPage(page: PageContent, ask: Ask): SitePage {
  const { file, route, content, list, pdf } = page;
  const { aliases } = content;
  const context = contextOf(ask);
  const blocks = withAnnouncements(blocksWithBody(content), context.announcement);
  const pager = list === undefined ? undefined : pagerOf(list, context);
  const hidden = hiddenParts(page, blocks);
  const calendar = calendarIn(page, blocks, context);
  return {
    file,
    route,
    ...kindOf(content),
    ...(pdf === undefined ? {} : { pdf, pdfWords: context.blockWords('pdf') }),
    ...(calendar === undefined ? {} : { calendar }),
    // The other pages of a long list are alike, and an old address leads to the first.
    ...(aliases === undefined || (list?.number ?? 1) > 1 ? {} : { aliases }),
    ...(hidden === undefined ? {} : { hidden }),
    head: headOf(page, context),
    screen: {
      kind: 'page',
      ...(blocks.some(hasTitle) ? {} : { hiddenTitle: plainText(textOf(content.title, context)) }),
      blocks: placeBlocks(blocks, context, {
        trail: trailTo(route, context),
        pager,
        calendarFile: calendar && context.hrefOf(calendar.address),
      }),
    },
  };
}

function calendarIn(
  { route, content }: PageContent,
  blocks: readonly WrittenBlock[],
  context: Context,
): SitePage['calendar'] {
  if (!blocks.some(hasCalendarFile)) return undefined;
  const { origin, base } = context.servedAt();
  const events = eventsOf(blocks, pageAddress(origin + base, route), context);
  if (events.length === 0) return undefined;
  const name = plainText(textOf(content.title, context));
  return { address: calendarAddress(route), text: icsOf({ name, timeZone: context.timeZone(), events }) };
}

/** The page's own text stands in the first long-text block without one, or below all others. Without blocks, title and description come first. */
function blocksWithBody({ title, description, blocks = [], body }: WrittenPage): readonly WrittenBlock[] {
  // The layout of a kind has a place for a text, and not every page of it has one.
  if (body === undefined) return blocks.filter((block) => block.type !== bodyBlock() || block.body !== undefined);
  // A page's description has no Markdown; a block's has.
  const said = description.replace(/[\\`*_[\]<>~#&!]/g, '\\$&');
  const place = blocks.findIndex((block) => block.type === bodyBlock() && block.body === undefined);
  const all =
    blocks.length === 0
      ? [{ type: bodyBlock(), title, description: said, contents: true, body }]
      : place === -1
        ? [...blocks, { type: bodyBlock(), body }]
        : blocks.map((block, index) => (index === place ? { ...block, body } : block));
  // What was taken from the start of the text stands there already.
  if (openingOf(body).summary?.words !== description) return all;
  return all.map(({ description: own, ...block }) =>
    own === description || own === said || own === undefined ? block : { ...block, description: own },
  );
}

function hiddenParts({ absence }: PageContent, blocks: readonly WrittenBlock[]): HiddenParts | undefined {
  const ids = idsOf(blocks);
  const hidden = blocks.flatMap((block, index) => {
    // Put there with the key, which no author can write.
    const note = block[blockNotes.absence] as Absence | undefined;
    return note === undefined ? [] : [{ id: ids[index] ?? '', absence: note }];
  });
  if (absence === undefined && hidden.length === 0) return undefined;
  return { ...(absence === undefined ? {} : { page: absence }), blocks: hidden };
}

const SHORTEST = 3;

/** The way to a sub-page over the pages above it that exist; nothing for the home page and for pages right below it. */
function trailTo(route: string, context: Context): Link[] | undefined {
  const parts = route.split('/').slice(1);
  // `/services/cloud` -> `/`, `/services`, `/services/cloud`.
  const routes = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  if (routes.length < SHORTEST) return undefined;
  const way = routes.flatMap((each) => {
    const name = context.nameOnTheWay(each);
    return name === undefined ? [] : [{ route: each, name }];
  });
  if (way.length < SHORTEST) return undefined;
  return way.map((each) => ({ label: textOf(each.name, context), href: context.hrefOf(each.route) }));
}

/** So many numbers and gaps are shown at the most: the row keeps its length from page to page, and fits on a phone. */
const LONGEST = 7;

function pagerOf({ first, number, count }: ListPage, { hrefOf }: Pick<Context, 'hrefOf'>): Pager {
  const page = (at: number): NumberedPage => ({ number: at, href: hrefOf(listPageRoute(first, at)) });
  return {
    current: number,
    pages: numbersShown(number, count).map((at) => (at === null ? null : page(at))),
    ...(number > 1 ? { previous: page(number - 1).href } : {}),
    ...(number < count ? { next: page(number + 1).href } : {}),
  };
}

/** The first and the last, those around the current one, and gaps: 1 … 4 5 6 … 60. A gap stands for two pages at least. */
export function numbersShown(current: number, count: number): (number | null)[] {
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= LONGEST) return range(1, count);
  const near = LONGEST - 2;
  if (current < near) return [...range(1, near), null, count];
  if (current > count - near + 1) return [1, null, ...range(count - near + 1, count)];
  return [1, null, ...range(current - 1, current + 1), null, count];
}
