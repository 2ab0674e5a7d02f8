import {
  closeSync,
  fstatSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { addAll } from '../model/lists.ts';
import { codeOf, isMissing, unlessRefused } from './error-code.mjs';
import { isHidden, isHiddenName, isLitter } from './hidden.ts';
import { openNowIn } from './open.ts';
import { keptElsewhere, type SecondVersion, secondVersion } from './second-versions.ts';
import { isIn, slashed } from './slashed.ts';

export const noFiles: Disk = {
  find: async () => undefined,
  list: async () => [],
  namesIn: () => [],
  read: (path) => {
    throw new Error(`There is no ${path}.`);
  },
};

/** A file of the site: its path relative to the root, with `/`, and its size in bytes. */
export type DiskEntry = {
  readonly path: string;
  readonly size: number;
  /** Whether it's a link to a file, if it was looked for by its name. */
  readonly isLink?: true;
  readonly problem?: DiskProblem;
};

export type DiskProblem =
  /** A link that leads out of `folder`; out of the site where that is undefined. */
  | { readonly kind: 'outside'; readonly folder: string | undefined }
  /** A link to nothing, or to a folder that it lies in. */
  | { readonly kind: 'dead'; readonly loops: boolean }
  /** A link to a folder whose files are part of the site already. */
  | { readonly kind: 'repeated'; readonly folder: string }
  /** A folder whose name begins with a dot. What is in it was not looked at. */
  | { readonly kind: 'hidden' }
  /** Neither a file nor a folder: a pipe, a socket or a device. */
  | { readonly kind: 'special' }
  /** By its name a second version of another file, which a cloud folder has made. */
  | ({ readonly kind: 'version' } & SecondVersion)
  /** A file of which iCloud has left no more than the name here. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** What lies in a folder, by its name alone. */
export type Named = { readonly name: string; readonly isFolder: boolean };

/** What of a disk the content needs. Paths are relative to the root of the site, with `/`. */
export type Disk = {
  /** One file, or a link to a folder; undefined if there is neither. */
  readonly find: (path: string) => Promise<DiskEntry | undefined>;
  /** All files under a folder, in the order of their paths; none if there is no such folder. */
  readonly list: (folder: string) => Promise<DiskEntry[]>;
  /** The bytes of a file, or only the first of them; with a negative number the last. @throws what the system says, when it cannot be read. */
  readonly read: (path: string, firstBytes?: number) => Uint8Array;
  /** The files and folders in a folder, or at the top for `''`, without links; none where they can't be read. */
  readonly namesIn: (folder: string) => readonly Named[];
};

/**
 * The files in a folder of this computer. A link in public/ may lead to a file in public/, since it is published as it is;
 * any other link to a file of the site that is not hidden. Links to elsewhere and to folders are reported and never
 * followed, so each folder is read once.
 */
export function folderDisk(root: string): Disk {
  return {
    find: (path) => find(root, path),
    list: async (folder) => (await list(root, folder)).sort((a, b) => (a.path < b.path ? -1 : 1)),
    read: (path, firstBytes) => {
      const limit = realpathSync.native(isPublic(path) ? join(root, 'public') : root);
      return readNow(limit, join(root, path), firstBytes);
    },
    namesIn: (folder) => {
      const entries = unlessRefused(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? [];
      const named = entries.filter((each) => each.isFile() || each.isDirectory());
      return named.map((each) => ({ name: each.name, isFolder: each.isDirectory() }));
    },
  };
}

/** A top folder: its name, where the site is, where it really is, and where links from it may lead. */
type Top = { readonly name: string; readonly root: string; readonly real: string; readonly limit: string };

const isPublic = (path: string): boolean => /^public(?:\/|$)/.test(path);

async function find(root: string, path: string): Promise<DiskEntry | undefined> {
  try {
    const real = await realpath(join(root, path));
    if (!isIn(await realpath(root), real)) return problem(path, { kind: 'outside', folder: undefined });
    const stats = await stat(real);
    const isLink = (await lstat(join(root, path))).isSymbolicLink();
    if (!stats.isDirectory()) return { ...entry(path, stats), ...(isLink && { isLink }) };
    return isLink
      ? problem(path, { kind: 'repeated', folder: slashed(relative(await realpath(root), real)) })
      : undefined;
  } catch (error) {
    return isMissing(error) ? undefined : unreadable(path, error);
  }
}

async function list(root: string, folder: string): Promise<DiskEntry[]> {
  const path = join(root, folder);
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) return [await linkedTop(path, folder)];
    if (!stats.isDirectory()) return [entry(folder, stats)];
    const real = await realpath(path);
    return await walk({ name: folder, root, real, limit: isPublic(folder) ? real : await realpath(root) }, folder);
  } catch (error) {
    return isMissing(error) ? [] : [unreadable(folder, error)];
  }
}

