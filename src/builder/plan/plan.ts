import { absenceIn, calendarOf, published } from '../../content/dates/calendar.ts';
import { absenceBetween, type SitePlace } from '../../content/entries/entry-inputs.ts';
import { placesNamed } from '../../content/entries/places.ts';
import { filledIn, type ReadSite } from '../../content/load/site.ts';
import { menuFits } from '../../content/texts/header-widths.ts';
import { themeOf } from '../../content/theme/theme.ts';
import { type Ask, asking, type Reader, reads } from '../../engine/questions.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { MenuFrom, ProfileMark, SharedSite, WholeFrame } from '../../model/frame.ts';
import type { SiteFrame, Words } from '../../model/generated/resolved.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Icon } from '../../model/media.ts';
import type { PagePlan, PageRecord, SiteOverview, SitePage, SitePlan } from '../../model/plan.ts';
import type { PageContent, Site, UnfilledPage } from '../../model/site.ts';
import { plainText } from '../../model/text.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { wordsOf, wordsSaidBy } from '../../schema/schemas/words.ts';
import { weekdays } from '../../values/days.ts';
import { openingHours, openSpansIn } from '../../values/hours.ts';
import { pointOf } from '../../values/place.ts';
import { type Service, serviceAt, serviceNamed } from '../../values/services.ts';
import { weekdayNamesIn, weekdaysIn } from '../../values/weekdays.ts';
import { inForm } from '../../values/when.ts';
import { fontFacesOf } from './fonts.ts';
import { planReaders } from './inputs.ts';
import { absolute } from './links.ts';
import { contextOf, headOf, planPage } from './page.ts';
import { resolveObject } from './resolve.ts';
import { richTextOf, textOf } from './texts.ts';

/** In the words of schema.org, for search engines. One address is one place. @returns undefined for a site that says no place */
function organizationOf(
  { name, logo, contact = {} }: WrittenSite,
  { origin, base }: ReturnType<typeof siteAddress>,
): object | undefined {
  const { address, phone, email, places } = contact;
  const all: readonly SitePlace[] = places ?? (address === undefined ? [] : [{ name, address }]);
  if (all.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: origin + base,
    logo: logo && absolute(origin, base, logo),
    telephone: phone,
    email,
    location: all.map(placeFor),
  };
}

/** A place as JSON: what it doesn't say is undefined, which JSON leaves out. */
const placeFor = ({ name, address, phone, email, hours = [], coordinates }: SitePlace): object => {
  const point = pointOf(coordinates ?? '');
  const open = hours.flatMap(specificationsOf);
  return {
    '@type': 'LocalBusiness',
    name,
    address,
    telephone: phone,
    email,
    geo: point && { '@type': 'GeoCoordinates', latitude: point.north, longitude: point.east },
    openingHoursSpecification: open.length === 0 ? undefined : open,
  };
};

/** The hours of some days, one entry for each span: a day without an entry is closed. */
function specificationsOf({ days, hours }: NonNullable<SitePlace['hours']>[number]): readonly object[] {
  const named = (weekdaysIn(inForm(weekdays, days) ?? '') ?? []).map((day) => weekdayNamesIn([day], 'en'));
  return (openSpansIn(inForm(openingHours, hours) ?? '') ?? []).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: named,
    opens: clock(from),
    closes: clock(until),
  }));
}

/** What closes at midnight closes in the last minute of the day there. */
const clock = (minutes: number): string =>
  new Date(Math.min(minutes, 24 * 60 - 1) * 60_000).toISOString().slice('1970-01-01T'.length, -':00.000Z'.length);

/** Parts of a drawing are one: every page carries it. */
const drawn = ({ box, mark }: Pick<Service, 'box' | 'mark'>): Icon => [
  ...(box === undefined ? [] : [['rect', { x: '2', y: box[0], width: '20', height: box[1], rx: box[2] }] as const]),
  ['path', { d: mark.join('') }],
];

/** Whatever isn't one of them gets a globe. */
const globe: Icon = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ...drawn({ mark: ['M2 12h20', 'M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20'] }),
];

export function profileMarks({ contact }: SharedSite): ProfileMark[] {
  return (contact?.profiles ?? []).map(({ label, href }) => {
    const words = plainText(label);
    const service = serviceAt(href.href) ?? serviceNamed(words);
    if (service === undefined) return { icon: globe };
    const icon = drawn(service);
    return words.toLowerCase().includes(service.name.toLowerCase()) ? { icon } : { icon, name: service.name };
  });
}

export type PlanOptions = {
  readonly year: string;
  readonly drafts: boolean;
};

/** Plans a site: texts parsed, icons and links resolved. Nothing is kept of it. */
export function planSite(site: ReadSite, options: PlanOptions): SitePlan {
  const { pages, readers } = shownIn(site, options);
  return withPages(site, asking(readers), planned(pages, readers));
}

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
    head: headOf({ content }, context),
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

/** From which width of screen on the menu of a site is a row. @param family what it is set in; the builder's own typeface if it is left out */
export function menuFrom({ name, logo, nav }: SharedSite, family?: string): MenuFrom {
  const entries = (nav?.items ?? []).map(({ label, items }) => ({
    label: plainText(label),
    opens: items !== undefined,
  }));
  const button = nav?.action === undefined ? undefined : plainText(nav.action.label);
  const beside = { name: plainText(name), hasLogo: logo !== undefined, button };
  return menuFits(family === undefined ? beside : { ...beside, family }, entries) ?? 'none';
}
