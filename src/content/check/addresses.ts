import { decoded, withoutEndSlashes, withoutQuery } from '../../model/address.ts';
import { grouped } from '../../model/grouped.ts';
import { once } from '../../model/once.ts';
import { ownPaths } from '../../outputs/outputs.ts';
import { ownAddress } from '../../schema/formats/own-site.ts';
import { redirectFromProblem } from '../../schema/formats/redirect-from.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { isOnlyNearest, isSlip, nearest } from '../../values/suggest.ts';
import type { Link } from './parts.ts';
import type { Derived, SiteIndex } from './site-index.ts';

/** An address that was probably meant, and whether nothing else can have been. */
export type Meant = { readonly address: string; readonly isSure: boolean };

/**
 * Which of the site's addresses was meant: the same one written differently (`/About`, `/about.html`, `/pages/about.yaml`,
 * `/about_us`), else one that is spelt alike, else the only one that begins alike.
 */
export function meantAddress(path: string, known: readonly string[]): Meant | undefined {
  const same = firstOf(known.filter((address) => plainAddress(address) === plainAddress(path)));
  if (same !== undefined) return same;
  const near = nearest(path, known);
  if (near !== undefined) return { address: near, isSure: isOnlyNearest(path, near, known) };
  const alike = known.filter((address) => beginsLike(address, path));
  return alike[0] !== undefined && alike.length === 1 ? { address: alike[0], isSure: false } : undefined;
}

/** The first of some addresses, which is sure if there is no other. */
const firstOf = ([address, ...others]: readonly string[] = []): Meant | undefined =>
  address === undefined ? undefined : { address, isSure: others.length === 0 };

/** The words of an address, however its author put them. */
function plainAddress(address: string): string {
  return decoded(address)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/?(?:pages|public)\//, '/')
    .replace(/\.(?:html?|ya?ml|json|md|php)$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=[^/])\/+$/, '')
    .replace(/[\s_-]+/g, '-');
}

/** `/prices` and `/pricing`: in the same folder, the same for more than half of the letters and for four at least. */
function beginsLike(a: string, b: string): boolean {
  const [nameA, nameB] = [lastPart(a), lastPart(b)];
  const isBeside = a.slice(0, -nameA.length) === b.slice(0, -nameB.length);
  let same = 0;
  while (same < nameA.length && nameA[same] === nameB[same]) same += 1;
  return isBeside && same >= 4 && same * 5 >= Math.max(nameA.length, nameB.length) * 2.8;
}

export const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The words of an address, without its ending. */
export function wordsOf(address: string): string[] {
  return plainAddress(address)
    .split(/[/-]/)
    .filter((word) => word !== '');
}

/** How many addresses are compared to find those that were meant: a site with many pages has many broken links. */
const MOST_COMPARED = 100_000;

/** How other programs name the home page. */
const HOME = /^\/(?:home|homepage|home-page|start|startseite)(?:\.\w+)?\/?$/;

export const addressLookup: Derived<AddressLookup> = (site) => new AddressLookup(site);

/** The addresses of a site, and what was meant by others: looked up once. */
export class AddressLookup {
  private readonly site: SiteIndex;
  private readonly meantBy = new Map<string, Meant | undefined>();
  // Made for the first link that leads nowhere: most sites have none.
  private readonly all = once(() => this.allAddresses());
  private readonly same = once(() => grouped(this.all(), plainAddress));
  private readonly files = once(() =>
    grouped([...this.site.addresses('publicFiles'), ...this.site.addresses('documents')], (file) =>
      lastPart(file).toLowerCase(),
    ),
  );
  private readonly linked = once(() => linkedIn(this.site));
  private readonly unlinked = once(() =>
    byWord(
      this.site.addresses('pages').filter((route) => this.isUnlinked(route)),
      (route) => wordsOf(lastPart(route)),
    ),
  );
  private left = MOST_COMPARED;

  constructor(site: SiteIndex) {
    this.site = site;
  }

  private allAddresses(): readonly string[] {
    const { site } = this;
    const routes = [...site.addresses('pages'), ...site.addresses('misnamed')];
    // Old addresses are no answers: they lead on to another one.
    const others = (['documents', 'publicFiles', 'planned'] as const).flatMap((of) => site.addresses(of));
    return [...new Set([...routes.filter((route) => site.renamedFrom(route) === undefined), ...others])];
  }

  /** What a link may have meant; nothing when too many have been compared. */
  addresses(): readonly string[] {
    this.left -= this.all().length;
    return this.left < 0 ? [] : this.all();
  }

