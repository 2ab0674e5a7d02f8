import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, realpathSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { isIn } from './inside.ts';

// Windows has no such flag, and no pipes among its files.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Opens an ordinary file that lies in a folder, links in its path included. The file may have been swapped since it was
 * found: a pipe is never waited for, and what lies outside of the folder is never read.
 * @param folder its real path
 * @throws Error when there is no ordinary file, or none in this folder; what the system says, when it cannot be opened
 */
export async function openIn(folder: string, path: string): Promise<FileHandle> {
  const file = await open(path, FLAGS);
  try {
    refuseOthers(folder, path, file.fd);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The same at once, without waiting. @returns the number of the open file, which the caller closes */
export function openNowIn(folder: string, path: string): number {
  const file = openSync(path, FLAGS);
  try {
    refuseOthers(folder, path, file);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** @throws Error unless an open file is an ordinary one in a folder */
function refuseOthers(folder: string, path: string, file: number): void {
  const opened = fstatSync(file);
  const place = placeOf(file);
  // Where parts of a disk are shown in other places, Linux may name another one than the path leads to.
  const isInside = (place !== undefined && isIn(folder, place)) || isIn(folder, placeNow(path, opened));
  if (!isInside) throw new Error('it leads out of its folder');
  if (!opened.isFile()) throw new Error('it is not an ordinary file');
}

/** Where an open file lies, as Linux tells it: one question, which many small files are worth. Undefined where nobody tells. */
function placeOf(file: number): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    // Some containers have no /proc.
    return undefined;
  }
}

/** Where the file at a path lies. @throws Error when that isn't the one that was opened: a folder on the way may have become a link since */
function placeNow(path: string, opened: { readonly ino: number; readonly dev: number }): string {
  const place = realpathSync.native(path);
  const there = lstatSync(place);
  if (there.ino !== opened.ino || there.dev !== opened.dev) throw new Error('it was replaced while it was read');
  return place;
}
