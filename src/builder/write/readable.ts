import { chmodSync, fchmodSync, fstatSync, statSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { codeOf } from '../../disk/error-code.mjs';

export const fileMode = 0o644;
export const folderMode = 0o755;

/** File systems without modes refuse, and then everybody may read anyway. */
const noModes = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

function unlessThereAreNone(error: unknown): void {
  if (!noModes.includes(codeOf(error) ?? '')) throw error;
}

async function setMode(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(unlessThereAreNone);
}

/** The bits above are inherited, such as the group's on a shared folder. */
const withInherited = (mode: number): number => (mode & 0o7000) | folderMode;

/** As `makeReadable`, for a file that was opened as new with `fileMode`: the umask may have taken some of it. */
export function makeOpenReadable(open: number): void {
  if ((fstatSync(open).mode & 0o777) === fileMode) return;
  try {
    fchmodSync(open, fileMode);
  } catch (error) {
    unlessThereAreNone(error);
  }
}

/** As `makeReadableFolder`, for a folder that was just made with `folderMode`. */
export function setFolderModeNow(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o777) === folderMode) return;
  try {
    chmodSync(path, withInherited(mode));
  } catch (error) {
    unlessThereAreNone(error);
  }
}

/** Lets everybody read a published file: a web server is another user, whatever the umask or the source's own mode. */
export function makeReadable(file: string): Promise<void> {
  return setMode(file, fileMode);
}

/** Makes a folder that everybody may read, whatever the umask. @throws what the system says, also when it is there */
export async function makeReadableFolder(path: string): Promise<void> {
  await mkdir(path, { mode: folderMode });
  const { mode } = await stat(path);
  if ((mode & 0o777) !== folderMode) await setMode(path, withInherited(mode));
}
