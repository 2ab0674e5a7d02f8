import type { DiskEntry } from '../../disk/disk.ts';
import { publicAddress } from '../../model/address.ts';
import type { PublicPaths } from '../../model/site.ts';

/** How large the files in public/ are, in bytes, by their names from there. */
export function sizesIn(entries: readonly DiskEntry[]): ReadonlyMap<string, number> {
  return new Map(entries.map(({ path, size }) => [publicAddress(path), size]));
}

/** Where the files in public/ are. */
export function pathsIn(entries: readonly DiskEntry[]): PublicPaths {
  return new Map(entries.map(({ path }) => [publicAddress(path), path]));
}
