import { describeCompileError } from '../../builder/bundle/compile-error.ts';
import { reasonOf } from '../../builder/failure.ts';
import { routeOf } from '../../content/files/route.ts';
import { notFoundRoute, routeAt } from '../../model/address.ts';
import type { AnyPage, Frame } from '../../model/plan.ts';
import { redirectsIn, redirectTarget } from '../../outputs/redirects.ts';
import type { App, AppLoader } from './app.ts';
import { baseOf, isConcerned, isError, type LiveSite, pageFile } from './live-site.ts';
import { emptyPage, pageHtml } from './page.ts';
import type { PageState, Problem } from './problem.ts';
import { ribbonOf } from './ribbon.ts';

/** What is sent for a route. */
export type Answer =
  | { readonly kind: 'html'; readonly status: 200 | 404 | 500; readonly html: string }
  | { readonly kind: 'redirect'; readonly to: string };

const hint = 'The page comes back as soon as this is fixed.';

function brokenApp(error: unknown): Problem {
  return { file: 'src', severity: 'error', message: describeCompileError(error), hint, isFixable: false, related: [] };
}

function brokenPage(error: unknown, file: string): Problem {
  const message = `A block could not be rendered: ${reasonOf(error)}`;
  return { file, severity: 'error', message, hint, isFixable: false, related: [] };
}

function failed(problems: readonly Problem[], boot: string): Answer {
  const html = emptyPage({ problems, concerned: true, reminded: false, empty: true }, boot);
  return { kind: 'html', status: 500, html };
}

/** Links to pages that are planned are reminders that authors wrote themselves, and stay for months: they are no news. */
const isNews = (problem: Problem): boolean => !isError(problem) && problem.code !== 'planned-link';

/** What stands in the file of a page comes before what stands in others. */
function ownFirst(problems: readonly Problem[], own: string | undefined): readonly Problem[] {
  const isOwn = ({ file }: Problem): boolean => file === own;
  return [...problems.filter(isOwn), ...problems.filter((problem) => !isOwn(problem))];
}

function stateOf(page: AnyPage, site: LiveSite): PageState {
  const { problems } = site;
  const ribbon = ribbonOf(page.hidden);
  return {
    problems: ownFirst(problems, page.file),
    concerned: isConcerned(page, problems.filter(isError)),
    reminded: isConcerned(page, problems.filter(isNews)),
    empty: false,
    ...(ribbon === undefined ? {} : { ribbon }),
  };
}

function render(page: AnyPage, frame: Frame, site: LiveSite, app: App, status: 200 | 404): Answer {
  const state = stateOf(page, site);
  try {
    return { kind: 'html', status, html: pageHtml(page, frame, app, state) };
  } catch (error) {
    return failed([brokenPage(error, page.file ?? page.route)], app.boot);
  }
}

/** Whether the site has something of its own at a path: a page, or a redirect. */
export function hasRoute(site: LiveSite, path: string): boolean {
  return site.live?.pages.has(routeAt(path)) || redirectFrom(site, path) !== undefined;
}

function redirectFrom(site: LiveSite, path: string): string | undefined {
  const redirects = site.live === undefined ? [] : redirectsIn(site.live.plan);
  const redirect = redirects.find(({ from }) => from === routeAt(path));
  return redirect && redirectTarget(redirect, baseOf(site));
}

/** The file of the page at a path, if it has mistakes. */
function brokenFile({ problems }: LiveSite, path: string): string | undefined {
  const isPage = ({ file }: Problem): boolean => file.startsWith('pages/') && routeOf(pageFile(file)) === routeAt(path);
  return problems.filter(isError).find(isPage)?.file;
}

/** Answers a request for a path (decoded, without the base). Never throws. */
export async function answer(site: LiveSite, path: string, loader: AppLoader): Promise<Answer> {
  const { live } = site;
  const page = live?.pages.get(routeAt(path));
  // All pages are gone through for it.
  const to = page === undefined ? redirectFrom(site, path) : undefined;
  if (to !== undefined) return { kind: 'redirect', to };
  let app: App;
  try {
    app = await loader.load();
  } catch (error) {
    return failed([brokenApp(error)], '');
  }
  // Without a usable site.yaml there is no page at all, whatever else is wrong.
  if (live === undefined) return failed(ownFirst(site.problems, 'site.yaml'), app.boot);
  const { frame, notFound } = live.plan;
  if (page !== undefined) return render(page, frame, site, app, page.route === notFoundRoute ? 404 : 200);
  const broken = brokenFile(site, path);
  if (broken === undefined) return render(notFound, frame, site, app, 404);
  return failed(ownFirst(site.problems, broken), app.boot);
}
