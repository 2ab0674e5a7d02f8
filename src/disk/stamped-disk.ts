import type { Disk, DiskEntry } from './disk.ts';
import { codeOf } from './error-code.mjs';
import { hashOf } from './hashes.ts';
import { isOfFile, isOld, type Stamp, sizeIn, stampsIn } from './stamps.ts';

/** The stamps of files and the SHA-256 of what was in them then. */
export type Stamped = Readonly<Record<string, readonly [stamp: Stamp, hash: string]>>;

/** A disk that knows the files that have not changed since they were read in full, without reading them. */
export type StampedDisk = {
  readonly disk: Disk;
  /** The stamps of the files that were read in full until now, as far as they tell something. */
  readonly stamped: () => Stamped;
};

/** The folders of a root as they were when they were first listed. */
class Listed {
  readonly #root: string;
  readonly #folders = new Map<string, { readonly stamps: Map<string, Stamp>; readonly at: number } | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** All files in a folder, in the order of their paths; undefined where it has more than files and folders, or can't be looked at. */
  list(name: string): DiskEntry[] | undefined {
    if (!this.#folders.has(name)) this.#look(name);
    const stamps = this.#folders.get(name)?.stamps;
    if (stamps?.get(name) !== 'folder') return undefined;
    const entries: DiskEntry[] = [];
    for (const [path, stamp] of stamps) {
      if (isOfFile(stamp)) entries.push({ path, size: sizeIn(stamp) });
      else if (stamp !== 'folder') return undefined;
    }
    return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  #look(name: string): void {
    const at = Date.now();
    try {
      this.#folders.set(name, { stamps: stampsIn({ root: this.#root, name }), at });
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      this.#folders.set(name, undefined);
    }
  }

  /** The stamp of a file in a folder that was listed; undefined if it tells nothing, as for a file that was written just before. */
  stampOf(path: string): Stamp | undefined {
    const { stamps, at = 0 } = this.#folders.get(path.slice(0, path.indexOf('/'))) ?? {};
    const stamp = stamps?.get(path);
    return stamp === undefined || !isOfFile(stamp) || !isOld(stamp, at) ? undefined : stamp;
  }
}

/**
 * The disk of a root, with notes. A folder is listed before its files are read: a file that changes in between has another stamp later.
 * @param before what was noted of files earlier: those with the same stamp are known without being read
 */
export function stampedDisk(root: string, disk: Disk, before: Stamped = {}): StampedDisk {
  const listed = new Listed(root);
  const hashes = new Map<string, string>();
  return {
    disk: {
      ...disk,
      hashOf: (path) => {
        const [stamp, hash] = (Object.hasOwn(before, path) ? before[path] : undefined) ?? [];
        if (hash === undefined || stamp !== listed.stampOf(path)) return undefined;
        hashes.set(path, hash);
        return hash;
      },
      list: async (folder) => listed.list(folder) ?? disk.list(folder),
      read: (path, firstBytes) => {
        const bytes = disk.read(path, firstBytes);
        if (firstBytes === undefined || bytes.length < firstBytes) hashes.set(path, hashOf(bytes));
        return bytes;
      },
    },
    stamped: () =>
      Object.fromEntries(
        [...hashes].flatMap(([path, hash]) => {
          const stamp = listed.stampOf(path);
          return stamp === undefined ? [] : [[path, [stamp, hash] as const] as const];
        }),
      ),
  };
}
