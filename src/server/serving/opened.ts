import { type FileHandle, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';
import { MisplacedError, openIn as openInside } from '../../disk/open.ts';

/** A file that is held open: whatever happens to its name, its bytes, size and tag belong together. Whoever gets one closes it, or sends it. */
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
    if (error instanceof MisplacedError || absent.has(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/**
 * Opens an ordinary file in a folder. Undefined when there is none, or when a link leads out of the folder.
 * @param path decoded, with `/`: `/pictures/kiln.jpg`
 * @throws Error when the system refuses
 */
export async function openIn(folder: string, path: string): Promise<OpenedFile | undefined> {
  const handle = await orAbsent(realpath(folder).then((real) => openInside(real, join(folder, path))));
  if (handle === undefined) return undefined;
  try {
    const { ino, size, mtimeNs, mtime } = await handle.stat({ bigint: true });
    const parts = [ino, size, mtimeNs].map((part) => part.toString(36));
    return { path, handle, size: Number(size), modified: mtime, etag: `W/"${parts.join('-')}"` };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
