import { absenceIn, calendarOf, published } from '../../content/dates/calendar.ts';
import { absenceBetween } from '../../content/entries/entry-inputs.ts';
import { placesNamed } from '../../content/entries/places.ts';
import { filledIn } from '../../content/load/filled.ts';
import type { ReadSite } from '../../content/load/site.ts';
import { menuFits } from '../../content/texts/header-widths.ts';
import { themeOf } from '../../content/theme/theme.ts';
import { type Ask, asking, type Reader, reads } from '../../engine/questions.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { MenuFrom, ProfileMark, SharedSite, WholeFrame } from '../../model/frame.ts';
import type { SiteFrame, Words } from '../../model/generated/resolved.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Icon } from '../../model/media.ts';
import { plainText } from '../../model/plain-text.ts';
import type { PagePlan, PageRecord, SiteOverview, SitePage, SitePlan } from '../../model/plan.ts';
import type { PageContent, Site, UnfilledPage } from '../../model/site.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { wordsOf, wordsSaidBy } from '../../schema/schemas/words.ts';
import { type ServiceName, serviceAt, serviceNamed } from '../../values/services.ts';
import { fontFacesOf } from './fonts.ts';
import { headOf } from './head.ts';
import { planReaders } from './inputs.ts';
import { organizationOf } from './organization.ts';
import { contextOf, planPage } from './page.ts';
import { resolveObject } from './resolve.ts';
import { richTextOf, textOf } from './texts.ts';

/** Parts of a drawing in one: every page carries it. */
const drawn = (...paths: readonly string[]): Icon => [['path', { d: paths.join('') }]];
const box = (y: string, height: string, rx: string): Icon[number] => ['rect', { x: '2', y, width: '20', height, rx }];

/** Whatever isn't one of them gets a globe. */
const globe: Icon = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ...drawn('M2 12h20', 'M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20'),
];

/** The marks of services, which we have drawn ourselves. */
const marks: Readonly<Record<ServiceName, Icon>> = {
  LinkedIn: [box('2', '20', '4'), ...drawn('M7 10.5V17', 'M11 17v-6.5', 'M11 13.5a3 3 0 0 1 6 0V17', 'M7 7.25v.01')],
  GitHub: drawn(
    'M6 8.5V4l3.6 2a9 9 0 0 1 4.8 0L18 4v4.5a6 6 0 0 1 1.5 4c0 3.6-3 5-7.5 5s-7.5-1.4-7.5-5a6 6 0 0 1 1.5-4Z',
    'M9 17.5V22',
    'M15 17.5V22',
    'M9 20.5c-3 .6-4-.7-5-2',
  ),
  GitLab: drawn('M12 21l9-8-2.5-9-3.5 6H9L5.5 4 3 13Z', 'M9 10l3 11 3-11'),
  Mastodon: drawn(
    'M15.5 18H9a5 5 0 0 1-5-5V7a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v5c0 2-1 4-3 4.5-2 .5-5 .5-7.5.5',
    'M8 21c3 .7 5.5.5 7.5-.5',
    'M8 13V9a2 2 0 0 1 4 0v2',
    'M12 9a2 2 0 0 1 4 0v4',
  ),
  Instagram: [
    box('2', '20', '5'),
    ...drawn('M16.25 12a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 1 1 8.5 0Z', 'M17.25 6.75v.01'),
  ],
  Facebook: drawn('M17 2.5h-2.5A4.5 4.5 0 0 0 10 7v14.5', 'M6.5 12H16'),
  YouTube: [box('5', '14', '4'), ...drawn('M10 9l5 3-5 3Z')],
  X: drawn('M4 4h4l12 16h-4Z', 'M4 20l6.6-6.8', 'M13.4 10.7 20 4'),
  Bluesky: drawn(
    'M12 11C10.5 8 7.5 5 4.5 4 3 3.7 3 6 3.5 9c.4 2.5 1.8 3.8 4.5 3.7-3 .6-4.2 2.2-2.7 4.1 2.5 2.9 5.7 1 6.7-2.3',
    'M12 11c1.5-3 4.5-6 7.5-7 1.5-.3 1.5 2 1 5-.4 2.5-1.8 3.8-4.5 3.7 3 .6 4.2 2.2 2.7 4.1-2.5 2.9-5.7 1-6.7-2.3',
  ),
  WhatsApp: drawn('M3 21l1.5-5A9 9 0 1 1 8 19.5Z', 'M9 8c0 4 3 7 7 7l.5-2-2-1-1 1a6 6 0 0 1-2.5-2.5l1-1-1-2Z'),
  TikTok: drawn('M10 11.5a4.25 4.25 0 1 0 4.25 4.25V3a5.5 5.5 0 0 0 5.25 5'),
  Xing: drawn('M5 7h3.5l2 3.5L7 16.5H3.5l3.5-6Z', 'M20 3h-3.5l-5.5 10 4.5 8H19l-4.5-8Z'),
};

/** The marks of the site's profiles, in their order. */
export function profileMarks({ contact }: SharedSite): ProfileMark[] {
  return (contact?.profiles ?? []).map(({ label, href }) => {
    const words = plainText(label);
    const name = serviceAt(href.href) ?? serviceNamed(words);
    if (name === undefined) return { icon: globe };
    const icon = marks[name];
    return words.toLowerCase().includes(name.toLowerCase()) ? { icon } : { icon, name };
  });
}

export type PlanOptions = {
  /** What {year} stands for. */
  readonly year: string;
  /** Whether pages are shown that visitors don't see. */
  readonly drafts: boolean;
};

