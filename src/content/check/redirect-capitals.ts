import { documentFile } from '../../model/address.ts';
import { keyOf } from '../files/names.ts';
import type { Leading } from './all-redirects.ts';
import type { SiteIndex } from './site-index.ts';

/** An address, and the file that it is written in. */
type Written = { readonly address: string; readonly file: string };

/**
 * The old addresses that differ only in capital letters from a page or from another old address, and from which. Where
 * capital letters make no difference, the file of one would take the place of the other's.
 */
export function capitalClashes(site: SiteIndex): ReadonlyMap<Leading, Written> {
  const clashes = new Map<Leading, Written>();
  if (site.redirects.length === 0) return clashes;
  const pages = site.addresses('pages').map((address) => ({ address, file: site.pageAt(address)?.file ?? '' }));
  const taken = new Map(pages.map((page) => [keyOf(fileAt(page.address)), page] as const));
  for (const redirect of site.redirects) {
    const file = fileAt(redirect.from);
    const other = taken.get(keyOf(file));
    if (other === undefined) taken.set(keyOf(file), { address: redirect.from, file: redirect.content.source.file });
    else if (fileAt(other.address) !== file) clashes.set(redirect, other);
  }
  return clashes;
}

/** The file in which hosts look for an address: `/About.html` and `/About` are one. */
function fileAt(address: string): string {
  return documentFile(address.replace(/\.html$/i, '').replace(/\/index$/i, '') || '/');
}
