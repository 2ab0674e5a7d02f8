import { brandRamp } from '../../content/brand-ramp.ts';
import { schemaOf } from '../../content/shape/schema/schemas.ts';
import { siteAddress } from '../../content/site-address.ts';
import { PageIds } from '../../content/texts/long/headings.ts';
import { wordsOf } from '../../content/words.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { SiteFrame } from '../../model/generated/resolved.ts';
import type { Frame, PagePlan, RoutePlan, SitePage, SitePlan } from '../../model/plan.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { hasTitle, placeBlocks } from './blocks.ts';
import { blocksWithBody } from './body.ts';
import { headOf } from './head.ts';
import { hrefOf } from './links.ts';
import { type Context, resolveObject } from './resolve.ts';
import { plainWords, richTextOf, textOf } from './texts.ts';
import { trailTo } from './trail.ts';

export type PlanOptions = {
  /** What {year} stands for. */
  readonly year: string;
  /** Whether drafts are shown. */
  readonly drafts: boolean;
};

/** Plans a site: texts parsed, icons and links resolved. */
export function planSite(site: Site, options: PlanOptions): SitePlan {
  const pages = site.pages.filter(({ draft }) => options.drafts || !draft);
  const { origin, base } = siteAddress(site.settings.url);
  const planning = { site, origin, context: contextOf(site, pages, base, options) };
  return {
    origin,
    frame: frameOf(planning),
    pages: pages.map((page) => planPage(page, planning)),
    notFound: planNotFound(planning),
  };
}

/** The plan of a page that does not belong to a site, as if it did: with the site's pages to link to, its data and its theme. */
export function planGuest(page: PageContent, site: Site, options: PlanOptions): RoutePlan {
  const { origin, base } = siteAddress(site.settings.url);
  const planning = { site, origin, context: contextOf(site, site.pages, base, options) };
  return routePlan(planPage(page, planning), frameOf(planning));
}

/** A page with what all pages share, as the app renders it: where it comes from is nothing that a visitor needs. */
export function routePlan({ route, head, screen }: PagePlan, frame: Frame): RoutePlan {
  return { route, head, screen, frame };
}

/** What planning a page needs to know of its site. */
type Planning = { readonly site: Site; readonly origin: string; readonly context: Context };

function contextOf(
  { settings, imageSizes, brokenRoutes }: Site,
  pages: readonly PageContent[],
  base: string,
  { year }: PlanOptions,
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

function planPage({ file, route, content }: PageContent, { site, origin, context }: Planning): SitePage {
  const { title, aliases } = content;
  const blocks = blocksWithBody(content);
  return {
    file,
    route,
    ...(aliases === undefined ? {} : { aliases }),
    head: headOf(content, route, site, origin, context),
    screen: {
      kind: 'page',
      ...(blocks.some(hasTitle) ? {} : { hiddenTitle: plainWords(textOf(title, context)) }),
      blocks: placeBlocks(blocks, context, trailTo(route, site.pages, site.settings, context)),
    },
  };
}

function planNotFound({ site, origin, context }: Planning): PagePlan {
  const words = wordsOf(site.settings);
  const said = richTextOf(site.settings.notFound?.description ?? words.notFoundDescription, context);
  const written = { title: words.notFoundTitle, description: said.map(plainWords).join(' ') };
  return {
    route: notFoundRoute,
    head: headOf(written, undefined, site, origin, context),
    screen: { kind: 'not-found' },
  };
}

function frameOf({ site: { settings }, context }: Planning): Frame {
  // The frame's type is generated from the same schema that site.yaml was held against.
  const { words: _, ...others } = settings;
  const site = resolveObject(others, schemaOf('site'), context) as unknown as SiteFrame;
  return {
    site,
    words: wordsOf(settings),
    language: settings.language ?? 'en',
    base: context.base,
    mode: settings.theme?.mode ?? 'system',
    brand: brandRamp(settings.theme?.brand),
  };
}
