import type { Disk } from '../../disk/disk.ts';
import { composed } from '../../model/address.ts';
import { fileOf } from '../../yaml/findings/finding.ts';
import type { MapNode } from '../../yaml/syntax/tree.ts';
import { factsOf } from '../check/outline.ts';
import { measureOwnFonts } from '../check/own-fonts.ts';
import type { View } from '../dates/calendar.ts';
import { pathsIn, sizesIn } from '../files/public-paths.ts';
import { measurePictures } from '../pictures/measure.ts';
import { readShared } from './load.ts';
import type { PageFiles } from './load-file.ts';
import { entryOf } from './page-inputs.ts';
import { pageMaking, type ReadSite, settingsIn } from './site.ts';
import type { SharedFiles } from './site-files.ts';
import { hasError, isError } from './whole-site.ts';

/** Somebody asks for what isn't known before all files of a site are read. */
class Unread extends Error {}

/** What can be made of a site of which not all was read; undefined if that isn't enough. */
export function unlessUnread<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return undefined;
  }
}

/** A site of which nothing was read but what its pages have in common. */
export type OpenSite = {
  readonly url: string;
  /**
   * The site with one page. That is what the whole site makes of it, as far as its own file says: what others say against it is seen later, and a
   * link to what isn't a file in pages/ is an ordinary one until then. Whoever fills it in and plans it has to use `unlessUnread`.
   *
   * @returns undefined if there is no such file, it has an error, or others say what it becomes
   */
  readonly at: (route: string) => Promise<ReadSite | undefined>;
};

/** Opens the site of a disk: its files are found, and its pages are read when somebody asks for them. @returns undefined if site.yaml is missing or has an error */
export async function openSite(disk: Disk, view: View): Promise<OpenSite | undefined> {
  const shared = await readShared(disk, view);
  const { content, findings } = shared.site ?? {};
  if (content?.root.kind !== 'map' || findings?.some(isError)) return undefined;
  const { root } = content;
  return { url: settingsIn(root).url, at: (route) => siteWith(route, shared, root) };
}

/** @param root that of site.yaml */
async function siteWith(route: string, shared: SharedFiles, root: MapNode): Promise<ReadSite | undefined> {
  const { disk, discovered, site } = shared;
  const read = pageAt(route, shared);
  if (read === undefined) return undefined;
  const contents = [site, read.page, read.text].flatMap((file) => file?.content ?? []);
  const { pagesOf, ...making } = pageMaking(root, shared, {
    pageOf: () => read.page,
    makers: () => unread('What files with names in brackets make'),
    textsIn: unread,
    entries: () => unread('A list of pages'),
  });
  const [page, ...more] = unlessUnread(() => pagesOf(read.page)) ?? [];
  if (page === undefined || more.length > 0) return undefined;
  const fileSizes = sizesIn(discovered.publicEntries);
  const paths = pathsIn(discovered.publicEntries);
  const { sizes } = measurePictures(disk, contents, paths);
  const used = new Set([...sizes.keys()].map(composed));
  const fonts = await measureOwnFonts(disk, site?.content, paths);
  const titleOf = (other: string): string | undefined => {
    // Only those on the way to a page are shown by their titles.
    const { content } = other === '/' || route.startsWith(`${other}/`) ? (pageAt(other, shared)?.page ?? {}) : {};
    return content && factsOf(content).title;
  };
  return {
    ...making,
    pages: [page],
    brokenRoutes: new Map(discovered.pages.map((each) => [each.route, titleOf(each.route)])),
    // No others have been checked.
    publicFiles: new Map([...paths].filter(([address]) => used.has(address))),
    imageSizes: sizes,
    fileSizes,
    fontMeasures: fonts.measures,
  };
}

/** The page whose file says an address, and its text; undefined if it has errors, or another file says the same. */
function pageAt(route: string, { discovered, kinds, reader }: SharedFiles): PageFiles | undefined {
  const [entry, ...others] = discovered.pages.filter((page) => page.route === route);
  if (entry === undefined || others.length > 0) return undefined;
  const read = reader.files.page(entry.path);
  const isWrong = hasError(read) || discovered.findings.some((each) => fileOf(each) === entry.path && isError(each));
  return isWrong || entryOf(read.page, () => kinds)?.kind.isSound === false ? undefined : read;
}

function unread(what: string): never {
  throw new Unread(`${what} isn't known before all files are read.`);
}
