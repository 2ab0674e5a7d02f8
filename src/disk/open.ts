import { closeSync, constants, fstatSync, lstatSync, openSync, realpathSync } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
import { isIn } from './inside.ts';

// Windows has neither flag, and neither kind of file.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens an ordinary file that lies in a folder, links in its path included. The file may have been swapped since it was
 * found: a pipe is never waited for, and a link that leads out of the folder is never followed.
 * @param folder its real path
 * @throws Error when there is no ordinary file, or none in this folder; what the system says, when it cannot be opened
 */
export async function openIn(folder: string, path: string): Promise<FileHandle> {
  const real = await realpath(path);
  if (!isIn(folder, real)) throw new Error('it leads out of its folder');
  const file = await open(real, FLAGS);
  try {
    const opened = await file.stat();
    if (!opened.isFile()) throw new Error('it is not an ordinary file');
    // A folder on the way may have become a link between the two calls above.
    const again = await realpath(path);
    const there = await lstat(again);
    if (again !== real || there.ino !== opened.ino || there.dev !== opened.dev) {
      throw new Error('it was replaced while it was read');
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The same at once, without waiting. @returns the number of the open file, which the caller closes */
export function openNowIn(folder: string, path: string): number {
  const real = realpathSync.native(path);
  if (!isIn(folder, real)) throw new Error('it leads out of its folder');
  const file = openSync(real, FLAGS);
  try {
    const opened = fstatSync(file);
    if (!opened.isFile()) throw new Error('it is not an ordinary file');
    const again = realpathSync.native(path);
    const there = lstatSync(again);
    if (again !== real || there.ino !== opened.ino || there.dev !== opened.dev) {
      throw new Error('it was replaced while it was read');
    }
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
