import { chmod, mkdir, stat } from 'node:fs/promises';
import { codeOf } from '../failure.ts';

const fileMode = 0o644;
const folderMode = 0o755;

/** File systems without modes refuse, and then everybody may read anyway. */
const noModes = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

async function setMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if (!noModes.includes(codeOf(error) ?? '')) throw error;
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
  // The bits above are inherited, such as the group's on a shared folder.
  if ((mode & 0o777) !== folderMode) await setMode(path, (mode & 0o7000) | folderMode);
}
