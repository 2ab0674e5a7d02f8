import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { RoutePlan } from '../../model/plan.ts';
import type { Site } from '../../model/site.ts';

/** What can be served: each page in its last good version. */
export type LiveSite = {
  readonly base: string;
  /** By route; the not-found screen is among them. */
  readonly pages: ReadonlyMap<string, LivePage>;
  readonly errors: readonly Diagnostic[];
  /** What the pages were planned from; absent until there was a good site.yaml. */
  readonly content?: Site;
};

export type LivePage = {
  readonly plan: RoutePlan;
  /** The file it comes from; absent for the not-found screen. */
  readonly file?: string;
};

/** What was read from the disk: the good pages, planned, and all diagnostics. `site` is absent when site.yaml is bad. */
export type Reading = {
  readonly planned?: { readonly site: Site; readonly base: string; readonly plans: readonly RoutePlan[] };
  readonly diagnostics: readonly Diagnostic[];
};

/** Before anything was read. */
export const nothing: LiveSite = { base: '/', pages: new Map(), errors: [] };

function freshPages(site: Site, plans: readonly RoutePlan[]): [string, LivePage][] {
  const files = new Map(site.pages.map(({ route, file }) => [route, file]));
  return plans.map((plan) => {
    const file = files.get(plan.route);
    return [plan.route, file === undefined ? { plan } : { plan, file }];
  });
}

/** Pages whose file has mistakes, as they last were, with the menu and the footer of today. */
function keptPages(last: LiveSite, bad: ReadonlySet<string>, plans: readonly RoutePlan[]): [string, LivePage][] {
  const frame = plans[0]?.frame;
  return [...last.pages].flatMap(([route, page]) => {
    if (page.file === undefined || !bad.has(page.file) || frame === undefined) return [];
    return [[route, { ...page, plan: { ...page.plan, frame } }]];
  });
}

/** The site after a change: good pages are new, a page with mistakes stays as it last was. */
export function nextSite(last: LiveSite, { planned, diagnostics }: Reading): LiveSite {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (planned === undefined) return { ...last, errors };
  const { site, base, plans } = planned;
  const bad = new Set(errors.map(({ file }) => file));
  return { base, pages: new Map([...keptPages(last, bad, plans), ...freshPages(site, plans)]), errors, content: site };
}

/** Whether a page has to do with the errors: they are not all in the files of other pages. */
export function isConcerned({ pages, errors }: LiveSite, page: LivePage | undefined): boolean {
  const files = new Set([...pages.values()].map(({ file }) => file));
  files.delete(page?.file);
  return errors.some(({ file }) => !files.has(file));
}
