import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { folderDisk } from '../../disk/disk.ts';
import { isOld, stampOf } from '../../disk/stamps.ts';
import type { OwnAddresses, WholeFrame } from '../../model/frame.ts';
import { once } from '../../model/once.ts';
import type { PageRecord, SiteOverview } from '../../model/plan.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import { themeIn } from '../../model/theme.ts';
import { addressesOf, mergedNames } from '../../outputs/outputs.ts';
import { queriesBoot, redirectsIn } from '../../outputs/redirects.ts';
import type { CompiledApp } from '../bundle/bundle.ts';
import { iconMaker } from '../icons/app-icon.ts';
import { fontFiles, fontNotices } from '../plan/fonts.ts';
import { sourcesOf } from '../plan/sources.ts';
import { documentMaker, type PublicFolder } from '../printed/documents.ts';
import { documentWith, renderPage } from '../render/document.ts';
import type { Drawing, Given } from './given.ts';

function mergedTexts({ root, names }: PublicFolder): ReadonlyMap<string, string> {
  const disk = folderDisk(root);
  const own = mergedNames.filter((name) => names.has(`/${name}`));
  return new Map(own.map((name) => [name, new TextDecoder().decode(disk.read(`public/${name}`))]));
}

/** Looks things up that must be there: whoever asks has the key from the same plan. @param entries are asked for when something is looked up */
function finder<T>(what: string, entries: () => Iterable<readonly [string, T]>): (key: string) => T {
  const map = once(() => new Map(entries()));
  return (key) => {
    const found = map().get(key);
    if (found === undefined) throw new Error(`There is no ${what} ${key}.`);
    return found;
  };
}

export const pageFinder = <P extends PageRecord>(pages: readonly P[]): ((route: string) => P) =>
  finder('page', () => pages.map((page) => [page.route, page]));

/**
 * A text that is another one whenever a file is: also for one that was written a moment ago, which may change once more without showing it. What
 * can't be looked at is said by whoever copies it.
 */
function stampFor(file: string): string {
  const stamp = stampOf(file);
  return isOld(stamp, Date.now()) ? stamp : randomUUID();
}

type Program = Pick<Given, 'app' | 'boot' | 'notices' | 'assets' | 'drawing' | 'development'> & {
  /** The addresses of the blocks of a site's own, if there are any. */
  readonly blocks?: OwnAddresses;
};

export function drawingOf(digest: string, entry: Pick<ServerEntry, 'render'>): Drawing {
  return {
    digest,
    document: (page, shared) => documentWith(page, shared, entry),
    theme: (page, frame) => renderPage(page, frame, entry).theme,
  };
}

/** What is published of the app. @param base what addresses begin with @param drawing how pages are rendered by it */
export function programOf(bundle: Omit<CompiledApp, 'load'>, base: string, drawing: Drawing): Program {
  const own = Object.entries(bundle.own?.assets ?? {}).map(([type, path]) => [type, base + path] as const);
  return {
    app: base + bundle.app,
    boot: bundle.boot,
    notices: bundle.notices,
    development: false,
    assets: bundle.assets.map((path) => ({ path, make: async () => bundle.read(path), hashed: true })),
    ...(own.length > 0 && { blocks: Object.fromEntries(own) }),
    drawing,
  };
}

/** What the files of a site are made of: a plan with nothing left to find out, and what renders it. Much of it may never be asked for. */
export function materialsOf(site: SiteOverview, folder: PublicFolder, { blocks, ...program }: Program): Given {
  // Blocks of the site's own read properties of its theme by name.
  const theme = { ...themeIn(site.frame), isRead: true as const };
  const frame: WholeFrame = blocks === undefined ? site.frame : { ...site.frame, own: blocks, theme };
  const plan = frame === site.frame ? site : { ...site, frame };
  const { theme: { faces } = {} } = plan.frame;
  const { root, names, isSame } = folder;
  const inPublic = join(root, 'public');
  return {
    ...program,
    boot: program.boot + queriesBoot(plan),
    plan,
    own: mergedTexts(folder),
    icon: iconMaker(plan.frame, folder),
    pdf: documentMaker(folder),
    fonts: fontFiles(faces),
    notices: program.notices + fontNotices(faces),
    withPdf: finder('PDF document', () =>
      plan.pages.flatMap(({ pdf, route }) => (pdf === undefined ? [] : [[pdf.address, route] as const])),
    ),
    redirect: finder('redirect from', () => redirectsIn(plan).map((redirect) => [redirect.from, redirect])),
    get addresses() {
      return addressesOf(plan, new Set(names.keys()));
    },
    get sources() {
      return sourcesOf(plan);
    },
    get publicFiles() {
      const files = [...names].map(([name, path]) => {
        const source = { from: join(root, path), inside: inPublic };
        return [name, isSame === undefined ? source : { ...source, isSame: isSame(name) }] as const;
      });
      return new Map(files);
    },
    stampOf: (name) => stampFor(join(root, names.get(name) ?? '')),
  };
}
