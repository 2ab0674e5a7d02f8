import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';

const fileMode = 0o644;
const folderMode = 0o755;

/** Sets a mode. File systems without modes refuse, and then everybody may read anyway. */
function setMode(set: () => void): void {
  try {
    set();
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
  }
}

/** Lets everybody read a published file: a web server is another user, whatever the umask or the source's own mode. */
export function makeReadable(file: string): void {
  setMode(() => chmodSync(file, fileMode));
}

/** Makes a folder that everybody may read, whatever the umask. @throws what the system says, also when it is there */
export function makeReadableFolder(path: string): void {
  mkdirSync(path, { mode: folderMode });
  const { mode } = statSync(path);
  // The bits above are inherited, such as the group's on a shared folder.
  if ((mode & 0o777) !== folderMode) setMode(() => chmodSync(path, (mode & 0o7000) | folderMode));
}

type HowToMake = { readonly inside?: string; readonly made?: ((folder: string) => void) | undefined };

/**
 * Makes a folder and those above it, for everybody to read, and tells `made` of each one. Node's own `recursive` never ends
 * where the system refuses with ENOENT, as in /proc.
 * @param how `inside`: a folder that is there, and is never made again: whoever fills one that somebody has deleted would have half of it
 */
export function makeFolder(path: string, how: HowToMake = {}): void {
  if (path === how.inside || existsSync(path)) return;
  makeFolder(dirname(path), how);
  try {
    makeReadableFolder(path);
    how.made?.(path);
  } catch (error) {
    // Somebody else may need the same folder at the same time.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
