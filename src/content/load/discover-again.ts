import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { type Listed, list } from './discover.ts';

/** What may have changed on the disk: files by their paths in the content root, or any. */
export type Changed = readonly string[] | 'anything';

/**
 * What the folders of a disk list. They are listed again only if something has come, gone or become something else, or isn't a file in pages/, data or
 * public/: what is in a page's file doesn't say where it is.
 * @param before what was listed last, if anything was
 */
export async function listAgain(
  disk: Disk,
  before: Listed | undefined,
  changed: Changed = 'anything',
): Promise<Listed> {
  if (before === undefined || changed === 'anything') return list(disk);
  const known = new Map([...before.inPages, ...before.inData, ...before.inPublic].map((entry) => [entry.path, entry]));
  const entries = new Map<string, DiskEntry>();
  for (const path of changed) {
    const entry = known.get(path)?.problem === undefined && known.has(path) ? await disk.find(path) : undefined;
    // Where links lead is looked at with the folder that they are in.
    if (entry === undefined || entry.problem !== undefined || entry.isLink) return list(disk);
    entries.set(path, entry);
  }
  const now = (entry: DiskEntry): DiskEntry => ({ ...entry, ...entries.get(entry.path) });
  const { inPages, inData, inPublic } = before;
  return { ...before, inPages: inPages.map(now), inData: inData.map(now), inPublic: inPublic.map(now) };
}
