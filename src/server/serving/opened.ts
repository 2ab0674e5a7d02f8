import { constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';

/**
 * A file that is held open: whatever happens to its name, its bytes, size and tag belong together. Whoever gets one closes
 * it, or sends it.
 */
export type OpenedFile = {
  /** As it was asked for: relative to its folder, with `/`. */
  readonly path: string;
  readonly handle: FileHandle;
  readonly size: number;
  readonly modified: Date;
  /** Differs when the content may differ. */
  readonly etag: string;
};

/** What the system says when there is no such file, or no file could have such a name. */
const absent = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EINVAL',
  'ENXIO',
  'ERR_INVALID_ARG_VALUE',
]);

async function orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (absent.has(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Whether the open file is the one that its real name, somewhere in the real folder, leads to. */
async function isInside(
  folder: string,
  file: string,
  id: { readonly dev: bigint; readonly ino: bigint },
): Promise<boolean> {
  const [realFolder, real] = await Promise.all([orAbsent(realpath(folder)), orAbsent(realpath(file))]);
  if (realFolder === undefined || real === undefined) return false;
  if (!real.startsWith(realFolder.endsWith(sep) ? realFolder : realFolder + sep)) return false;
  const there = await orAbsent(stat(real, { bigint: true }));
  return there !== undefined && there.dev === id.dev && there.ino === id.ino;
}

/**
 * Opens an ordinary file in a folder. Undefined when there is none, or when a link leads out of the folder.
 * @param path decoded, with `/`: `/pictures/kiln.jpg`
 * @throws Error when the system refuses
 */
export async function openIn(folder: string, path: string): Promise<OpenedFile | undefined> {
  const file = join(folder, path);
  // Without this, opening a FIFO would wait for somebody to write into it.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const handle = await orAbsent(open(file, flags));
  if (handle === undefined) return undefined;
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile() && (await isInside(folder, file, stats))) {
      const parts = [stats.ino, stats.size, stats.mtimeNs].map((part) => part.toString(36));
      return { path, handle, size: Number(stats.size), modified: stats.mtime, etag: `W/"${parts.join('-')}"` };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}