/** Plans a site: texts parsed, icons and links resolved. Nothing is kept of it. */
export function planSite(site: ReadSite, options: PlanOptions): SitePlan {
  const { pages, readers } = shownIn(site, options);
  return withPages(site, asking(readers), planned(pages, readers));
}

/** Plans the pages that a file becomes. Nothing is kept of it. */
export function planFile(site: ReadSite, file: string, options: PlanOptions): SitePage[] {
  const { pages, readers } = shownIn(site, options);
  return planned(
    pages.filter((page) => page.file === file),
    readers,
  );
}

function planned(pages: readonly UnfilledPage[], readers: readonly Reader[]): SitePage[] {
  const ask = asking(readers);
  return pages.map((page) => planPage(filledIn(page, ask), ask));
}

/** The pages of a site that are shown, and all that they are filled in and planned from. */
export function shownIn(site: ReadSite, { year, drafts }: PlanOptions) {
  const pages = site.pages.filter(({ absence }) => drafts || absence === undefined);
  return { pages, readers: [...site.readers, ...planReaders({ site, pages, year })] };
}

/** A plan of a site with its pages, which are planned already. @param ask for what the frame is made of */
export function withPages<P extends PageRecord>(
  site: Site,
  ask: Ask,
  pages: readonly P[],
): SiteOverview & { readonly pages: readonly P[] } {
  return {
    origin: siteAddress(site.settings.url).origin,
    frame: frameOf(site, ask),
    pages,
    notFound: planNotFound(site, ask),
  };
}

/** Plans pages that are filled in already, and may belong to no site: with the pages of one to link to, its data and its theme. */
export function planFilled(site: Site, filled: readonly PageContent[], { year }: PlanOptions): SitePlan {
  const calendar = calendarOf(published(), undefined);
  const ask = asking([
    ...planReaders({ site, pages: site.pages, year }),
    reads(absenceBetween, { read: (begin, end) => absenceIn(begin, end, calendar) }),
  ]);
  return withPages(
    site,
    ask,
    filled.map((page) => planPage(page, ask)),
  );
}

function planNotFound({ settings }: Site, ask: Ask): PagePlan {
  const context = contextOf(ask);
  const words = wordsOf(settings);
  const { title, description } = settings.notFound ?? {};
  const said = richTextOf(description ?? words.notFoundDescription, context);
  const content = { title: words.notFoundTitle, description: said.map(plainText).join(' ') };
  return {
    route: notFoundRoute,
    head: headOf({ content }, ask, context),
    screen: {
      kind: 'not-found',
      title: textOf(title ?? words.notFoundTitle, context),
      status: words.notFoundStatus,
      description: said,
    },
  };
}

/** The icon that browsers look for by themselves counts as a site's own, if nothing else does. */
function iconIn({ settings: { icon, logo }, publicFiles }: Site): { icon?: string } {
  const name = '/favicon.ico';
  return icon === undefined && logo === undefined && publicFiles.has(name) ? { icon: name } : {};
}

/** What every page shows of places: their hours and coordinates are for blocks. */
function placesIn({ contact, footer }: WrittenSite): Pick<WrittenSite, 'contact' | 'footer'> {
  if (contact?.places === undefined) return {};
  const named = footer?.places && placesNamed(contact.places, footer.places).map(({ name }) => name);
  return {
    contact: { ...contact, places: contact.places.map(({ hours: _, coordinates: __, ...shown }) => shown) },
    ...(named === undefined ? {} : { footer: { ...footer, places: named } }),
  };
}

function frameOf(site: Site, ask: Ask): WholeFrame {
  const { settings } = site;
  const context = contextOf(ask);
  const theme = themeOf(settings.theme);
  const language = settings.language ?? 'en';
  const faces = fontFacesOf([theme.fonts.body, theme.fonts.heading], {
    language,
    base: context.base,
    measured: site.fontMeasures,
  });
  // What only the head of a page says is planned with the page, and so is what it announces.
  const { words: _, description: __, image: ___, theme: ____, announcement: _____, ...others } = settings;
  const written = { ...others, ...iconIn(site), ...placesIn(settings) };
  const organization = organizationOf(settings, siteAddress(settings.url));
  const resolved = resolveObject<SiteFrame>(written, schemaOf('site'), context);
  return {
    site: resolved,
    // Those of blocks come with the blocks.
    words: wordsSaidBy(undefined, settings) as Words,
    language,
    base: context.base,
    mode: settings.theme?.mode ?? 'system',
    menuFrom: menuFrom(resolved, theme.fonts.body.name),
    ...(resolved.contact?.profiles === undefined ? {} : { profileMarks: profileMarks(resolved) }),
    ornament: theme.ornament,
    theme: { ...theme, faces },
    ...(organization === undefined ? {} : { organization }),
  };
}

/**
 * From which width of screen on the menu of a site is a row.
 * @param family what it is set in; the builder's own typeface if it is left out
 */
export function menuFrom({ name, logo, nav }: SharedSite, family?: string): MenuFrom {
  const entries = (nav?.items ?? []).map(({ label, items }) => ({
    label: plainText(label),
    opens: items !== undefined,
  }));
  const button = nav?.action === undefined ? undefined : plainText(nav.action.label);
  const beside = { name: plainText(name), hasLogo: logo !== undefined, button };
  return menuFits(family === undefined ? beside : { ...beside, family }, entries) ?? 'none';
}
