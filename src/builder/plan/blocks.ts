import { PageIds } from '../../content/texts/long/headings.ts';
import type { Background, Block, Words } from '../../model/generated/resolved.ts';
import { isList, type Json, type JsonObject, type WrittenBlock } from '../../model/json.ts';
import { plainText } from '../../model/plain-text.ts';
import type { BlockPlace, ListFilter, ListFilters, ListHeading, PlacedBlock } from '../../model/screen.ts';
import { blockNotes, type NotedHeading } from '../../model/site.ts';
import { listKinds } from '../../schema/lists.ts';
import { type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { announcementId, isAnnouncement, isAtTop } from './announcements.ts';
import { hasCalendarFile } from './calendar/events.ts';
import { inOrder } from './in-order.ts';
import { mapsOf } from './map/maps.ts';
import { type Context, resolveObject } from './resolve.ts';
import { textOf } from './texts.ts';

/** What one block of a page shows besides its own fields: the first the way to the page, the long list its other pages. */
type OnPage = {
  readonly trail?: BlockPlace['trail'] | undefined;
  readonly pager?: BlockPlace['pager'] | undefined;
  /** The file with the dates of those blocks that say so. */
  readonly calendarFile?: BlockPlace['calendarFile'] | undefined;
  /** What a type of block, or the pager of its list, says besides its texts. */
  readonly wordsOf: (type: string) => Partial<Words>;
};

export function placeBlocks(
  blocks: readonly WrittenBlock[],
  context: Context,
  { trail, pager, calendarFile, wordsOf }: OnPage,
): PlacedBlock[] {
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
    const maps = mapsOf(written, { schema, parts, context });
    const fields = Object.fromEntries(Object.entries(written).filter(([key]) => !UNSHOWN.has(key)));
    const block = resolveObject<Block>(fields, schema, { ...onPage, foundParts });
    const words = {
      ...wordsOf(written.type),
      ...(hasPager ? wordsOf('pager') : {}),
      ...(filters === undefined ? {} : wordsOf('filters')),
      ...(hasParts ? wordsOf('passage') : {}),
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

/** What tells a list that visitors choose from, on a page with several such lists. */
function toldApart(block: WrittenBlock, id = ''): { readonly prefix: string; readonly of: string } {
  return { prefix: `${id}-`, of: typeof block.title === 'string' ? plainText(block.title) : id };
}

/** The headings among the items of a block, as they are noted there. */
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

export function hasTitle(block: JsonObject): boolean {
  return block.title !== undefined;
}

/** Keys of a block that its component doesn't get: what they say belongs to its place. */
const UNSHOWN: ReadonlySet<string> = new Set([...Object.values(blockNotes), 'pdf', 'calendarFile', 'filters', 'find']);

function authorsIdsOf(blocks: readonly JsonObject[]): string[] {
  const named = blocks.flatMap((block) => [block, ...(Array.isArray(block.items) ? block.items : [])]);
  return named.flatMap(({ id }: JsonObject) => (typeof id === 'string' ? id : []));
}

/** The authors' ids; the others are numbered, past any number an author has used. */
export function idsOf(blocks: readonly JsonObject[]): string[] {
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

/** What is noted of a list: pages are routes. */
type NotedFilters = Pick<ListFilters, 'items'> & {
  readonly fields: readonly (Omit<ListFilter, 'options'> & { readonly options: readonly NotedOption[] })[];
};
type NotedOption = Omit<ListFilter['options'][number], 'page'> & { readonly page?: string };

const isChosenFrom = (block: WrittenBlock): boolean => block[blockNotes.filters] !== undefined || block.find === true;

/** By what visitors choose from the list of a block; undefined where they don't. */
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
