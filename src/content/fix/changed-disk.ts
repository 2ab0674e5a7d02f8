import type { Disk, DiskEntry } from '../files/disk.ts';
import type { Step } from '../judge/step.ts';

/** Files that are other than on the disk: their bytes, or undefined where there is none any more. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** A disk as it would be with some files changed. Nothing is written. */
export function changedDisk(disk: Disk, changes: Changes): Disk {
  const entry = (path: string, bytes: Uint8Array): DiskEntry => ({ path, size: bytes.length });
  return {
    find: async (path) => {
      const bytes = changes.get(path);
      if (bytes !== undefined) return entry(path, bytes);
      return changes.has(path) ? undefined : disk.find(path);
    },
    list: async (folder) => {
      const kept = (await disk.list(folder)).filter(({ path }) => !changes.has(path));
      const added = [...changes].flatMap(([path, bytes]) =>
        bytes !== undefined && path.startsWith(`${folder}/`) ? [entry(path, bytes)] : [],
      );
      return [...kept, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    read: (path, firstBytes) => {
      const bytes = changes.get(path);
      return bytes === undefined ? disk.read(path, firstBytes) : bytes.subarray(0, firstBytes);
    },
    beside: disk.beside,
  };
}

/** The files as a step leaves them, over earlier changes. */
export function changesAfter(changes: Changes, step: Step): Changes {
  const changed = new Map(changes);
  for (const [file, { name, after }] of step) {
    if (name !== file) changed.set(file, undefined);
    changed.set(name, after.bytes);
  }
  return changed;
}
