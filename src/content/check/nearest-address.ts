import { decoded } from '../../model/address.ts';
import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';

/** An address that was probably meant, and whether nothing else can have been. */
export type Meant = { readonly address: string; readonly isSure: boolean };

/**
 * Which of the site's addresses was meant: the same one written differently (`/About`, `/about.html`, `/pages/about.yaml`,
 * `/about_us`), else one that is spelt alike, else the only one that begins alike.
 */
export function meantAddress(path: string, known: readonly string[]): Meant | undefined {
  const same = known.filter((address) => plainAddress(address) === plainAddress(path));
  if (same[0] !== undefined) return { address: same[0], isSure: same.length === 1 };
  const near = nearest(path, known);
  if (near !== undefined) return { address: near, isSure: isOnlyNearest(path, near, known) };
  const alike = known.filter((address) => beginsLike(address, path));
  return alike[0] !== undefined && alike.length === 1 ? { address: alike[0], isSure: false } : undefined;
}

/** The words of an address, however its author put them. */
export function plainAddress(address: string): string {
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
  const [folderA, nameA] = split(a);
  const [folderB, nameB] = split(b);
  let same = 0;
  while (same < nameA.length && nameA[same] === nameB[same]) same += 1;
  return folderA === folderB && same >= 4 && same * 5 >= Math.max(nameA.length, nameB.length) * 2.8;
}

function split(address: string): [folder: string, name: string] {
  const slash = address.lastIndexOf('/') + 1;
  return [address.slice(0, slash), address.slice(slash)];
}

/** What comes after the last slash. */
export function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** The words of an address, without its ending. */
export function wordsOf(address: string): string[] {
  return plainAddress(address)
    .split(/[/-]/)
    .filter((word) => word !== '');
}
