import type { RoutePlan } from '../../model/plan.ts';
import type { Site } from '../../model/site.ts';
import type { Problem } from './problem.ts';

/** What can be served: each page in its last good version. */
export type LiveSite = {
  readonly base: string;
  /** By route; the not-found screen is among them. */
  readonly pages: ReadonlyMap<string, LivePage>;
  /** By file and line. */
  readonly problems: readonly Problem[];
  /** What the pages were planned from; absent until there was a good site.yaml. */
  readonly content?: Site;
};

export type LivePage = {
  readonly plan: RoutePlan;
  /** The file it comes from; absent for the not-found screen. */
  readonly file?: string;
};

/** What was read from the disk: the good pages, planned, and all problems. `planned` is absent when site.yaml is bad. */
export type Reading = {
  readonly planned?: { readonly site: Site; readonly base: string; readonly plans: readonly RoutePlan[] };
  readonly problems: readonly Problem[];
};

/** Before anything was read. */
export const nothing: LiveSite = { base: '/', pages: new Map(), problems: [] };

/** The page that a file belongs to: a .md file has the text of one. */
export const pageFile = (file: string): string => file.replace(/\.md$/, '.yaml');

export const isError = ({ severity }: Problem): boolean => severity === 'error';

function freshPages(site: Site, plans: readonly RoutePlan[]): [string, LivePage][] {
  const files = new Map(site.pages.map(({ route, file }) => [route, file]));
  return plans.map((plan) => {
    const file = files.get(plan.route);
    return [plan.route, file === undefined ? { plan } : { plan, file }];
  });
}

/** Pages of some files as they last were, with the menu and the footer of today. */
function keptPages(last: LiveSite, files: ReadonlySet<string>, plans: readonly RoutePlan[]): [string, LivePage][] {
  const frame = plans[0]?.frame;
  return [...last.pages].flatMap(([route, page]) => {
    if (page.file === undefined || !files.has(page.file) || frame === undefined) return [];
    return [[route, { ...page, plan: { ...page.plan, frame } }]];
  });
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.at?.line ?? 0) - (b.at?.line ?? 0) || (a.at?.column ?? 0) - (b.at?.column ?? 0);
}

/**
 * The site after a change: good pages are new, a page with mistakes stays as it last was. Of the files in `doubted`
 * nothing is believed: neither that they have other mistakes than before, nor that they are gone.
 */
export function nextSite(last: LiveSite, { planned, problems }: Reading, doubted: ReadonlySet<string>): LiveSite {
  const isDoubted = ({ file }: Problem): boolean => doubted.has(file);
  const believed =
    doubted.size === 0
      ? problems
      : [...problems.filter((one) => !isDoubted(one)), ...last.problems.filter(isDoubted)].sort(byPlace);
  if (planned === undefined) return { ...last, problems: believed };
  const { site, base, plans } = planned;
  const kept = new Set([...doubted, ...problems.filter(isError).map(({ file }) => file)].map(pageFile));
  return {
    base,
    pages: new Map([...keptPages(last, kept, plans), ...freshPages(site, plans)]),
    problems: believed,
    content: site,
  };
}

/** Whether a page has to do with some problems: one is in its own file, or in what all pages share. */
export function isConcerned(page: LivePage, problems: readonly Problem[]): boolean {
  return problems.some(({ file }) => pageFile(file) === page.file || !file.startsWith('pages/'));
}