/** A folder that is a link could bring anything into the site, even the site itself. */
async function linkedTop(path: string, folder: string): Promise<DiskEntry> {
  try {
    await stat(path);
    return problem(folder, { kind: 'outside', folder: undefined });
  } catch (error) {
    return isMissing(error) ? problem(folder, { kind: 'dead', loops: false }) : unreadable(folder, error);
  }
}

/** So many entries of a folder are looked at at once, which takes a few milliseconds: waiting for each takes six times as long. */
const AT_ONCE = 500;

/** Links to folders are not followed, so every folder is come to once, whatever links there are. */
async function walk(top: Top, folder: string): Promise<DiskEntry[]> {
  const entries: DiskEntry[] = [];
  const names = await readdir(join(top.root, folder));
  const base = join(top.root, '/');
  for (const [index, name] of names.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const path = `${folder}/${name}`;
    try {
      const stats = lstatSync(base + path);
      if (stats.isSymbolicLink()) addAll(entries, await throughLink(top, path));
      else if (!stats.isDirectory()) entries.push(entry(path, stats));
      else if (isHiddenName(name, folder)) entries.push(problem(path, { kind: 'hidden' }));
      else addAll(entries, await walk(top, path));
    } catch (error) {
      // What was deleted since its name was read was never there.
      if (!isMissing(error)) entries.push(unreadable(path, error));
    }
  }
  return entries;
}

async function throughLink(top: Top, path: string): Promise<DiskEntry[]> {
  let real: string;
  try {
    real = await realpath(join(top.root, path));
  } catch (error) {
    if (!isMissing(error) && codeOf(error) !== 'ELOOP') return [unreadable(path, error)];
    // Editors keep hidden ones beside the file they have open.
    return basename(path).startsWith('.') ? [] : [problem(path, { kind: 'dead', loops: false })];
  }
  const isOfPublic = top.limit === top.real;
  // A hidden file of public/ is reported by itself.
  const isInSite = isIn(top.limit, real) && (isOfPublic || !isHidden(slashed(relative(top.limit, real))));
  const outside = problem(path, { kind: 'outside', folder: isOfPublic ? top.name : undefined });
  if (!isInSite) return [outside];
  const stats = await stat(real);
  if (!stats.isDirectory()) return [entry(path, stats)];
  if (!isIn(top.real, real) && !isIn(real, top.real)) return [outside];
  const isAbove = isIn(real, join(top.real, relative(join(top.root, top.name), join(top.root, path))));
  if (isAbove) return [problem(path, { kind: 'dead', loops: true })];
  const inTop = slashed(relative(top.real, real));
  return [problem(path, { kind: 'repeated', folder: `${top.name}/${inTop}` })];
}

/** Reads without waiting: for the many small files of a site that takes a fifth of the time. @throws what the system says */
function readNow(limit: string, path: string, firstBytes?: number): Uint8Array {
  const file = openNowIn(limit, path);
  try {
    if (firstBytes === undefined) return readFileSync(file);
    // Few files are as large as they may be.
    const { size } = fstatSync(file);
    const most = Math.min(Math.abs(firstBytes), size + 1);
    const bytes = new Uint8Array(most);
    return bytes.subarray(0, readSync(file, bytes, 0, most, firstBytes < 0 ? Math.max(0, size - most) : 0));
  } finally {
    closeSync(file);
  }
}

function entry(path: string, stats: Stats): DiskEntry {
  return stats.isFile() ? { path, size: stats.size } : problem(path, { kind: 'special' });
}

function problem(path: string, why: DiskProblem): DiskEntry {
  return { path, size: 0, problem: why };
}

function unreadable(path: string, error: unknown): DiskEntry {
  return problem(path, { kind: 'unreadable', reason: codeOrMessage(error) });
}

/** What the system says about a failed read: `EACCES`, `ENOENT`, or a sentence. */
export function codeOrMessage(error: unknown): string {
  return codeOf(error) ?? (error instanceof Error ? error.message : String(error));
}

/** What systems leave by themselves is left out. A second version of a file, and one kept elsewhere, can't be used. */
export function diskByName(disk: Disk): Disk {
  return { ...disk, list: async (folder) => byName(await disk.list(folder)) };
}

function byName(entries: readonly DiskEntry[]): DiskEntry[] {
  const wanted = entries.filter(({ path }) => !isLitter(path));
  const names = new Set(wanted.map(({ path }) => path.normalize('NFC')));
  return wanted.flatMap((entry): DiskEntry[] => {
    const { path, size, problem } = entry;
    if (problem !== undefined) return [entry];
    const elsewhere = keptElsewhere(path);
    if (elsewhere !== undefined)
      return names.has(elsewhere) ? [] : [{ path: elsewhere, size, problem: { kind: 'elsewhere' } }];
    const version = secondVersion(path.normalize('NFC'), (other) => names.has(other));
    // Pictures are often numbered.
    if (version === undefined || (path.startsWith('public/') && !version.isCertain)) return [entry];
    return [{ path, size, problem: { kind: 'version', ...version } }];
  });
}
