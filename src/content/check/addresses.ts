import { decoded, withoutEndSlashes, withoutQuery } from '../../model/address.ts';
import { grouped, groupedByEach } from '../../model/lists.ts';
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

const compared: Derived<{ left: number }> = () => ({ left: MOST_COMPARED });

/** What is compared to find what was meant; nothing when too many have been compared. */
export function toCompare(
  all: readonly string[] | ReadonlySet<string>,
  site: SiteIndex,
  of: 'addresses' | 'pictures' = 'addresses',
): readonly string[] {
  const most = site.derived(compared, of);
  most.left -= 'size' in all ? all.size : all.length;
  return most.left < 0 ? [] : [...all];
}

/** What a link may have meant. */
export const allAddresses: Derived<readonly string[]> = (site) => {
  const routes = [...site.addresses('pages'), ...site.addresses('misnamed')];
  // Old addresses are no answers: they lead on to another one.
  const others = (['documents', 'publicFiles', 'planned'] as const).flatMap((of) => site.addresses(of));
  return [...new Set([...routes.filter((route) => site.renamedFrom(route) === undefined), ...others])];
};

const byPlainAddress: Derived<Groups> = (site) => grouped(site.derived(allAddresses), plainAddress);

const filesByName: Derived<Groups> = ({ addresses }) =>
  grouped([...addresses('publicFiles'), ...addresses('documents')], (file) => lastPart(file).toLowerCase());

const unlinkedByWord: Derived<Groups> = (site) =>
  groupedByEach(
    site.addresses('pages').filter((route) => isUnlinked(route, site)),
    (route) => wordsOf(lastPart(route)),
  );

type Groups = ReadonlyMap<string, readonly string[]>;

/** How other programs name the home page. */
const HOME = /^\/(?:home|homepage|home-page|start|startseite)(?:\.\w+)?\/?$/;

/** The address of the site that was meant by one that isn't there. */
export const meantOnSite: Derived<Meant | undefined> = (site, path) => {
  const same = firstOf(site.derived(byPlainAddress).get(plainAddress(path)));
  if (same !== undefined) return same;
  if (HOME.test(path) && site.pageAt('/') !== undefined) return { address: '/', isSure: true };
  // In whatever folder.
  const file = /\.\w+$/.test(path) ? firstOf(site.derived(filesByName).get(lastPart(path).toLowerCase())) : undefined;
  if (file !== undefined) return file;
  const near = meantAddress(path, toCompare(site.derived(allAddresses), site));
  // The only page that nothing leads to and whose name has the words of the address, or only words of it.
  const sharing = wordsOf(lastPart(path)).flatMap((word) => site.derived(unlinkedByWord).get(word) ?? []);
  const moved = onlyAlike(path, toCompare(sharing, site));
  if (moved !== undefined && moved !== near?.address) return { address: moved, isSure: false };
  // Files of other names are other files.
  return near !== undefined && isFile(near.address, site) && !isSlip(path, near.address) ? undefined : near;
};

/** Whether a page was probably moved here from an address: another name, and no other page leads there. */
export function isMoved(path: string, { address }: Meant, site: SiteIndex): boolean {
  const isPage = site.pageAt(address) !== undefined && isUnlinked(address, site);
  const isTypo = isSlip(path, address) && wordsOf(path).length === wordsOf(address).length;
  return isPage && !isTypo && plainAddress(path) !== plainAddress(address);
}

function isUnlinked(route: string, site: SiteIndex): boolean {
  if (route === '/' || site.derived(linked).has(route) || site.renamedFrom(route) !== undefined) return false;
  return site.pageAt(route)?.outline?.draft !== true;
}

/** Whether a file is at an address: one in public/, or the document of a page. */
export const isFile = (address: string, site: SiteIndex): boolean =>
  site.isPublicFile(address) || site.documentAt(address) !== undefined;

/** The addresses that are linked to, other than by their own pages. */
const linked: Derived<ReadonlySet<string>> = ({ files, url }) => {
  const paths = files.flatMap(({ links, route }) =>
    links.map(({ href }) => pathOf(ownAddress(href, url) ?? href)).filter((path) => path !== route),
  );
  return new Set(paths);
};

/** The only one of some addresses whose name has the words of another one, or only words of it. */
export function onlyAlike(address: string, others: readonly string[]): string | undefined {
  const words = wordsOf(lastPart(address));
  const alike = [...new Set(others)].filter((other) => {
    const [fewer = [], more = []] = [words, wordsOf(lastPart(other))].sort((a, b) => a.length - b.length);
    return fewer.every((word) => more.includes(word));
  });
  return alike.length === 1 ? alike[0] : undefined;
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
  const meant = leadsSomewhere(path, site) ? { address: path, isSure: true } : site.derived(meantOnSite, pathOf(path));
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
