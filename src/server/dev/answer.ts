import { describeCompileError } from '../../builder/bundle/compile-error.ts';
import { reasonOf } from '../../builder/failure.ts';
import { notFoundRoute, routeAt } from '../../model/address.ts';
import type { AnyPage } from '../../model/plan.ts';
import { redirectsIn, redirectTarget } from '../../outputs/redirects.ts';
import { routeOf } from '../../schema/formats/route.ts';
import type { App, AppLoader } from './app.ts';
import { baseOf, isConcerned, isError, type LiveSite, pageFile } from './live-site.ts';
import { emptyPage, pageHtml } from './page.ts';
import type { PageState, Problem } from './problem.ts';
import { ribbonOf } from './ribbon.ts';
import type { ServedOutputs } from './served-outputs.ts';

/** What is sent for a route. */
export type Answer =
  | { readonly kind: 'html'; readonly status: 200 | 404 | 500; readonly html: string }
  | { readonly kind: 'redirect'; readonly to: string };

const hint = 'The page comes back as soon as this is fixed.';

function brokenApp(error: unknown): Problem {
  return { file: 'src', severity: 'error', message: describeCompileError(error), hint, isFixable: false, related: [] };
}

function brokenPage(error: unknown, file: string): Problem {
  return { file, severity: 'error', message: reasonOf(error), hint, isFixable: false, related: [] };
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

/** What pages are served from. */
type Means = { readonly loader: AppLoader; readonly outputs: ServedOutputs };

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
export async function answer(site: LiveSite, path: string, { loader, outputs }: Means): Promise<Answer> {
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
  const broken = page === undefined ? brokenFile(site, path) : undefined;
  if (broken !== undefined) return failed(ownFirst(site.problems, broken), app.boot);
  const shown: AnyPage = page ?? live.plan.notFound;
  try {
    const html = pageHtml(outputs.document(live, app, shown.route), stateOf(shown, site));
    return { kind: 'html', status: shown.route === notFoundRoute ? 404 : 200, html };
  } catch (error) {
    return failed([brokenPage(error, shown.file ?? shown.route)], app.boot);
  }
}
