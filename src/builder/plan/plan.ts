import type { PageAhead } from '../../content/load/ahead.ts';
import { schemaOf } from '../../content/shape/schema/schemas.ts';
import { wordsOf, wordsSaidBy } from '../../content/shape/schema/words.ts';
import { siteAddress } from '../../content/site-address.ts';
import { atOnce, type Steps } from '../../content/steps.ts';
import { PageIds } from '../../content/texts/long/headings.ts';
import { themeOf } from '../../content/theme/theme.ts';
import { notFoundRoute } from '../../model/address.ts';
import type { Dependency } from '../../model/dependencies.ts';
import type { SiteFrame, Words } from '../../model/generated/resolved.ts';
import type { Frame, PagePlan, RoutePlan, SitePage, SitePlan, UnplannedPage } from '../../model/plan.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { withAnnouncements } from './announcements.ts';
import { hasTitle, placeBlocks } from './blocks.ts';
import { blocksWithBody } from './body.ts';
import { keptFrom } from './dependencies.ts';
import { fontFacesOf } from './fonts.ts';
import { headOf } from './head.ts';
import { hiddenParts } from './hidden.ts';
import { hrefOf } from './links.ts';
import { type Ask, planAnswers } from './lookups.ts';
import { menuFrom } from './menu-from.ts';
import { pagerOf } from './pager.ts';
import { profileMarks } from './profile-marks.ts';
import { type Context, resolveObject } from './resolve.ts';
import { ScreenTexts } from './screen-texts.ts';
import { plainWords, richTextOf, textOf } from './texts.ts';
import { trailTo } from './trail.ts';

export type PlanOptions = {
  /** What {year} stands for. */
  readonly year: string;
  /** Whether pages are shown that visitors don't see. */
  readonly drafts: boolean;
};

/** Pages that were planned before, by this process or by an earlier one. */
export type PlannedBefore = { readonly pages: readonly (SitePage | UnplannedPage)[] };

/** What becomes of each page as soon as it is planned. */
export type Finish = (page: SitePage) => SitePage;

/**
 * Plans a site: texts parsed, icons and links resolved.
 * @param before its pages as they were planned before: they are kept where nothing has changed that they were made from
 */
export function planSite(site: Site, options: PlanOptions, before?: PlannedBefore, finish?: Finish): SitePlan {
  return atOnce(planSteps(site, options, before, finish));
}

/** The same, page after page. */
export function* planSteps(
  site: Site,
  options: PlanOptions,
  before?: PlannedBefore,
  finish: Finish = (page) => page,
): Steps<SitePlan> {
  const pages = site.pages.filter(({ absence }) => options.drafts || absence === undefined);
  const answers = planAnswers({ site, pages, year: options.year });
  // Pages that asked the same share one object.
  const known = new Map<Dependency, boolean>();
  const kept = keptFrom(before?.pages ?? [], (dependency) => {
    const holds = known.get(dependency) ?? site.holds?.(dependency) ?? answers.holds(dependency) ?? false;
    known.set(dependency, holds);
    return holds;
  });
  const planned: SitePage[] = [];
  const texts = new ScreenTexts();
  for (const page of pages) {
    const last = kept(page);
    if (last === undefined) planned.push(finish(planPage(page, answers)));
    else if ('screen' in last) planned.push(last);
    else planned.push(texts.later(last, () => planPage(page, answers).screen));
    yield;
  }
  return {
    origin: siteAddress(site.settings.url).origin,
    frame: frameOf(site, answers.recording().ask),
    pages: planned,
    notFound: planNotFound(site, answers.recording().ask),
  };
}

/** Plans pages that have changed since a site was read, with all others as they were then. */
export function planAhead(changed: PageAhead, site: Site, options: PlanOptions): SitePage[] {
  const imageSizes = new Map([...site.imageSizes, ...changed.imageSizes]);
  const answers = planAnswers({
    site: { ...site, imageSizes },
    pages: [...site.pages, ...changed.pages],
    year: options.year,
  });
  return changed.pages.map((page) => planPage(page, answers));
}

/** The plan of a site that shows one page only. @param site with what is known of others */
export function planAlone(page: PageContent, site: Site, { year }: PlanOptions): SitePlan {
  const answers = planAnswers({ site, pages: site.pages, year });
  return {
    origin: siteAddress(site.settings.url).origin,
    frame: frameOf(site, answers.recording().ask),
    pages: [planPage(page, answers)],
    notFound: planNotFound(site, answers.recording().ask),
  };
}

/** The plan of a page that does not belong to a site, as if it did: with the site's pages to link to, its data and its theme. */
export function planGuest(page: PageContent, site: Site, options: PlanOptions): RoutePlan {
  const answers = planAnswers({ site, pages: site.pages, year: options.year });
  return routePlan(planPage(page, answers), frameOf(site, answers.recording().ask));
}

/** A page with what all pages share, as the app renders it: where it comes from is nothing that a visitor needs. */
export function routePlan({ route, head, screen }: PagePlan, frame: Frame): RoutePlan {
  return { route, head, screen, frame };
}

function contextOf(ask: Ask): Context {
  const { base } = ask.address();
  return {
    base,
    isPage: ask.isPage,
    value: ask.value,
    year: ask.year,
    ornament: ask.ornament,
    language: ask.language,
    closed: ask.closed,
    measured: ask.size,
    iconOf: ask.icon,
    fileSize: ask.fileSize,
    ids: new PageIds([]),
    hrefOf: (written) => hrefOf(written, { base, isPage: ask.isPage }),
  };
}

function planPage(page: PageContent, answers: ReturnType<typeof planAnswers>): SitePage {
  const { file, route, content, list, pdf, dependencies } = page;
  const { aliases } = content;
  const { ask, asked } = answers.recording();
  const context = contextOf(ask);
  const blocks = withAnnouncements(blocksWithBody(content), ask.announcement);
  const pager = list === undefined ? undefined : pagerOf(list, context);
  const hidden = hiddenParts(page, blocks);
  return {
    file,
    route,
    ...(pdf === undefined ? {} : { pdf, pdfWords: ask.wordsSaidBy('pdf') }),
    // The other pages of a long list are alike, and an old address leads to the first.
    ...(aliases === undefined || (list?.number ?? 1) > 1 ? {} : { aliases }),
    ...(hidden === undefined ? {} : { hidden }),
    head: headOf(content, route, ask, context),
    screen: {
      kind: 'page',
      ...(blocks.some(hasTitle) ? {} : { hiddenTitle: plainWords(textOf(content.title, context)) }),
      blocks: placeBlocks(blocks, context, {
        trail: trailTo(route, ask, context),
        pager,
        wordsOf: ask.wordsSaidBy,
      }),
    },
    ...(dependencies === undefined ? {} : { dependencies: [...dependencies, ...asked()] }),
  };
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
