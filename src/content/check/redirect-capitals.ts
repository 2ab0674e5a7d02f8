import { documentFile } from '../../model/address.ts';
import { keyOf } from '../files/names.ts';
import type { Leading } from './all-redirects.ts';
import type { Places } from './contents.ts';

/** An address, and the file that it is written in. */
type Written = { readonly address: string; readonly file: string };

/**
 * The old addresses that differ only in capital letters from a page or from another old address, and from which. Where
 * capital letters make no difference, the file of one would take the place of the other's.
 */
export function capitalClashes(redirects: readonly Leading[], { pages }: Places): ReadonlyMap<Leading, Written> {
  if (redirects.length === 0) return new Map();
  const taken = new Map([...pages].map(([address, { file }]) => [keyOf(fileAt(address)), { address, file }] as const));
  const clashes = new Map<Leading, Written>();
  for (const redirect of redirects) {
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