  /** The address that was meant by one that isn't there. The same answer for the same address. */
  meant(path: string): Meant | undefined {
    if (!this.meantBy.has(path)) this.meantBy.set(path, this.lookUp(path));
    return this.meantBy.get(path);
  }

  /** Whether a page was probably moved here from an address: another name, and no other page leads there. */
  isMoved(path: string, { address }: Meant): boolean {
    const isPage = this.site.pageAt(address) !== undefined && this.isUnlinked(address);
    const isTypo = isSlip(path, address) && wordsOf(path).length === wordsOf(address).length;
    return isPage && !isTypo && plainAddress(path) !== plainAddress(address);
  }

  /** The places on a page that a link may have meant; nothing when too many have been compared. @param anchors of the page */
  anchorsToCompare(anchors: ReadonlySet<string>): readonly string[] {
    this.left -= anchors.size;
    return this.left < 0 ? [] : [...anchors];
  }

  private lookUp(path: string): Meant | undefined {
    const same = firstOf(this.same().get(plainAddress(path)));
    if (same !== undefined) return same;
    if (HOME.test(path) && this.site.pageAt('/') !== undefined) return { address: '/', isSure: true };
    // In whatever folder.
    const file = /\.\w+$/.test(path) ? firstOf(this.files().get(lastPart(path).toLowerCase())) : undefined;
    if (file !== undefined) return file;
    const near = meantAddress(path, this.addresses());
    const moved = this.movedFrom(path);
    if (moved !== undefined && moved !== near?.address) return { address: moved, isSure: false };
    // Files of other names are other files.
    return near !== undefined && isFile(near.address, this.site) && !isSlip(path, near.address) ? undefined : near;
  }

  /** The only page that nothing leads to and whose name has the words of an address, or only words of it. */
  private movedFrom(path: string): string | undefined {
    const sharing = wordsOf(lastPart(path)).flatMap((word) => this.unlinked().get(word) ?? []);
    this.left -= sharing.length;
    return this.left < 0 ? undefined : onlyAlike(path, sharing);
  }

  private isUnlinked(route: string): boolean {
    const { site } = this;
    if (route === '/' || this.linked().has(route) || site.renamedFrom(route) !== undefined) return false;
    return site.pageAt(route)?.outline?.draft !== true;
  }
}

/** Whether a file is at an address: one in public/, or the document of a page. */
export const isFile = (address: string, site: SiteIndex): boolean =>
  site.isPublicFile(address) || site.documentAt(address) !== undefined;

/** The addresses that are linked to, other than by their own pages. */
function linkedIn({ files, url }: SiteIndex): ReadonlySet<string> {
  const linked = new Set<string>();
  for (const { links, route } of files) {
    for (const { href } of links) {
      const path = pathOf(ownAddress(href, url) ?? href);
      if (path !== route) linked.add(path);
    }
  }
  return linked;
}

