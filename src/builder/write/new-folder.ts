import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, isMissing } from '../../disk/error-code.mjs';
import { diskReasonOf, renamePatiently } from '../../disk/held.ts';
import { isOfSystem } from '../../disk/hidden.ts';
import { Failure } from '../failure.ts';
import { removeFolder } from './own-file.ts';
import { makeFolder } from './readable.ts';

export type FolderMaker = {
  readonly writeFile: (
    path: string,
    content: string | Uint8Array,
    options: { flag: 'wx'; flush: true },
  ) => Promise<void>;
};

type NewFiles = ReadonlyMap<string, string | Uint8Array>;

export type Ground = 'free' | 'empty' | 'taken' | 'file';

/** @throws what the system says when it can't be looked at */
export async function groundAt(path: string): Promise<Ground> {
  try {
    if (!(await stat(path)).isDirectory()) return 'file';
    return (await readdir(path)).every(isOfSystem) ? 'empty' : 'taken';
  } catch (error) {
    if (isMissing(error)) return 'free';
    throw error;
  }
}

/**
 * Makes a folder with these files, in the place of nothing or of an empty folder: whole or not at all. It is written
 * beside its place, and renamed when all is there. Makes the folders above it.
 * @param files texts and bytes by their paths in the folder, with `/`
 * @throws Failure when something is there, or it can't be written; then nothing is left behind
 */
export async function writeNewFolder(path: string, files: NewFiles, disk: FolderMaker = { writeFile }): Promise<void> {
  const above: string[] = [];
  const own = join(dirname(path), `.${basename(path)}.tmp-${randomUUID()}`);
  try {
    makeFolder(dirname(path), { made: (folder) => above.unshift(folder) });
    await fill(own, files, disk);
    await moveTo(own, path);
  } catch (error) {
    await removeFolder(own);
    // Somebody may have put something into one. Why the folder couldn't be made matters more than an empty one.
    for (const folder of above) await rmdir(folder).catch(() => undefined);
    throw explained(path, error);
  }
}

async function fill(folder: string, files: NewFiles, disk: FolderMaker): Promise<void> {
  await mkdir(folder);
  for (const [name, content] of files) {
    const file = join(folder, name);
    makeFolder(dirname(file), { inside: folder });
    await disk.writeFile(file, content, { flag: 'wx', flush: true });
  }
}

/** A folder with something in it is never replaced by a rename; Windows doesn't replace an empty one either. */
async function moveTo(own: string, path: string): Promise<void> {
  if ((await groundAt(path)) === 'empty') {
    for (const name of (await readdir(path)).filter(isOfSystem)) await rm(join(path, name));
    await rmdir(path);
  }
  await renamePatiently(own, path);
}

function explained(path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  // A file, or a folder with something in it, came in between.
  if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(code)) {
    return new Failure(`${path} is there already. It was left as it is.`, { cause: error });
  }
  return new Failure(`${path} couldn't be made: ${diskReasonOf(error)}. Nothing was changed.`, { cause: error });
}
