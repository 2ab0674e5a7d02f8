import type { Stats } from 'node:fs';
import { lstat, open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/** A file of the site: its place relative to the root, with `/`, and its size in bytes. */
export type DiskEntry = {
  readonly path: string;
  readonly size: number;
  /** Why it cannot be read: a link to a place outside the root, to nothing or to a folder above; or what the system says. */
  readonly problem?:
    | { readonly kind: 'outside' }
    | { readonly kind: 'dead'; readonly loops: boolean }
    | { readonly kind: 'unreadable'; readonly reason: string };
};

/** What of a disk the content needs. Paths are relative to the root of the site, with `/`. */
export type Disk = {
  /** One file; undefined if there is none. */
  readonly find: (path: string) => Promise<DiskEntry | undefined>;
  /** All files under a folder, in the order of their paths; none if there is no such folder. */
  readonly list: (folder: string) => Promise<DiskEntry[]>;
  /** The bytes of a file, or only the first of them. @throws what the system says, when it cannot be read. */
  readonly read: (path: string, firstBytes?: number) => Promise<Uint8Array>;
};

/** The files in a folder of this computer. Links that lead out of it are named, and never followed. */
export function folderDisk(root: string): Disk {
  const entryOf = (path: string): Promise<DiskEntry | Folder | undefined> => describe(root, path);
  return {
    find: async (path) => {
      const entry = await entryOf(path);
      return entry === undefined || isFolder(entry) ? undefined : entry;
    },
    list: async (folder) => {
      const entries = await walk(root, folder, []);
      return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    read: (path, firstBytes) =>
      firstBytes === undefined ? readFile(join(root, path)) : readStart(join(root, path), firstBytes),
  };
}

type Folder = { readonly folder: string; readonly real: string };

function isFolder(entry: DiskEntry | Folder): entry is Folder {
  return 'folder' in entry;
}

async function walk(root: string, folder: string, above: readonly string[]): Promise<DiskEntry[]> {
  const here = await describe(root, folder);
  if (here === undefined) return (await isDeadLink(join(root, folder))) ? [dead(folder, false)] : [];
  if (!isFolder(here)) return [here];
  // A link to a folder above would never end.
  if (above.includes(here.real)) return [dead(folder, true)];
  let names: string[];
  try {
    names = await readdir(join(root, folder));
  } catch (error) {
    return [unreadable(folder, error)];
  }
  const parts: DiskEntry[][] = [];
  for (const name of names) parts.push(await walk(root, `${folder}/${name}`, [...above, here.real]));
  return parts.flat();
}

/** A shortcut to nothing. Editors keep hidden ones beside the file they have open. */
async function isDeadLink(path: string): Promise<boolean> {
  try {
    return !basename(path).startsWith('.') && (await lstat(path)).isSymbolicLink();
  } catch {
    return false;
  }
}

async function describe(root: string, path: string): Promise<DiskEntry | Folder | undefined> {
  let real: string;
  let stats: Stats;
  try {
    real = await realpath(join(root, path));
    const fromRoot = relative(await realpath(root), real);
    if (fromRoot === '..' || fromRoot.startsWith(`..${sep}`)) return { path, size: 0, problem: { kind: 'outside' } };
    stats = await stat(real);
  } catch (error) {
    return reasonOf(error) === 'ENOENT' || reasonOf(error) === 'ENOTDIR' ? undefined : unreadable(path, error);
  }
  if (stats.isDirectory()) return { folder: path, real };
  if (!stats.isFile()) return unreadable(path, new Error('it is not an ordinary file'));
  return { path, size: stats.size };
}

async function readStart(path: string, bytes: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function dead(path: string, loops: boolean): DiskEntry {
  return { path, size: 0, problem: { kind: 'dead', loops } };
}

function unreadable(path: string, error: unknown): DiskEntry {
  return { path, size: 0, problem: { kind: 'unreadable', reason: reasonOf(error) } };
}

/** What the system says about a failed read: `EACCES`, `ENOENT`, or a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
