import { language } from '../../content/entries/entry-inputs.ts';
import { iconOf } from '../../content/icons.ts';
import type { ReadSite } from '../../content/load/site.ts';
import { ornamentOf } from '../../content/theme/theme.ts';
import { input, type Reader, reads } from '../../engine/questions.ts';
import type { Words } from '../../model/generated/resolved.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Icon } from '../../model/media.ts';
import type { Site, Size, UnfilledPage } from '../../model/site.ts';
import type { Answer } from '../../model/text.ts';
import type { Ornament } from '../../model/theme.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { wordsOf, wordsSaidBy } from '../../schema/schemas/words.ts';
import { isTimeZone } from '../../values/day.ts';
import { announcementOf } from './announcements.ts';

export const isPage = input<[route: string], boolean>({ name: 'isPage' });

/** What a page is called on the way to another one; undefined if there is none. */
export const nameOnTheWay = input<[route: string], string | undefined>({ name: 'nameOnTheWay' });

/** What stands for {name}, {phone} and the like. */
export const placeholder = input<[name: string], string | undefined>({ name: 'placeholder' });
export const siteZone = input<[], string | undefined>({ name: 'siteZone' });
export const year = input<[], string>({ name: 'year' });
export const ornament = input<[], Ornament>({ name: 'ornament' });
export const wordsForAnswer = input<[answer: Answer], string>({ name: 'wordsForAnswer' });
export const wordsForClosed = input<[], string>({ name: 'wordsForClosed' });
export const servedAt = input<[], ReturnType<typeof siteAddress>>({ name: 'servedAt' });
export const siteImage = input<[], string | undefined>({ name: 'siteImage' });
export const pictureSize = input<[path: string], Size | undefined>({ name: 'pictureSize' });

/** In bytes. */
export const fileSize = input<[path: string], number | undefined>({ name: 'fileSize' });
export const siteAnnouncement = input<[], ReturnType<typeof announcementOf>>({ name: 'siteAnnouncement' });
export const iconNamed = input<[name: string], Icon | undefined>({ name: 'iconNamed' });
export const blockWords = input<[block: string], Partial<Words>>({ name: 'blockWords' });

type PlanSources = {
  readonly site: Site & Pick<ReadSite, 'unread'>;
  readonly pages: readonly UnfilledPage[];
  readonly year: string;
};

/** Answers what planning a page asks. Whatever else pages shall show of a site becomes an input here, so that it is noted. */
export function planReaders({ site, pages, ...sources }: PlanSources): readonly Reader[] {
  const { settings, imageSizes, fileSizes, brokenRoutes, unread } = site;
  const announced = announcementOf(site);
  const titles = new Map([...brokenRoutes, ...pages.map(({ route, title }) => [route, title] as const)]);
  const labels = menuWords(settings);
  const values = valuesIn(settings);
  const { timeZone } = settings;
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  const isThere = (route: string): boolean => titles.has(route) || unread?.isPage(route) === true;
  // The home page's title is an opening line; its name is the site's.
  const titleOf = (route: string) => (route === '/' ? '{name}' : (titles.get(route) ?? unread?.titleAt(route)));
  return [
    reads(isPage, { read: isThere }),
    reads(nameOnTheWay, { read: (route) => (isThere(route) ? (labels.get(route) ?? titleOf(route)) : undefined) }),
    reads(placeholder, { read: (name) => values.get(name) }),
    reads(year, { read: () => sources.year }),
    reads(ornament, { read: () => ornamentOf(settings.theme) }),
    reads(language, { read: () => settings.language ?? 'en' }),
    reads(wordsForAnswer, { read: (answer) => wordsOf(settings)[answer] }),
    reads(wordsForClosed, { read: () => wordsSaidBy('hours', settings).closed ?? '' }),
    reads(siteZone, { read: () => zone }),
    reads(servedAt, { read: () => siteAddress(settings.url) }),
    reads(siteImage, { read: () => settings.image }),
    reads(pictureSize, { read: (path) => imageSizes.get(path) }),
    reads(fileSize, { read: (path) => fileSizes?.get(path) }),
    reads(siteAnnouncement, { read: () => announced }),
    reads(iconNamed, { read: (name) => iconOf(name) }),
    reads(blockWords, { read: (block) => wordsSaidBy(block, settings) }),
  ];
}

function valuesIn({ name, contact: { phone, email, address } = {} }: WrittenSite): ReadonlyMap<string, string> {
  // A number that is called from a text stays in one line.
  const known = Object.entries({ name, phone: phone?.replace(/\s+/g, '\u00a0'), email, address });
  return new Map(known.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
}

type NamedPlace = { readonly label: string; readonly href?: string };

/** The words that menu and footer have for pages, by their addresses: shorter than titles. The first of a page count. */
function menuWords({ nav, footer }: WrittenSite): ReadonlyMap<string, string> {
  const inMenu: NamedPlace[] = (nav?.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const inFooter: NamedPlace[] = (footer?.columns ?? []).flatMap(({ items }) => items);
  const named = [...inMenu, ...inFooter].toReversed();
  return new Map(named.flatMap(({ href, label }) => (href === undefined ? [] : [[href, label] as const])));
}
