import { decoded, withoutEndSlashes, withoutQuery } from '../../model/address.ts';
import { addressLookup } from './address-lookup.ts';
import { builtFiles } from './built-files.ts';
import type { Link } from './links-in.ts';
import { pathOf } from './misnamed.ts';
import type { Meant } from './nearest-address.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * The page that is meant by an address, with the anchor of that; undefined if there is none.
 *
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

/** Whether an address is there, or will be. */
export function leadsSomewhere(path: string, site: SiteIndex): boolean {
  return exists(path, site) || site.isPlanned(path) || site.misnamedAt(path) !== undefined;
}

/** Whether a page, a file or a redirect has an address. */
export function exists(path: string, site: SiteIndex): boolean {
  return (
    site.pageAt(path) !== undefined ||
    site.documentAt(path) !== undefined ||
    site.isRedirect(path) ||
    site.isPublicFile(path) ||
    site.derived(builtFiles).has(path) ||
    site.isPublicFile(decoded(path))
  );
}
