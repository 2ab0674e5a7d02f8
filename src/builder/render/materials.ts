import { basename, join } from 'node:path';
import { folderDisk } from '../../content/files/disk.ts';
import { isOfFile, isOld, stampOf } from '../../content/files/stamps.ts';
import type { AboutPage } from '../../content/load/filled.ts';
import { neverTheSame } from '../../engine/digest.ts';
import type {
  AnyPage,
  Frame,
  PageRenderer,
  Rendered,
  SiteOverview,
  SitePlan,
  UnplannedPage,
} from '../../model/plan.ts';
import type { Served } from '../../outputs/output.ts';
import { addressesOf, takenUp } from '../../outputs/outputs.ts';
import { redirectsIn } from '../../outputs/redirects.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { codeOf, Failure, reasonOf } from '../failure.ts';
import { type PublicFolder as IconFolder, iconMaker } from '../icons/app-icon.ts';
import { fontFiles, fontNotices } from '../plan/fonts.ts';
import { routePlan } from '../plan/plan.ts';
import { sourcesOf } from '../plan/sources.ts';
import { documentMaker } from '../printed/documents.ts';
import type { Drawing, Given } from '../queries/given.ts';
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

/** The page with the PDF document at an address. */
export function finderOfPdfs<P extends UnplannedPage>(pages: readonly P[]): (address: string) => P {
  const entries = pages.flatMap((page) => (page.pdf === undefined ? [] : [[page.pdf.address, page] as const]));
  return finder(entries, 'PDF document');
}

/** Renders a page. @throws Failure that says which page it was (the app adds which block), when a component throws */
export function renderPage(page: AnyPage, frame: Frame, { render }: Pick<PageRenderer, 'render'>): Rendered {
  const plan = routePlan(page, frame);
  try {
    return render(plan);
  } catch (error) {
    const source = page.file ?? `The page ${page.route}`;
    throw new Failure(`${source} could not be rendered: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * A text that is another one whenever a file is: also for one that was written a moment ago, which may change once more without showing it. What
 * can't be looked at is said by whoever copies it.
 */
function stampFor(file: string): string {
  try {
    const stamp = stampOf(file);
    return isOfFile(stamp) && isOld(stamp, Date.now()) ? stamp : neverTheSame();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return neverTheSame();
  }
}

function drawingOf({ folder, entry }: Bundle, render: PageRenderer['render']): Drawing {
  return {
    print: JSON.stringify([basename(folder), entry.fontUrl]),
    fontUrl: entry.fontUrl,
    document: (page, frame, around) => documentOf(page, frame, renderPage(page, frame, { render }), around),
    theme: (page, frame) => renderPage(page, frame, entry).theme,
  };
}

/** A site with nothing left to find out, and what makes of it what outputs ask for. */
type Planned = {
  readonly plan: SiteOverview;
  /** The pages that were planned, by what they are known by. */
  readonly abouts: ReadonlyMap<string, AboutPage>;
  readonly bundle: Bundle;
  readonly folder: PublicFolder;
  readonly render: PageRenderer['render'];
  /** Gives whether a file in `public/` is the one that the last build has copied. */
  readonly isSamePublic: (name: string) => () => boolean;
};

/** All that the files of a site are made of. */
export function materialsOf({ plan, abouts, bundle, folder, render, isSamePublic }: Planned): Given {
  const { base, theme: { faces } = {} } = plan.frame;
  const inPublic = join(folder.root, 'public');
  const pageWithPdf = finderOfPdfs(plan.pages);
  return {
    plan,
    addresses: addressesOf(plan, folder.names),
    app: base + bundle.app,
    icon: iconMaker(plan.frame, folder),
    fonts: fontFiles(faces),
    own: folder.own,
    print: documentMaker(folder.root, folder.names),
    drawing: drawingOf(bundle, render),
    pageAt: finder(abouts, 'page'),
    withPdf: (address) => pageWithPdf(address).route,
    redirect: finder(
      redirectsIn(plan).map((redirect) => [redirect.from, redirect]),
      'redirect from',
    ),
    sources: sourcesOf(plan),
    boot: bundle.boot,
    notices: bundle.notices + fontNotices(faces),
    assets: bundle.assets.map((path) => ({ path, make: async () => bundle.read(path), hashed: true })),
    publicFiles: new Map(
      [...folder.names].map((name) => [
        name,
        { from: join(inPublic, name), inside: inPublic, isSame: isSamePublic(name) },
      ]),
    ),
    stampOf: (name) => stampFor(join(inPublic, name)),
  };
}
