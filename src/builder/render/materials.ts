import { join } from 'node:path';
import { folderDisk } from '../../content/files/disk.ts';
import type { AnyPage, Frame, PageRenderer, Rendered, SitePlan } from '../../model/plan.ts';
import type { FileSource, Materials, Served, SiteFile } from '../../outputs/output.ts';
import { takenUp } from '../../outputs/outputs.ts';
import { frameFile, themeFile } from '../../outputs/page-data.ts';
import { redirectsIn } from '../../outputs/redirects.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { Failure, reasonOf } from '../failure.ts';
import { type PublicFolder as IconFolder, iconMaker } from '../icons/app-icon.ts';
import { fontFiles, fontNotices } from '../plan/fonts.ts';
import { routePlan } from '../plan/plan.ts';
import { sourcesOf } from '../plan/sources.ts';
import { documentMaker } from '../printed/documents.ts';
import { documentOf } from './document.ts';

/** What an author put into `public/`. */
export type PublicFolder = IconFolder & {
  /** What `textsTakenUp` gave. */
  readonly own: Served['own'];
};

/** The texts of the files in `public/` that go into files of ours, by name. */
export async function textsTakenUp(root: string, names: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const disk = folderDisk(root);
  const texts = takenUp
    .filter((name) => names.has(`/${name}`))
    .map(async (name) => [name, new TextDecoder().decode(await disk.read(`public/${name}`))] as const);
  return new Map(await Promise.all(texts));
}

/** Looks things up that must be there: whoever asks has the key from the same plan. */
function finder<T>(entries: Iterable<readonly [string, T]>, what: string): (key: string) => T {
  const map = new Map(entries);
  return (key) => {
    const found = map.get(key);
    if (found === undefined) throw new Error(`There is no ${what} ${key}.`);
    return found;
  };
}

/** The page at a route of a plan, or its not-found screen. */
export function pageFinder({ pages, notFound }: SitePlan): Served['page'] {
  return finder(
    [...pages, notFound].map((page) => [page.route, page]),
    'page',
  );
}

/** Renders a page. @throws Failure that says which page it was (the app adds which block), when a component throws */
export function renderPage(page: AnyPage, frame: Frame, { render }: Pick<PageRenderer, 'render'>): Rendered {
  // A page that is known from an earlier build is planned here, and its file may have changed: that is no mistake of a component.
  const plan = routePlan(page, frame);
  try {
    return render(plan);
  } catch (error) {
    const source = page.file ?? `The page ${page.route}`;
    throw new Failure(`${source} could not be rendered: ${reasonOf(error)}`, { cause: error });
  }
}

function assetsOf({ assets, read }: Bundle): SiteFile[] {
  return assets.map((path) => ({ path, bytes: async () => read(path), hashed: true }));
}

function publicSources({ root, names }: PublicFolder): ReadonlyMap<string, FileSource> {
  const inside = join(root, 'public');
  return new Map([...names].map((name) => [name, { from: join(inside, name), inside }]));
}

/**
 * All that the files of a site are made of.
 * @param renderer renders its pages
 * @param shown any page, rendered: what the theme comes to is the same on every page
 * @throws Failure when a component throws
 */
export function materialsOf(
  plan: SitePlan,
  bundle: Bundle,
  folder: PublicFolder,
  renderer: Pick<PageRenderer, 'render'>,
  shown: Pick<Rendered, 'theme'> = renderPage(plan.notFound, plan.frame, bundle.entry),
): Materials {
  const { base } = plan.frame;
  const app = base + bundle.app;
  const sources = sourcesOf(plan);
  const page = pageFinder(plan);
  const frame = frameFile(plan.frame);
  const theme = themeFile(shown.theme);
  const script = { boot: bundle.boot, app, frame: base + frame.path, theme: base + theme.path };
  const around = { script, sources, fontUrl: bundle.entry.fontUrl, development: false, tail: '' };
  const redirects = redirectsIn(plan).map((redirect) => [redirect.from, redirect] as const);
  return {
    plan,
    page,
    app,
    frame,
    theme,
    icon: iconMaker(plan.frame, folder),
    fonts: fontFiles(plan.frame.theme?.faces),
    own: folder.own,
    pdf: documentMaker(plan, folder.root, folder.names),
    document: (route) => documentOf(page(route), plan.frame, renderPage(page(route), plan.frame, renderer), around),
    redirect: finder(redirects, 'redirect from'),
    sources,
    boot: bundle.boot,
    notices: bundle.notices + fontNotices(plan.frame.theme?.faces),
    assets: assetsOf(bundle),
    publicFiles: publicSources(folder),
  };
}
