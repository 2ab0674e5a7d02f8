import { brandRamp } from '../content/brand-ramp.ts';
import { schemaOf } from '../content/shape/schema/schemas.ts';
import { siteAddress } from '../content/site-address.ts';
import { PageIds } from '../content/texts/long/headings.ts';
import type { SiteFrame } from '../model/generated/planned.ts';
import type { Frame, RoutePlan } from '../model/plan.ts';
import type { PageContent, Site } from '../model/site.ts';
import { hrefOf } from './plan/addresses.ts';
import { hasTitle, placeBlocks } from './plan/blocks.ts';
import { blocksWithBody } from './plan/body.ts';
import { headOf } from './plan/head.ts';
import { type Context, resolveObject } from './plan/resolve.ts';
import { trailTo } from './plan/trail.ts';
import { plainWords, richTextOf, textOf } from './plan/words.ts';

export type PlanOptions = {
  /** Path the site is served under: `/`, or `/site/`. */
  readonly base: string;
  /** What {year} stands for. */
  readonly year: string;
  /** Whether drafts are shown. */
  readonly drafts: boolean;
};

/** One plan for every page, sorted by route, and one for the not-found screen. */
export function planSite(site: Site, options: PlanOptions): RoutePlan[] {
  const pages = site.pages.filter(({ draft }) => options.drafts || !draft);
  const context = contextOf(site, pages, options);
  const { origin } = siteAddress(site.settings.url);
  const frame = frameOf(site, context);
  return [
    ...pages.map((page) => planPage(page, site, origin, frame, context)),
    planNotFound(site, origin, frame, context),
  ];
}

/** The plan of a page that does not belong to a site, as if it did: with the site's pages to link to, its data and its theme. */
export function planGuest(page: PageContent, site: Site, options: PlanOptions): RoutePlan {
  const context = contextOf(site, site.pages, options);
  const { origin } = siteAddress(site.settings.url);
  return planPage(page, site, origin, frameOf(site, context), context);
}

function contextOf(
  { settings, imageSizes, brokenRoutes }: Site,
  pages: readonly PageContent[],
  { base, year }: PlanOptions,
): Context {
  const routes = new Set([...pages.map(({ route }) => route), ...brokenRoutes]);
  const { phone, email, address } = settings.contact ?? {};
  const known = Object.entries({ name: settings.name, phone, email, address });
  return {
    base,
    routes,
    year,
    imageSizes,
    ids: new PageIds([]),
    values: Object.fromEntries(known.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
    hrefOf: (written) => hrefOf(written, { base, routes }),
  };
}

function planPage(
  { route, content }: PageContent,
  site: Site,
  origin: string,
  frame: Frame,
  context: Context,
): RoutePlan {
  const title = String(content.title);
  const written = {
    title,
    description: String(content.description),
    ...(typeof content.image === 'string' ? { image: content.image } : {}),
  };
  const blocks = blocksWithBody(content);
  return {
    route,
    head: headOf(written, route, site, origin, context),
    screen: {
      kind: 'page',
      ...(blocks.some(hasTitle) ? {} : { hiddenTitle: plainWords(textOf(title, context)) }),
      blocks: placeBlocks(blocks, context, trailTo(route, site.pages, site.settings, context)),
    },
    frame,
  };
}

function planNotFound(site: Site, origin: string, frame: Frame, context: Context): RoutePlan {
  const said = richTextOf(site.settings.notFound?.description ?? 'There is no page at this address.', context);
  const written = { title: 'Page not found', description: said.map(plainWords).join(' ') };
  return {
    route: '/404',
    head: headOf(written, undefined, site, origin, context),
    screen: { kind: 'not-found' },
    frame,
  };
}

function frameOf({ settings }: Site, context: Context): Frame {
  // The frame's type is generated from the same schema that site.yaml was held against.
  const site = resolveObject(settings, schemaOf('site'), context) as unknown as SiteFrame;
  return {
    site,
    language: settings.language ?? 'en',
    base: context.base,
    mode: settings.theme?.mode ?? 'system',
    brand: brandRamp(settings.theme?.brand),
  };
}
