import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { type Discovered, discover, type PageEntry } from './discover.ts';

/** What may be others on the disk than before: files by their paths in the content root, or any. */
export type Changed = readonly string[] | 'anything';

/**
 * What is found on a disk. Folders are listed again only if something has come, gone or become something else, or isn't a page, its text, data or a
 * file of public/: what is in a page's file doesn't say where it is.
 * @param before what was found last, if anything was
 */
export async function discoverAgain(
  disk: Disk,
  before: Discovered | undefined,
  changed: Changed = 'anything',
): Promise<Discovered> {
  if (before === undefined || changed === 'anything') return discover(disk);
  const known = new Set(
    [...before.pages, ...before.data, ...before.bodies.values(), ...before.publicEntries].map(({ path }) => path),
  );
  const entries = new Map<string, DiskEntry>();
  for (const path of changed) {
    const entry = known.has(path) ? await disk.find(path) : undefined;
    // Where links lead is looked at with the folder that they are in.
    if (entry === undefined || entry.problem !== undefined || entry.isLink) return discover(disk);
    entries.set(path, entry);
  }
  const now = <E extends DiskEntry>(entry: E): E => ({ ...entry, ...entries.get(entry.path) });
  return {
    ...before,
    pages: before.pages.map((page): PageEntry => now(page)),
    data: before.data.map(now),
    bodies: new Map([...before.bodies].map(([page, body]) => [page, now(body)])),
    publicEntries: before.publicEntries.map(now),
  };
}
