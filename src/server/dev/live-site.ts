import { isDeepStrictEqual } from 'node:util';
import { diagnosticId, isError } from '../../diagnostics/diagnostic.ts';
import { byRoute, routeAt } from '../../model/address.ts';
import { isMarkdown, isPageFile, pageNameOf } from '../../model/page-file.ts';
import type { AnyPage, SitePage, SitePlan } from '../../model/plan.ts';
import type { Site } from '../../model/site.ts';
import type { Problem, Update } from './problem.ts';

/** What was read, or can be served: each page in its last good version. */
export type LiveSite = {
  /** By file and line. */
  readonly problems: readonly Problem[];
  /** Absent while there was no good site.yaml. */
  readonly live?: LivePages;
};

/** The pages of a site, and what they were planned from. */
export type LivePages = {
  readonly plan: SitePlan;
  /** By route; the not-found screen is among them. */
  readonly pages: ReadonlyMap<string, AnyPage>;
  readonly content: Site;
};

export function liveSite(problems: readonly Problem[], plan: SitePlan, content: Site): LiveSite {
  const pages = new Map([...plan.pages, plan.notFound].map((page) => [page.route, page]));
  return { problems, live: { plan, pages, content } };
}

export const nothing: LiveSite = { problems: [] };

/** Whether two files belong to the same page: one may have its text. */
const isSamePage = (a: string, b: string): boolean => pageNameOf(a) === pageNameOf(b);

/** The file of the page that a file belongs to, if it isn't that itself: a .md file has the text of one. */
export function pageFilesOf(file: string, { live }: LiveSite): readonly string[] {
  if (isPageFile(file) && !isMarkdown(file)) return [file];
  const pages = (live?.plan.pages ?? []).flatMap((page) => (isSamePage(page.file, file) ? [page.file] : []));
  return pages.length === 0 && isMarkdown(file) ? [file] : pages;
}

export const baseOf = ({ live }: LiveSite): string => live?.plan.frame.base ?? '/';

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.at?.line ?? 0) - (b.at?.line ?? 0) || (a.at?.column ?? 0) - (b.at?.column ?? 0);
}

/**
 * The site after a change, as it was read: good pages are new, a page with mistakes stays as it last was. Of the files in `doubted`
 * nothing is believed: neither that they have other mistakes than before, nor that they are gone.
 */
export function nextSite(last: LiveSite, { live, problems }: LiveSite, doubted: ReadonlySet<string>): LiveSite {
  const isDoubted = ({ file }: Problem): boolean => doubted.has(file);
  const believed =
    doubted.size === 0
      ? problems
      : [...problems.filter((one) => !isDoubted(one)), ...last.problems.filter(isDoubted)].sort(byPlace);
  if (live === undefined) return { ...last, problems: believed };
  const worse = new Set([...doubted, ...problems.filter(isError).map(({ file }) => file)].map(pageNameOf));
  const isKept = ({ file, route }: SitePage): boolean => worse.has(pageNameOf(file)) && !live.pages.has(route);
  // As they last were, in the menu and the footer of today.
  const kept = (last.live?.plan.pages ?? []).filter(isKept);
  return liveSite(believed, { ...live.plan, pages: [...kept, ...live.plan.pages].sort(byRoute) }, live.content);
}

/** A site in which a file has become other pages. There is no error in it any more. */
export function withPages(
  site: LiveSite,
  { file, pages, content }: { readonly file: string; readonly pages: readonly SitePage[]; readonly content: Site },
): LiveSite {
  const { live, problems } = site;
  if (live === undefined) return site;
  const others = live.plan.pages.filter((page) => page.file !== file);
  const left = problems.filter((problem) => !(isError(problem) && isSamePage(problem.file, file)));
  return liveSite(left, { ...live.plan, pages: [...others, ...pages].sort(byRoute) }, content);
}

/** A site with the pages of a file as they were shown last, where it has good ones of it, which are older. What is said of the file stays. */
export function withShown(site: LiveSite, file: string, { live: last }: LiveSite): LiveSite {
  const { live, problems } = site;
  const pages = (last?.plan.pages ?? []).filter((page) => page.file === file);
  if (live === undefined || problems.some((problem) => isError(problem) && isSamePage(problem.file, file))) return site;
  return withPages(site, { file, pages, content: live.content });
}

/** Whether a page has to do with some problems: one is in its own file, or in what all pages share. */
export const isConcerned = (page: AnyPage, problems: readonly Problem[]): boolean =>
  problems.some(({ file }) => (page.file !== undefined && isSamePage(file, page.file)) || !file.startsWith('pages/'));

/**
 * The files that have become worse: with an error that was not there before, or gone. Whoever reads a file between two
 * steps of a save (emptied and not yet written, half written, deleted and not yet made again) sees just that, and so does
 * whoever reads the files that refer to it.
 */
export function worsened(last: LiveSite, { live, problems }: LiveSite): ReadonlySet<string> {
  const known = new Set(last.problems.filter(isError).map(diagnosticId));
  const errors = problems.filter(isError);
  const files = new Set(errors.filter((error) => !known.has(diagnosticId(error))).map(({ file }) => file));
  if (live === undefined) return files;
  const present = new Set([...live.content.pages, ...errors].map(({ file }) => file));
  for (const { file } of last.live?.plan.pages ?? []) if (!present.has(file)) files.add(file);
  return files;
}

/** For a change in what every page is made of. */
export const everything: Update = { paths: 'all', problems: true };

/** What browsers have to know of a change; undefined if nothing that they show is different. */
export function updateBetween(before: LiveSite, after: LiveSite): Update | undefined {
  const problems = !isDeepStrictEqual(before.problems, after.problems);
  const paths = changedPaths(before.live, after.live);
  return problems || paths === 'all' || paths.length > 0 ? { paths, problems } : undefined;
}

/** The addresses at which something else is shown than before. */
function changedPaths(before: LivePages | undefined, after: LivePages | undefined): Update['paths'] {
  if (before === undefined || after === undefined) return before === after ? [] : 'all';
  // What is shown on all pages, and where there is none.
  const shared = ({ plan: { origin, frame, notFound } }: LivePages): unknown => [origin, frame, notFound];
  if (!isDeepStrictEqual(shared(before), shared(after))) return 'all';
  const routes = new Set([...before.pages.keys(), ...after.pages.keys()]);
  const { base } = after.plan.frame;
  return [...routes]
    .filter((route) => !isSame(before.pages.get(route), after.pages.get(route)))
    .map((route) => routeAt(base + route.slice(1)));
}

/** Whether two plans show the same. A page that nothing has changed for is the same object. */
function isSame(a: AnyPage | undefined, b: AnyPage | undefined): boolean {
  const shown = (page: AnyPage | undefined): unknown => [page?.head, page?.screen, page?.file, page?.hidden];
  return a === b || isDeepStrictEqual(shown(a), shown(b));
}
