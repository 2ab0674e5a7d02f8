import { mergedNames, ownPaths } from '../../outputs/outputs.ts';
import { RESERVED } from '../../schema/formats/route.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { keyOf } from '../files/names.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** The folders a path lies in: `a/b/c.txt` -> `a`, `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A file in public/ may not stand where the build puts a file or folder of its own. */
export const outputClashRule: SiteRule = { scope: 'site', find: (site) => outputClashes(site) };

/** The files in public/ that stand where the build puts something of its own. @param more addresses of pages */
export function outputClashes(index: SiteIndex, more: readonly string[] = []): Finding[] {
  const { url } = index;
  const site = url === undefined ? 'https://www.example.com/' : `${url.origin}${siteAddress(url.href).base}`;
  const pages = [...index.addresses('pages'), ...more];
  const redirects = index.addresses('redirects');
  const publicFiles = new Set(index.addresses('publicFiles'));
  const own = ownPaths({ site, pages, pdfs: index.addresses('documents'), redirects, publicFiles }).map(keyOf);
  const routes = [...pages, ...redirects].filter((route) => route !== '/').map((route) => keyOf(route.slice(1)));
  // A server asked for /contact may take any of contact, contact.html and contact/index.html.
  const files = new Set([...own, ...routes.map((route) => `${route}/index.html`)]);
  // A redirect from such a file is reported at the redirect.
  const bare = new Set(routes.filter((route) => !index.isRedirect(`/${route}`)));
  const folders = new Set([...own.flatMap(foldersOf), ...RESERVED]);
  return [...publicFiles].sort().flatMap((name) => {
    if (mergedNames.includes(name.slice(1))) return [];
    // Web servers send a compressed copy that lies beside a file in its place.
    const key = keyOf(name.slice(1)).replace(/\.(?:br|gz)$/, '');
    const isReserved = RESERVED.some((segment) => key.startsWith(`${segment}/`));
    const isTaken =
      files.has(key) || bare.has(key) || folders.has(key) || foldersOf(key).some((folder) => files.has(folder));
    return isReserved || isTaken ? [finding('output-clash', startOfFile(`public${name}`), { name })] : [];
  });
}
