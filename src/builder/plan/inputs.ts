import { language } from '../../content/entries/entry-inputs.ts';
import { iconOf } from '../../content/icons.ts';
import { ornamentOf } from '../../content/theme/theme.ts';
import { type About, type AnyQuestion, type Ask, input, type Reader, reads } from '../../engine/questions.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Site, UnfilledPage } from '../../model/site.ts';
import type { Answer } from '../../model/text.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { wordsOf, wordsSaidBy } from '../../schema/schemas/words.ts';
import { isTimeZone } from '../../values/day.ts';
import { announcementOf } from './announcements.ts';

/** What planning a page asks. Whatever else pages shall show of a site becomes an entry here, so that it is noted. */
const facts = {
  isPage: ({ titles }: Known, route: string) => titles.has(route),
  /** What a page is called on the way to another one; undefined if there is none. */
  nameOnTheWay: ({ titles, labels }: Known, route: string) =>
    // The home page's title is an opening line; its name is the site's.
    titles.has(route) ? (labels.get(route) ?? (route === '/' ? '{name}' : titles.get(route))) : undefined,
  /** What stands for {name}, {phone} and the like. */
  value: ({ values }: Known, name: string) => values.get(name),
  year: ({ year }: Known) => year,
  ornament: ({ settings }: Known) => ornamentOf(settings.theme),
  wordsFor: ({ settings }: Known, answer: Answer) => wordsOf(settings)[answer],
  closed: ({ settings }: Known) => wordsSaidBy('hours', settings).closed ?? '',
  timeZone: ({ settings: { timeZone } }: Known) =>
    timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
  servedAt: ({ settings }: Known) => siteAddress(settings.url),
  siteImage: ({ settings }: Known) => settings.image,
  measured: ({ site }: Known, path: string) => site.imageSizes.get(path),
  /** In bytes. */
  fileSize: ({ site }: Known, path: string) => site.fileSizes?.get(path),
  announcement: ({ announced }: Known) => announced,
  iconOf: (_: Known, name: string) => iconOf(name),
  blockWords: ({ settings }: Known, block: string) => wordsSaidBy(block, settings),
};

/** The same without what it is read from. */
export type Facts = {
  readonly [Name in keyof typeof facts]: (typeof facts)[Name] extends (known: Known, ...about: infer A) => infer T
    ? (...about: A) => T
    : never;
};

type Fact = {
  readonly name: string;
  readonly input: AnyQuestion;
  read(known: Known, ...about: readonly About[]): unknown;
};

const all = Object.entries(facts).map(([name, read]): Fact => ({ name, input: input({ name: `fact ${name}` }), read }));

/** What planning asks, as functions: whoever calls one has asked. */
export function factsBy(ask: Ask): Facts {
  const asked = all.map(({ name, input }) => [name, (...about: About[]) => ask(input, ...about)]);
  // Each asks what the entry of its name reads.
  return Object.fromEntries(asked) as Facts;
}

type PlanSources = {
  readonly site: Site;
  readonly pages: readonly UnfilledPage[];
  readonly year: string;
};

type Known = ReturnType<typeof knownOf>;

function knownOf({ site, pages, year }: PlanSources) {
  const { settings, brokenRoutes } = site;
  return {
    ...{ site, settings, year },
    titles: new Map([...brokenRoutes, ...pages.map(({ route, title }) => [route, title] as const)]),
    announced: announcementOf(site),
    labels: menuWords(settings),
    values: valuesIn(settings),
  };
}

export function planReaders(sources: PlanSources): readonly Reader[] {
  const known = knownOf(sources);
  return [
    ...all.map(({ input, read }): Reader => ({ input, read: (...about) => read(known, ...about) })),
    reads(language, { read: () => known.settings.language ?? 'en' }),
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
