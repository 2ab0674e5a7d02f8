import type { Disk, DiskEntry, Named } from './disk.ts';

/** Files that are other than on the disk: their bytes, or undefined where there is none any more. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** A disk as it would be with some files changed. Nothing is written. Of changes to the same file, the last one counts. */
export function changedDisk(disk: Disk, changes: Changes): Disk {
  if (disk instanceof ChangedDisk) return new ChangedDisk(disk.under, new Map([...disk.changes, ...changes]));
  return new ChangedDisk(disk, changes);
}

class ChangedDisk implements Disk {
  readonly under: Disk;
  readonly changes: Changes;

  constructor(under: Disk, changes: Changes) {
    this.under = under;
    this.changes = changes;
  }

  readonly find = async (path: string): Promise<DiskEntry | undefined> => {
    const bytes = this.changes.get(path);
    if (bytes !== undefined) return entry(path, bytes);
    return this.changes.has(path) ? undefined : this.under.find(path);
  };

  readonly list = async (folder: string): Promise<DiskEntry[]> => {
    const kept = (await this.under.list(folder)).filter(({ path }) => !this.changes.has(path));
    const added = [...this.changes].flatMap(([path, bytes]) =>
      bytes !== undefined && path.startsWith(`${folder}/`) ? [entry(path, bytes)] : [],
    );
    return added.length === 0 ? kept : [...kept, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
  };

  readonly read = (path: string, firstBytes?: number): Uint8Array => {
    const bytes = this.changes.get(path);
    if (bytes !== undefined)
      return firstBytes !== undefined && firstBytes < 0 ? bytes.subarray(firstBytes) : bytes.subarray(0, firstBytes);
    if (this.changes.has(path)) throw Object.assign(new Error(`There is no ${path}.`), { code: 'ENOENT' });
    return this.under.read(path, firstBytes);
  };

  readonly namesIn = (folder: string): readonly Named[] => {
    const start = folder === '' ? '' : `${folder}/`;
    const kept = this.under.namesIn(folder).filter(({ name }) => !this.changes.has(start + name));
    const added = [...this.changes].flatMap(([path, bytes]) => (bytes === undefined ? [] : path));
    return namesAmong(added, folder, kept);
  };
}

/** What is in a folder, given the paths of files, and what else is known to be there. */
export function namesAmong(paths: readonly string[], folder: string, kept: readonly Named[] = []): Named[] {
  const start = folder === '' ? '' : `${folder}/`;
  const rests = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length).split('/'));
  const added = rests.map(([name = '', ...more]) => ({ name, isFolder: more.length > 0 }));
  return [...new Map([...kept, ...added].map((each) => [each.name, each])).values()];
}

function entry(path: string, bytes: Uint8Array): DiskEntry {
  return { path, size: bytes.length };
}
