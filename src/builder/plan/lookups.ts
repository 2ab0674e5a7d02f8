import { Answers } from '../../content/answers.ts';
import { iconOf } from '../../content/icons.ts';
import { wordsSaidBy } from '../../content/shape/schema/words.ts';
import { siteAddress } from '../../content/site-address.ts';
import { ornamentOf } from '../../content/theme/theme.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { announcementOf } from './announcements.ts';
import { menuWords } from './menu-words.ts';

/** What a page can be planned from, besides its own content. */
type PlanSources = {
  readonly site: Site;
  /** The pages that are built. */
  readonly pages: readonly PageContent[];
  /** What {year} stands for. */
  readonly year: string;
};

/** What planning a page asks its site. Whatever else pages shall show of a site becomes a lookup here, so that it is noted. */
export function planAnswers({ site, pages, year }: PlanSources) {
  const { settings, imageSizes, fileSizes, brokenRoutes } = site;
  const announced = announcementOf(site);
  const routes = new Set([...pages.map(({ route }) => route), ...brokenRoutes]);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const labels = menuWords(settings);
  const values = valuesIn(settings);
  return new Answers({
    /** Whether there is a page at an address. */
    isPage: { reads: 'others', answer: (route: string) => routes.has(route) },
    title: { reads: 'others', answer: (route: string) => titleOf(byRoute.get(route)) },
    /** The words that menu and footer have for a page. */
    label: { reads: 'settings', answer: (route: string) => labels.get(route) },
    /** What stands for {name}, {phone} and the like. */
    value: { reads: 'settings', answer: (name: string) => values.get(name) },
    year: { reads: 'settings', answer: () => year },
    ornament: { reads: 'settings', answer: () => ornamentOf(settings.theme) },
    language: { reads: 'settings', answer: () => settings.language ?? 'en' },
    /** What is said of a day without opening hours. */
    closed: { reads: 'settings', answer: () => wordsSaidBy('hours', settings).closed ?? '' },
    /** Where the site is served: its origin, and `/` or `/site/`. */
    address: { reads: 'settings', answer: () => siteAddress(settings.url) },
    /** The picture that stands for a page without one of its own. */
    image: { reads: 'settings', answer: () => settings.image },
    /** The size of a picture that was measured. */
    size: { reads: 'others', answer: (path: string) => imageSizes.get(path) },
    /** The size of a file in public/, in bytes. */
    fileSize: { reads: 'others', answer: (path: string) => fileSizes?.get(path) },
    /** What all pages announce that have nothing of their own to announce. */
    announcement: { reads: 'settings', answer: () => announced },
    icon: { reads: 'settings', answer: (name: string) => iconOf(name) },
    /** What a type of block says besides its texts. */
    wordsSaidBy: { reads: 'settings', answer: (block: string) => wordsSaidBy(block, settings) },
  });
}

/** The answers to what planning asks, for one page. */
export type Ask = ReturnType<ReturnType<typeof planAnswers>['recording']>['ask'];

function valuesIn({ name, contact: { phone, email, address } = {} }: WrittenSite): ReadonlyMap<string, string> {
  // A number that is called from a text stays in one line.
  const known = Object.entries({ name, phone: phone?.replace(/\s+/g, '\u00a0'), email, address });
  return new Map(known.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
}

/** A page that is known from an earlier build isn't filled in for its title. */
function titleOf(page: PageContent | undefined): string | undefined {
  return page?.title ?? page?.content.title;
}
