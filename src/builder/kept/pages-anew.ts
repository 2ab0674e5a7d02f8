import { summaryOf } from '../../content/check/summary.ts';
import type { Disk } from '../../content/files/disk.ts';
import { type PageAlone, readAlone, readShared } from '../../content/load/alone.ts';
import { keptFiles } from '../../content/load/kept-files.ts';
import { digestOf } from '../../engine/digest.ts';
import { dataFile, documentFile } from '../../model/address.ts';
import type { RoutePlan, SitePage, SitePlan } from '../../model/plan.ts';
import type { DataFile, Materials } from '../../outputs/output.ts';
import { textsAt } from '../../outputs/outputs.ts';
import type { BuildRequest } from '../build-site.ts';
import { type Bundle, bundleApp } from '../bundle/bundle.ts';
import { planAlone } from '../plan/plan.ts';
import { materialsOf, renderPage } from '../render/materials.ts';
import { type KeptPage, type KeptSite, notesOf, type PageRecord, recordOf } from './kept-site.ts';
import { printOfShared } from './unchanged.ts';

/** What a build needs of its request to make a few pages anew. */
type Request = Pick<BuildRequest, 'root' | 'at' | 'year'>;

/** A page of an earlier build whose file has changed. */
type Changed = { readonly route: string; readonly before: KeptPage };

/**
 * The files of a few pages that have changed since a site was built, made without reading the others.
 *
 * What the site was made from is known by questions and the names of their answers (decision 19). A page is read by itself; its site answers
 * as far as it can be known from site.yaml, from the page and from which files there are. If all its questions have the answers that they had
 * in the site, it is the page that the whole site would make of it. If all that others have made use of is the same, too, nothing else of the
 * site can have changed.
 *
 * @param files those that have changed; all others are as they were
 * @param site what was kept of the site, every page of it
 * @returns undefined wherever that can't be told, or isn't so: for mistakes in a page, too
 */
export async function pagesAnew(
  request: Request,
  disk: Disk,
  files: readonly string[],
  site: KeptSite,
): Promise<readonly DataFile[] | undefined> {
  const changed = files.flatMap((file) => pageOf(file, site) ?? []);
  if (changed.length < files.length) return undefined;
  const plan = await planned(request, disk, changed, answersIn(site));
  if (plan === undefined) return undefined;
  const anew = new Map(plan.pages.map((page) => [page.route, page]));
  const pages = Object.entries(site.pages).map(([route, page]) => anew.get(route) ?? unplanned(route, page));
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
  isKnown: (page: SitePage) => boolean,
): Promise<SitePlan | undefined> {
  const shared = await readShared(disk, { at, all: false }, keptFiles());
  if (shared === undefined) return undefined;
  const pages: SitePage[] = [];
  let plan: SitePlan | undefined;
  for (const { route, before } of changed) {
    const alone = await readAlone(disk, route, shared);
    if (alone === undefined || !isOfUseAsBefore(alone, before)) return undefined;
    const { fileSizes = new Map() } = alone.site;
    plan = planAlone(alone.page, { ...alone.site, publicFiles: new Set(fileSizes.keys()) }, { year, drafts: false });
    const [page] = plan.pages.map((each) => ({ ...each, notes: notesOf(each, JSON.stringify(each.screen)) }));
    if (page === undefined || !isKnown(page) || !isSame(recordOf(alone.page, page), before)) return undefined;
    pages.push(page);
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
  const [found, ...others] = Object.entries(pages).filter(([, page]) => page.file === file);
  if (found === undefined || others.length > 0) return undefined;
  const [route, before] = found;
  return { route, before };
}

/**
 * Whether nothing is wrong with a page by itself, and others make the same use of its file as before. Its PDF document, and the pages of its
 * list, have files of their own, which the whole site makes.
 */
function isOfUseAsBefore({ files: { page, text } }: PageAlone, { usedByOthers, pdf, list }: KeptPage): boolean {
  if (usedByOthers === undefined || pdf !== undefined || list !== undefined) return false;
  const { content, findings } = page;
  if (text !== undefined || content === undefined || findings.length > 0 || content.masks.length > 0) return false;
  return digestOf(summaryOf(content)) === usedByOthers;
}

/** The question what a file says. It is another answer that its page is made anew for. */
const aboutItself = (file: string): string => JSON.stringify(['page', file]);

/** Says of pages whether all their questions were asked before and have the same answers, but for what they say themselves. */
function answersIn({ questions, pages }: KeptSite): (page: SitePage) => boolean {
  const answers = new Map(questions);
  return ({ file, route, dependencies = [] }) => {
    const own = aboutItself(file);
    const number = questions.findIndex(([question]) => question === own);
    const isOnlyItsOwn = Object.entries(pages).every(
      ([other, { asked }]) => other === route || !asked.includes(number),
    );
    const isAnswered = dependencies.every(
      ({ question, answer }) => question === own || answers.get(question) === answer,
    );
    return isOnlyItsOwn && isAnswered && dependencies.length > 0;
  };
}

/** Whether the same is known of a page as before, but for what only its own files have: what it shows, and all of its head but the title. */
function isSame(
  now: PageRecord | undefined,
  { asked: _, filled: __, usedByOthers: ___, ...before }: KeptPage,
): boolean {
  const known = ({ notes, head: { title, siteName }, ...page }: PageRecord): string =>
    JSON.stringify([page, [title, siteName], { ...notes, print: '' }]);
  return now !== undefined && known(now) === known(before);
}

/** A page of which others need to know only what was kept of it. */
function unplanned(route: string, { asked: _, filled: __, usedByOthers: ___, ...page }: KeptPage): SitePage {
  return {
    ...page,
    route,
    get screen(): never {
      throw new Error(`${page.file} has not changed, and is looked into all the same.`);
    },
  };
}