/** The only one of some addresses whose name has the words of another one, or only words of it. */
export function onlyAlike(address: string, others: readonly string[]): string | undefined {
  const words = wordsOf(lastPart(address));
  const alike = [...new Set(others)].filter((other) => {
    const [fewer = [], more = []] = [words, wordsOf(lastPart(other))].sort((a, b) => a.length - b.length);
    return fewer.every((word) => more.includes(word));
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/** Things by each of the words of theirs. */
export function byWord(things: readonly string[], wordsIn: (thing: string) => readonly string[]) {
  const each = things.flatMap((thing) => [...new Set(wordsIn(thing))].map((word) => ({ word, thing })));
  return new Map([...grouped(each, ({ word }) => word)].map(([word, all]) => [word, all.map(({ thing }) => thing)]));
}

/** The address of a site that a link leads to, without what follows `?` or `#`. */
export const pathOf = (href: string): string => decoded(withoutQuery(href));

/** Whether a link leads to a page whose file is reported, and is right, or easily made right, once the file is. */
export function leadsToMisnamed(href: string, site: SiteIndex): boolean {
  if (!site.hasMisnamed || !href.startsWith('/')) return false;
  const path = pathOf(href);
  return site.misnamedAt(path) !== undefined || site.renamedFrom(path) !== undefined;
}

/**
 * The page that is meant by an address, with the anchor of that; undefined if there is none.
 * @param relative a link without a slash in front: in a folder, a page of another one is only a guess
 */
export function pageMeant(page: string, site: SiteIndex, relative?: Link): Meant | undefined {
  const folder = relative === undefined ? '/' : folderOf(relative.content.source.file);
  const there = relative && inFolder(relative.href, folder, site);
  // The page of a folder that has none isn't that of another one.
  if (there !== undefined || (folder !== '/' && namesFolder.test(relative?.href ?? ''))) return there;
  const path = withoutQuery(page);
  const meant = leadsSomewhere(path, site)
    ? { address: path, isSure: true }
    : site.derived(addressLookup).meant(pathOf(path));
  if (meant === undefined) return undefined;
  return { address: `${meant.address}${page.slice(path.length)}`, isSure: meant.isSure && folder === '/' };
}

/** `./`, `../index.md`: a folder, or the page that stands for it. */
const namesFolder = /^(?:\.{1,2}(?:\/|$)){0,9}(?:index(?:\.\w{2,5})?)?(?=[#?]|$)/i;

/** The page that a link without a slash in front names in a folder: `../setup.md`, `./`. */
function inFolder(href: string, folder: string, site: SiteIndex): Meant | undefined {
  const { pathname, hash } = new URL(
    href.replaceAll('\\', '/').replace(/^[^#?]*/, encodeURI),
    `https://site.example${folder}`,
  );
  const path = decoded(pathname)
    .replace(/\.(?:html?|ya?ml|json|md)$/, '')
    .replace(/\/index$/, '/');
  const address = path === '/' ? path : withoutEndSlashes(path);
  return leadsSomewhere(address, site) ? { address: `${address}${hash}`, isSure: true } : undefined;
}

/** The folder of a page below the address of the site; that of the site for all other files. */
const folderOf = (file: string): string =>
  file.startsWith('pages/') ? file.slice('pages'.length, file.lastIndexOf('/') + 1) : '/';

export function leadsSomewhere(path: string, site: SiteIndex): boolean {
  return exists(path, site) || site.isPlanned(path) || site.misnamedAt(path) !== undefined;
}

export function exists(path: string, site: SiteIndex): boolean {
  return (
    site.pageAt(path) !== undefined ||
    isFile(path, site) ||
    site.isRedirect(path) ||
    site.derived(builtFiles).has(path) ||
    site.isPublicFile(decoded(path))
  );
}

/** Whether a file makes pages at such addresses, if there are entries for it: `/blog/category/bread` is of `/blog/category/[category]`. */
export function mayBeMade(address: string, { files }: SiteIndex): boolean {
  const parts = address.split('/');
  return files.some(({ parameters, route = '' }) => {
    const own = parameters === undefined ? [] : route.split('/');
    return own.length === parts.length && own.every((part, at) => part === parts[at] || part.startsWith('['));
  });
}

/** Whether a visitor finds a page at `/`, or is led on from there. One that could not be read is a page. */
export const hasHome = (site: SiteIndex): boolean => site.isRedirect('/') || isPublished('/', site);

/** Whether visitors see a page at an address. */
export function isPublished(route: string, site: SiteIndex): boolean {
  const page = site.pageAt(route);
  return page !== undefined && page.outline?.draft !== true;
}

/** Whether something is published at an address: a page, an old address that leads on, or a file. */
export function isThere(address: string, site: SiteIndex): boolean {
  const path = decoded(address);
  const page = site.pageAt(path);
  if (page !== undefined) return page.outline?.draft !== true;
  if (site.documentAt(path)?.draft === false) return true;
  // A page whose file has the wrong name or form is reported as that.
  return site.isRedirect(path) || site.isPublicFile(path) || site.misnamedAt(path) !== undefined;
}

/** The addresses of files that a build writes besides pages, their documents and what is in public/: `/sitemap.xml`. */
export const builtFiles: Derived<ReadonlySet<string>> = ({ addresses }) => {
  const none = { pages: [], pdfs: [], calendars: [], redirects: [] };
  const own = ownPaths({ site: '', ...none, publicFiles: new Set(addresses('publicFiles')) });
  return new Set(own.map((path) => `/${path}`));
};

/** The files that a build writes for a site, relative to its folder. @param pages their addresses */
export function filesWritten(index: SiteIndex, pages = index.addresses('pages')): string[] {
  const { url, addresses } = index;
  const site = url === undefined ? 'https://www.example.com/' : `${url.origin}${siteAddress(url.href).base}`;
  const publicFiles = new Set(addresses('publicFiles'));
  return ownPaths({
    site,
    pages,
    pdfs: addresses('documents'),
    calendars: [],
    redirects: addresses('redirects'),
    publicFiles,
  });
}

/** What to add to site.yaml, so that the old address of a page leads to the new one; nothing if that can't be written. */
export function redirectFor(from: string, to: string, { redirectList }: SiteIndex): string | undefined {
  if (redirectFromProblem(from) !== undefined) return undefined;
  const entry = `{ from: ${from}, to: ${to} }`;
  if (redirectList === 'none') return `redirects: [${entry}]`;
  return redirectList === 'dashes' ? `- ${entry}` : entry;
}
