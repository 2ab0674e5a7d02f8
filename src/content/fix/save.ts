import type { Stats } from 'node:fs';
import { chmod, lstat, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { reasonOf } from '../files/disk.ts';
import type { FixedFile } from './apply-fixes.ts';

/** Why a fixed file could not be saved. It is as it was. */
export type Unsaved =
  | { readonly why: 'changed' | 'protected' }
  | { readonly why: 'taken'; readonly name: string }
  | { readonly why: 'failed'; readonly reason: string };

/**
 * Saves a fixed file in a folder: all of it or nothing, with the rights it had. One that is not as it was read is left
 * alone, and so is one that nobody may write to.
 */
export async function saveFixed(root: string, { file, name, before, after }: FixedFile): Promise<Unsaved | undefined> {
  try {
    // A shortcut stays one: the file it leads to is written.
    const path = await realpath(join(root, file));
    const stats = await stat(path);
    if ((stats.mode & 0o222) === 0) return { why: 'protected' };
    const taken = name === file ? false : await isTaken(join(root, name), join(root, file));
    if (taken) return { why: 'taken', name };
    const isSaved = await replaceFile(path, stats, before, after);
    if (!isSaved) return { why: 'changed' };
    if (name !== file) await rename(join(root, file), join(root, name));
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    return /^(?:EACCES|EPERM|EROFS)$/.test(reason) ? { why: 'protected' } : { why: 'failed', reason };
  }
}

/** Whether all went well; not if the file has other bytes than before. */
async function replaceFile(path: string, { mode }: Stats, before: Uint8Array, after: Uint8Array): Promise<boolean> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await writeThrough(temporary, after);
    await chmod(temporary, mode & 0o7777);
    if (!(await readFile(path)).equals(before)) return false;
    await rename(temporary, path);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** On many disks `Team.yaml` and `team.yaml` are one file; that one may be renamed. */
async function isTaken(path: string, self: string): Promise<boolean> {
  try {
    const [there, here] = [await lstat(path), await lstat(self)];
    return there.ino !== here.ino || there.dev !== here.dev;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return false;
    throw error;
  }
}
