import { summaryOf } from '../../content/check/summary.ts';
import type { Disk } from '../../content/files/disk.ts';
import { type PageAlone, readAlone, readShared } from '../../content/load/alone.ts';
import type { AboutPage } from '../../content/load/filled.ts';
import { keptFiles } from '../../content/load/kept-files.ts';
import { pageIn } from '../../content/load/page-inputs.ts';
import { digestOf } from '../../engine/digest.ts';
import { keyOf } from '../../engine/keys.ts';
import type { Store } from '../../engine/store.ts';
import { dataFile, documentFile } from '../../model/address.ts';
import { addAll } from '../../model/lists.ts';
import type { RoutePlan, SitePage, SitePlan, UnplannedPage } from '../../model/plan.ts';
import type { DataFile, Materials } from '../../outputs/output.ts';
import { textsAt } from '../../outputs/outputs.ts';
import type { BuildRequest } from '../build-site.ts';
import { type Bundle, bundleApp } from '../bundle/bundle.ts';
import { planAlone } from '../plan/plan.ts';
import { aboutPage, Planner } from '../plan/planner.ts';
import { plannedLater } from '../plan/screen-texts.ts';
import { materialsOf, renderPage } from '../render/materials.ts';
import type { KeptPage, KeptSite } from './kept-site.ts';
import { printOfShared } from './unchanged.ts';

/** What a build needs of its request to make a few pages anew. */
type Request = Pick<BuildRequest, 'root' | 'at' | 'year'>;

/** A page of an earlier build whose file has changed. */
type Changed = { readonly route: string; readonly before: KeptPage };

/** A site of an earlier build, and what its planner saved. */
type Before = { readonly site: KeptSite; readonly saved: Planner };

/**
 * The files of a few pages that have changed since a site was built, made without reading the others.
 *
 * What the site was made from is known by questions and the names of their answers (decision 19). A page is read by itself; its site answers
 * as far as it can be known from site.yaml, from the page and from which files there are. If all its questions have the answers that they had
 * in the site, it is the page that the whole site would make of it. If all that others have made use of is the same, too, nothing else of the
 * site can have changed.
 *
 * @param files those that have changed; all others are as they were
 * @param before what was kept of the site, every page of it
 * @returns undefined wherever that can't be told, or isn't so: for mistakes in a page, too
 */
export async function pagesAnew(
  request: Request,
  disk: Disk,
  files: readonly string[],
  { site, store }: { readonly site: KeptSite; readonly store: Store },
): Promise<readonly DataFile[] | undefined> {
  const changed = files.flatMap((file) => pageOf(file, site) ?? []);
  if (changed.length < files.length) return undefined;
  const before = { site, saved: new Planner({ store }) };
  const plan = await planned(request, disk, changed, before);
  if (plan === undefined) return undefined;
  const anew = new Map(plan.pages.map((page) => [page.route, page]));
  const pages = Object.entries(site.pages).flatMap(([route, page]) => anew.get(route) ?? unplanned(page, before) ?? []);
  if (pages.length < Object.keys(site.pages).length) return undefined;
  const bundle = await bundleApp(plan.frame.base);
  const materials = withRendered({ ...plan, pages }, plan.pages, bundle, request.root);
  if (printOfShared(materials, bundle) !== site.shared) return undefined;
  return textsAt(new Set([...anew.keys()].flatMap((route) => [documentFile(route), dataFile(route)])), materials);
}

/** A plan of pages that have changed, if each is known to be the one that its whole site makes of it, and nothing more has changed. */
async function planned(
  { at, year }: Request,
  disk: Disk,
  changed: readonly Changed[],
  all: Before,
): Promise<SitePlan | undefined> {
  const shared = await readShared(disk, { at, all: false }, keptFiles());
  if (shared === undefined) return undefined;
  const pages: SitePage[] = [];
  let plan: SitePlan | undefined;
  for (const { route, before } of changed) {
    const alone = await readAlone(disk, route, shared);
    if (alone === undefined || !isOfUseAsBefore(alone, before)) return undefined;
    const { fileSizes = new Map() } = alone.site;
    const site = { ...alone.site, publicFiles: new Set(fileSizes.keys()) };
    const planner = new Planner();
    plan = planAlone(alone.page, site, { year, drafts: false }, planner);
    const about = aboutPage(alone.page);
    const [page] = plan.pages;
    if (!isKnown(about, planner, all) || !isSame(page, all.saved.noted(about)?.record)) return undefined;
    addAll(pages, plan.pages);
  }
  return plan && { ...plan, pages };
}

/** What the files of a site are made of, with some of its pages rendered. @throws Failure when a component throws */
function withRendered(plan: SitePlan, some: readonly SitePage[], bundle: Bundle, root: string): Materials {
  const rendered = new Map(some.map((page) => [page.route, renderPage(page, plan.frame, bundle.entry)]));
  const renderer = { render: (page: RoutePlan) => rendered.get(page.route) ?? bundle.entry.render(page) };
  // Nothing that is made here comes from public/.
  const folder = { root, names: new Set<string>(), own: new Map<string, string>() };
  const [shown] = rendered.values();
  return materialsOf(plan, bundle, folder, renderer, shown);
}

/** The page that a file has become; undefined if it isn't one page. */
function pageOf(file: string, { pages }: KeptSite): Changed | undefined {
  const [found, ...others] = Object.entries(pages).filter(([, page]) => page.about[0] === file);
  if (found === undefined || others.length > 0) return undefined;
  const [route, before] = found;
  return { route, before };
}

/**
 * Whether nothing is wrong with a page by itself, and others make the same use of its file as before. Its PDF document, and the pages of its
 * list, have files of their own, which the whole site makes.
 */
function isOfUseAsBefore({ page: shown, files: { page, text } }: PageAlone, { usedByOthers }: KeptPage): boolean {
  if (usedByOthers === undefined || shown.pdf !== undefined || shown.list !== undefined) return false;
  const { content, findings } = page;
  if (text !== undefined || content === undefined || findings.length > 0 || content.masks.length > 0) return false;
  return digestOf(summaryOf(content)) === usedByOthers;
}

/** Whether all questions of a page were asked before and have the same answers, but for what its file says, which nobody else asks. */
function isKnown(about: AboutPage, planner: Planner, { site, saved }: Before): boolean {
  const asked = planner.noted(about)?.page.asked ?? [];
  const own = keyOf(pageIn.name, [about[0]]);
  const isAnswered = asked.every((key) => key === own || saved.digestOf(key) === planner.digestOf(key));
  const isOnlyItsOwn = Object.values(site.pages).every(
    ({ about: other }) => other[0] === about[0] || saved.noted(other)?.page.asked.includes(own) === false,
  );
  return asked.length > 0 && isAnswered && isOnlyItsOwn;
}

/** Whether the same is known of a page as before, but for what only its own files have: what it shows, and all of its head but the title. */
function isSame(now: UnplannedPage | undefined, before: UnplannedPage | undefined): boolean {
  const known = ({ notes, head: { title, siteName }, ...page }: UnplannedPage): string =>
    JSON.stringify([page, [title, siteName], notes && { ...notes, print: '' }]);
  return now !== undefined && before !== undefined && known(now) === known(before);
}

/** A page of which others need to know only what was kept of it; undefined if that isn't there. */
function unplanned({ about }: KeptPage, { saved }: Before): SitePage | undefined {
  const page = saved.noted(about)?.record;
  return (
    page &&
    plannedLater(page, () => {
      throw new Error(`${page.file} has not changed, and is looked into all the same.`);
    })
  );
}
