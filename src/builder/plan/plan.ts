import type { PageAhead } from '../../content/load/ahead.ts';
import type { ReadSite } from '../../content/load/site.ts';
import { schemaOf } from '../../content/shape/schema/schemas.ts';
import { wordsOf, wordsSaidBy } from '../../content/shape/schema/words.ts';
import { siteAddress } from '../../content/site-address.ts';
import type { Steps } from '../../content/steps.ts';
import { themeOf } from '../../content/theme/theme.ts';
import { type Ask, asking } from '../../engine/questions.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { SiteFrame, Words } from '../../model/generated/resolved.ts';
import type { Frame, PagePlan, RoutePlan, SiteOverview, SitePage, SitePlan, UnplannedPage } from '../../model/plan.ts';
import type { PageContent, Site, UnfilledPage } from '../../model/site.ts';
import { planReaders } from '../queries/plan-inputs.ts';
import { fontFacesOf } from './fonts.ts';
import { headOf } from './head.ts';
import { menuFrom } from './menu-from.ts';
import { contextOf, planPage } from './page.ts';
import { Planner } from './planner.ts';
import { profileMarks } from './profile-marks.ts';
import { resolveObject } from './resolve.ts';
import { plainWords, richTextOf, textOf } from './texts.ts';

export type PlanOptions = {
  /** What {year} stands for. */
  readonly year: string;
  /** Whether pages are shown that visitors don't see. */
  readonly drafts: boolean;
};

/** Plans a site: texts parsed, icons and links resolved. */
export function planSite(site: Site, options: PlanOptions): SitePlan {
  const pages = pagesShown(site, options);
  const ask = asking(planReaders({ site, pages, year: options.year }));
  return withPages(
    site,
    ask,
    pages.map((page) => planPage(page, ask)),
  );
}

/** The same, page after page, for who does so again and again: what is the same as last time isn't planned again. */
export function* planSteps(site: ReadSite, options: PlanOptions, planner: Planner): Steps<SitePlan> {
  const { pages, ask } = followed(site, pagesShown(site, options), options, planner);
  const planned: SitePage[] = [];
  for (const page of pages) {
    planned.push(planner.page(page));
    yield;
  }
  return withPages(site, ask, planned);
}

/** The same without what pages show, which the planner plans when files are made of it. */
export function planOverview(site: ReadSite, options: PlanOptions, planner: Planner): SiteOverview {
  const { pages, ask } = followed(site, pagesShown(site, options), options, planner);
  return withPages(
    site,
    ask,
    pages.map((page) => planner.record(page)),
  );
}

/** Lets a planner follow a site that has some pages. */
function followed<P extends UnfilledPage>(
  site: ReadSite,
  pages: readonly P[],
  { year }: PlanOptions,
  planner: Planner,
) {
  const readers = planReaders({ site, pages, year });
  planner.follow([...site.readers, ...readers]);
  return { pages, ask: asking(readers) };
}

function pagesShown({ pages }: Site, { drafts }: PlanOptions): readonly PageContent[] {
  return pages.filter(({ absence }) => drafts || absence === undefined);
}

function withPages<P extends UnplannedPage>(
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

/** Plans pages that have changed since a site was read, with all others as they were then. */
export function planAhead(changed: PageAhead, site: Site, { year }: PlanOptions): SitePage[] {
  const imageSizes = new Map([...site.imageSizes, ...changed.imageSizes]);
  const pages = [...site.pages, ...changed.pages];
  const ask = asking(planReaders({ site: { ...site, imageSizes }, pages, year }));
  return changed.pages.map((page) => planPage(page, ask));
}

/** The plan of a site that shows one page only. @param site with what is known of others @param planner notes what the page is made from */
export function planAlone(page: PageContent, site: ReadSite, options: PlanOptions, planner = new Planner()): SitePlan {
  const { ask } = followed(site, site.pages, options, planner);
  return withPages(site, ask, [planner.page(page)]);
}

/** The plan of a page that does not belong to a site, as if it did: with the site's pages to link to, its data and its theme. */
export function planGuest(page: PageContent, site: Site, { year }: PlanOptions): RoutePlan {
  const ask = asking(planReaders({ site, pages: site.pages, year }));
  return routePlan(planPage(page, ask), frameOf(site, ask));
}

/** A page with what all pages share, as the app renders it: where it comes from is nothing that a visitor needs. */
export function routePlan({ route, head, screen }: PagePlan, frame: Frame): RoutePlan {
  return { route, head, screen, frame };
}

function planNotFound({ settings }: Site, ask: Ask): PagePlan {
  const context = contextOf(ask);
  const words = wordsOf(settings);
  const { title, description } = settings.notFound ?? {};
  const said = richTextOf(description ?? words.notFoundDescription, context);
  const written = { title: words.notFoundTitle, description: said.map(plainWords).join(' ') };
  return {
    route: notFoundRoute,
    head: headOf(written, undefined, ask, context),
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

function frameOf(site: Site, ask: Ask): Frame {
  const { settings } = site;
  const context = contextOf(ask);
  const theme = themeOf(settings.theme);
  const language = settings.language ?? 'en';
  const faces = fontFacesOf([theme.fonts.body, theme.fonts.heading], language, context.base, site.fontMeasures);
  // The frame's type is generated from the same schema that site.yaml was held against.
  // What only the head of a page says is planned with the page, and so is what it announces.
  const { words: _, description: __, image: ___, theme: ____, announcement: _____, ...others } = settings;
  const written = { ...others, ...iconIn(site) };
  const resolved = resolveObject(written, schemaOf('site'), context) as unknown as SiteFrame;
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
  };
}
