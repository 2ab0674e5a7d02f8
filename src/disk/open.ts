import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, realpathSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { patiently, patientlyNow } from './held.ts';
import { isIn } from './slashed.ts';

// Windows has no such flag, and no pipes among its files.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export class MisplacedError extends Error {
  override readonly name = 'MisplacedError';
}

/**
 * Opens an ordinary file that lies in a folder, links in its path included. The file may have been swapped since it was
 * found: a pipe is never waited for, and what lies outside of the folder is never read.
 * @param folder its real path
 * @throws MisplacedError when there is no ordinary file, or none in this folder; what the system says, when it cannot be opened
 */
export async function openIn(folder: string, path: string): Promise<FileHandle> {
  const file = await patiently(() => open(path, FLAGS));
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
  const file = patientlyNow(() => openSync(path, FLAGS));
  try {
    refuseOthers(folder, path, file);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** @throws MisplacedError unless an open file is an ordinary one in a folder */
function refuseOthers(folder: string, path: string, file: number): void {
  const place = placeOf(file);
  // Where parts of a disk are shown in other places, Linux may name another one than the path leads to.
  const isInside = (place !== undefined && isIn(folder, place)) || isIn(folder, placeNow(path, file));
  if (!isInside) throw new MisplacedError('it leads out of its folder');
  if (!fstatSync(file).isFile()) throw new MisplacedError('it is not an ordinary file');
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

/** Where the file at a path lies. @throws MisplacedError when that isn't the one that was opened: a folder on the way may have become a link since */
export function placeNow(path: string, opened: number): string {
  const place = realpathSync.native(path);
  if (!isAt(place, opened)) throw new MisplacedError('it was replaced while it was read');
  return place;
}

type Identity = { readonly ino: bigint; readonly dev: bigint };

/** Whether two files are the same one, as the system tells of both in the same way. Numbers of files on Windows fit into no ordinary number. */
export const isSameFile = (a: Identity, b: Identity): boolean => a.ino === b.ino && a.dev === b.dev;

function isAt(place: string, opened: number): boolean {
  const [there, here] = [lstatSync(place, { bigint: true }), fstatSync(opened, { bigint: true })];
  if (isSameFile(there, here)) return true;
  if (there.ino !== here.ino || !there.isFile()) return false;
  // On Windows 11, Node 22.12 to 22.16 and 24.0 to 24.1 know the disk of open files only (libuv/libuv#4698).
  const again = openSync(place, FLAGS);
  try {
    return isSameFile(fstatSync(again, { bigint: true }), here);
  } finally {
    closeSync(again);
  }
}
