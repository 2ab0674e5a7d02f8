import type { DiskEntry } from '../../disk/disk.ts';
import { publicAddress } from '../../model/address.ts';
import type { PublicPaths } from '../../model/site.ts';
import { orderIn } from '../../values/first-letters.ts';

/** The file with the alt texts of the pictures in a folder of public/, which isn't published. @param folder as an address: `/images/trip` */
export const textsOfFolder = (folder: string): string => `public${folder}/alt.yaml`;

export const hasTextsOfPictures = (path: string): boolean => /^public\/(?:.+\/)?alt\.yaml$/.test(path);

/** How large the files in public/ are, in bytes, by their names from there. */
export function sizesIn(entries: readonly DiskEntry[]): ReadonlyMap<string, number> {
  return new Map(entries.map(({ path, size }) => [publicAddress(path), size]));
}

export function pathsIn(entries: readonly DiskEntry[]): PublicPaths {
  return new Map(entries.map(({ path }) => [publicAddress(path), path]));
}

/** Names as people count: 10 comes after 9. */
export const inNaturalOrder = (names: readonly string[]): readonly string[] => names.toSorted(orderIn('en'));
