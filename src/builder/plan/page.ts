import { absenceBetween, language } from '../../content/entries/entry-inputs.ts';
import { listPageRoute } from '../../content/entries/query.ts';
import { PageIds } from '../../content/texts/long/headings.ts';
import { openingOf } from '../../content/texts/long/opening.ts';
import type { Ask } from '../../engine/questions.ts';
import { calendarAddress, pageAddress } from '../../model/address.ts';
import type { Link } from '../../model/generated/resolved.ts';
import type { WrittenPage } from '../../model/generated/written.ts';
import type { WrittenBlock } from '../../model/json.ts';
import { plainText } from '../../model/plain-text.ts';
import type { HiddenParts, SitePage } from '../../model/plan.ts';
import type { NumberedPage, Pager } from '../../model/screen.ts';
import { type Absence, blockNotes, type ListPage, type PageContent } from '../../model/site.ts';
import { bodyBlock } from '../../schema/schemas/body-block.ts';
import { withAnnouncements } from './announcements.ts';
import { hasTitle, idsOf, placeBlocks } from './blocks.ts';
import { eventsOf, hasCalendarFile } from './calendar/events.ts';
import { icsOf } from './calendar/ics.ts';
import { headOf } from './head.ts';
import {
  blockWords,
  fileSize,
  iconNamed,
  isPage,
  nameOnTheWay,
  ornament,
  pictureSize,
  placeholder,
  servedAt,
  siteAnnouncement,
  siteZone,
  wordsForAnswer,
  wordsForClosed,
  year,
} from './inputs.ts';
import { hrefOf } from './links.ts';
import type { Context } from './resolve.ts';
import { linkOf, textOf, type WordsContext } from './texts.ts';

/** What texts, links and pictures are resolved with. */
export function contextOf(ask: Ask): Context {
  const { base } = ask(servedAt);
  const isThere = (route: string): boolean => ask(isPage, route);
  return {
    base,
    isPage: isThere,
    value: (name) => ask(placeholder, name),
    year: () => ask(year),
    ornament: () => ask(ornament),
    language: () => ask(language),
    closed: () => ask(wordsForClosed),
    wordsFor: (answer) => ask(wordsForAnswer, answer),
    isOver: (day) => ask(absenceBetween, undefined, day) !== undefined,
    measured: (path) => ask(pictureSize, path),
    iconOf: (name) => ask(iconNamed, name),
    fileSize: (path) => ask(fileSize, path),
    ids: new PageIds([]),
    hrefOf: (written) => hrefOf(written, { base, isPage: isThere }),
  };
}

/** What kind of page it is, and the day that it bears as one of its kind: what lists of pages outside of pages go by. */
function kindOf(content: PageContent['content']): Pick<SitePage, 'kind' | 'date'> {
  const { kind } = content;
  if (kind === undefined) return {};
  return 'date' in content && typeof content.date === 'string' ? { kind, date: content.date } : { kind };
}

/** A page with nothing left to look up. */
export function planPage(page: PageContent, ask: Ask): SitePage {
  const { file, route, content, list, pdf } = page;
  const { aliases } = content;
  const context = contextOf(ask);
  const wordsOf = (block: string) => ask(blockWords, block);
  const blocks = withAnnouncements(blocksWithBody(content), () => ask(siteAnnouncement));
  const pager = list === undefined ? undefined : pagerOf(list, context);
  const hidden = hiddenParts(page, blocks);
  const calendar = calendarIn(page, blocks, { ask, context });
  return {
    file,
    route,
    ...kindOf(content),
    ...(pdf === undefined ? {} : { pdf, pdfWords: wordsOf('pdf') }),
    ...(calendar === undefined ? {} : { calendar }),
    // The other pages of a long list are alike, and an old address leads to the first.
    ...(aliases === undefined || (list?.number ?? 1) > 1 ? {} : { aliases }),
    ...(hidden === undefined ? {} : { hidden }),
    head: headOf(page, ask, context),
    screen: {
      kind: 'page',
      ...(blocks.some(hasTitle) ? {} : { hiddenTitle: plainText(textOf(content.title, context)) }),
      blocks: placeBlocks(blocks, context, {
        trail: trailTo(route, ask, context),
        pager,
        calendarFile: calendar && context.hrefOf(calendar.address),
        wordsOf,
      }),
    },
  };
}

/** The file with all that the blocks of a page show with days, for calendars; undefined where nothing is to be in one. */
function calendarIn(
  { route, content }: PageContent,
  blocks: readonly WrittenBlock[],
  { ask, context }: { readonly ask: Ask; readonly context: Context },
): SitePage['calendar'] {
  if (!blocks.some(hasCalendarFile)) return undefined;
  const { origin, base } = ask(servedAt);
  const site = origin + base;
  const addressOf = (href: string): string => {
    const { kind, href: to } = linkOf(href, context);
    return kind === 'page' ? pageAddress(site, to) : new URL(to, origin).href;
  };
  const timeZone = ask(siteZone);
  const events = eventsOf(blocks, { words: context, timeZone, page: pageAddress(site, route), addressOf });
  if (events.length === 0) return undefined;
  const name = plainText(textOf(content.title, context));
  return { address: calendarAddress(route), text: icsOf({ name, timeZone, events }) };
}

/**
 * The blocks of a page, with the page's own text in its place: in the first long-text block without one, or below all others. A page
 * without blocks shows its title, its description and the text.
 */
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

/** What of a page visitors don't see; undefined if they see all of it. @param blocks as they are shown */
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

/** `/services/cloud` -> `/`, `/services`, `/services/cloud`. */
function routesTo(route: string): string[] {
  const parts = route.split('/').slice(1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** A way is shown from so many pages on. */
const SHORTEST = 3;

/** The way to a sub-page over the pages above it that exist; nothing for the home page and for pages right below it. */
function trailTo(route: string, ask: Ask, context: WordsContext): Link[] | undefined {
  const routes = routesTo(route);
  if (routes.length < SHORTEST) return undefined;
  const way = routes.flatMap((each) => {
    const name = ask(nameOnTheWay, each);
    return name === undefined ? [] : [{ route: each, name }];
  });
  if (way.length < SHORTEST) return undefined;
  return way.map((each) => ({ label: textOf(each.name, context), href: context.hrefOf(each.route) }));
}

/** So many numbers and gaps are shown at the most: the row keeps its length from page to page, and fits on a phone. */
const LONGEST = 7;

/** The pages of a long list, as one of them shows them. */
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
