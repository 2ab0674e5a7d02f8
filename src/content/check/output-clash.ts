import { mergedNames, ownPaths } from '../../outputs/outputs.ts';
import { RESERVED } from '../../schema/formats/route.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { foldersOf, keyOf } from '../files/names.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** Web servers send a compressed copy that lies beside a file in its place. @param name of a file in public/, with a leading `/` */
const keyOfPublic = (name: string): string => keyOf(name.slice(1)).replace(/\.(?:br|gz)$/, '');

/** A file in public/ may not stand where the build puts a file or folder of its own. */
export const outputClashRule: SiteRule = { scope: 'site', find: (site) => outputClashes(site) };

/** The files in public/ that stand where the build puts something of its own. @param more addresses of pages */
export function outputClashes(index: SiteIndex, more: readonly string[] = []): Finding[] {
  const { url } = index;
  const site = url === undefined ? 'https://www.example.com/' : `${url.origin}${siteAddress(url.href).base}`;
  const pages = [...index.addresses('pages'), ...more];
  const redirects = index.addresses('redirects');
  const publicFiles = new Set(index.addresses('publicFiles'));
  // There may be few of these and many pages: only what has the name of one is looked at.
  const mayClash = new Set([...publicFiles].map(keyOfPublic).flatMap((key) => [key, ...foldersOf(key)]));
  const among = (paths: readonly string[]): string[] => paths.filter((path) => mayClash.has(path));
  const own = ownPaths({ site, pages, pdfs: index.addresses('documents'), calendars: [], redirects, publicFiles }).map(
    keyOf,
  );
  const routes = [...pages, ...redirects].filter((route) => route !== '/').map((route) => keyOf(route.slice(1)));
  // A server asked for /contact may take any of contact, contact.html and contact/index.html.
  const files = new Set([...among(own), ...among(routes.map((route) => `${route}/index.html`))]);
  // A redirect from such a file is reported at the redirect.
  const bare = new Set(among(routes).filter((route) => !index.isRedirect(`/${route}`)));
  const innermost = new Set(own.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  const folders = new Set([...[...innermost].flatMap(foldersOf), ...RESERVED]);
  return [...publicFiles].sort().flatMap((name) => {
    if (mergedNames.includes(name.slice(1))) return [];
    const key = keyOfPublic(name);
    const isReserved = RESERVED.some((segment) => key.startsWith(`${segment}/`));
    const isTaken =
      files.has(key) || bare.has(key) || folders.has(key) || foldersOf(key).some((folder) => files.has(folder));
    return isReserved || isTaken ? [finding('output-clash', startOfFile(`public${name}`), { name })] : [];
  });
}
