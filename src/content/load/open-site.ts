import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { composed, withoutQuery } from '../../model/address.ts';
import { bodyFileOf, isMarkdown, PAGE_ENDINGS } from '../../model/page-file.ts';
import { severityOf } from '../../yaml/findings/finding.ts';
import type { MapNode } from '../../yaml/syntax/tree.ts';
import type { Content } from '../check/contents.ts';
import { factOf } from '../check/outline.ts';
import { measureOwnFonts } from '../check/own-fonts.ts';
import type { View } from '../dates/calendar.ts';
import { pathsIn, sizesIn } from '../files/public-paths.ts';
import { measurePictures } from '../pictures/measure.ts';
import { listShared } from './discover.ts';
import { readShared } from './load.ts';
import type { PageFiles } from './load-file.ts';
import { entryOf } from './page-queries.ts';
import { pageMaking, type ReadSite, settingsIn } from './site.ts';
import type { SharedFiles } from './site-files.ts';
import { siteReader } from './site-reader.ts';
import { hasError } from './whole-site.ts';

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

/** Opens the site of a disk: its pages are found and read when somebody asks for them. @returns undefined if site.yaml is missing or has an error */
export async function openSite(disk: Disk, view: View): Promise<OpenSite | undefined> {
  const shared = readShared({ disk, listed: await listShared(disk), view, reader: siteReader() });
  const { content, findings } = shared.site ?? {};
  if (content?.root.kind !== 'map' || findings?.some((each) => severityOf(each) === 'error')) return undefined;
  return new OpenSite(shared, content.root);
}

/** What was looked for at the address of a page: its own file and its text, without errors; whether there is any file. */
type Looked = { readonly read: PageFiles | undefined; readonly isThere: boolean };

/** A site of which nothing was read but what its pages have in common. A page is where its address says, so no folder is gone through. */
export class OpenSite {
  readonly #shared: SharedFiles;
  readonly #root: MapNode;

  constructor(shared: SharedFiles, root: MapNode) {
    this.#shared = shared;
    this.#root = root;
  }

  get url(): string {
    return settingsIn(this.#root).url;
  }

  /**
   * The site with one page. That is what the whole site makes of it, as far as its own file says: what others say against it is seen later, and a
   * link to what isn't a file in pages/ is an ordinary one until then. Whoever fills it in and plans it has to use `unlessUnread`.
   *
   * @returns undefined if there is no such file, it has an error, or others say what it becomes
   */
  async at(route: string): Promise<ReadSite | undefined> {
    const { disk, discovered, site } = this.#shared;
    const { read } = await this.#look(route);
    if (read === undefined) return undefined;
    const contents = [site, read.page, read.text].flatMap((file) => file?.content ?? []);
    const looked = await this.#pollContent(route, contents);
    const { pagesOf, ...making } = pageMaking(this.#root, this.#shared, {
      pageOf: (file) => (file === read.page.file ? read.page : unread(file)),
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
    const at = (other: string): Looked => looked.get(other) ?? unread(other);
    return {
      ...making,
      pages: [page],
      brokenRoutes: new Map(),
      // No others have been checked.
      publicFiles: new Map([...paths].filter(([address]) => used.has(address))),
      imageSizes: sizes,
      fileSizes,
      fontMeasures: fonts.measures,
      unread: {
        isPage: (other) => at(other).isThere,
        titleAt: (other) => {
          const { content } = at(other).read?.page ?? {};
          return content && factOf(content, 'title');
        },
      },
    };
  }

  /** Looks at the pages above a page, and whether there are those that it links to. */
  async #pollContent(route: string, contents: readonly Content[]): Promise<ReadonlyMap<string, Looked>> {
    const above = await Promise.all(
      ['/', ...routesAbove(route)].map(async (each) => [each, await this.#look(each)] as const),
    );
    const links = new Set(contents.flatMap((content) => factOf(content, 'links')).map(withoutQuery));
    const linked = await Promise.all(
      [...links].map(async (each): Promise<[string, Looked]> => {
        const isThere = (await this.#filesAt(each)).length > 0;
        return [each, { read: undefined, isThere }];
      }),
    );
    return new Map([...linked, ...above]);
  }

  async #look(route: string): Promise<Looked> {
    const { disk, kinds } = this.#shared;
    const [entry, ...others] = await this.#filesAt(route);
    if (entry === undefined || others.length > 0) return { read: undefined, isThere: entry !== undefined };
    const body = isMarkdown(entry.path) ? undefined : await disk.find(bodyFileOf(entry.path));
    const read = body?.problem === undefined ? this.#read(entry, body) : undefined;
    const isGood = read !== undefined && !hasError(read) && entryOf(read.page, () => kinds)?.kind.isSound !== false;
    return { read: isGood ? read : undefined, isThere: true };
  }

  #read(entry: DiskEntry, body: DiskEntry | undefined): PageFiles {
    const { disk, listed, view, reader } = this.#shared;
    const inPages = [entry, ...(body === undefined ? [] : [body])];
    reader.files.begin({ disk, view, listed: { ...listed, inPages } }, []);
    return reader.files.page(entry.path);
  }

  /** The files that may be the page at an address: `pages/a.yaml` and `pages/a/index.yaml`. */
  async #filesAt(route: string): Promise<DiskEntry[]> {
    if (!/^\/(?:[^/.[\]\\]+(?:\/[^/.[\]\\]+)*)?$/.test(route)) return [];
    const names = route === '/' ? ['pages/index'] : [`pages${route}`, `pages${route}/index`];
    const files = names.flatMap((name) => PAGE_ENDINGS.map((ending) => name + ending));
    const found = await Promise.all(files.map((file) => this.#shared.disk.find(file)));
    const pages = found.flatMap((entry) => (entry === undefined || entry.problem !== undefined ? [] : [entry]));
    const texts = new Set(pages.flatMap(({ path }) => (isMarkdown(path) ? [] : bodyFileOf(path))));
    return pages.filter(({ path }) => !texts.has(path));
  }
}

function unread(what: string): never {
  throw new Unread(`${what} isn't known before all files are read.`);
}

/** `/services/cloud` -> `/services`. */
function routesAbove(route: string): string[] {
  const parts = route.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
