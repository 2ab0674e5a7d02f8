import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, isMissing } from '../../disk/error-code.mjs';
import { diskReasonOf, renamePatiently } from '../../disk/held.ts';
import { isOfSystem } from '../../disk/hidden.ts';
import { createIn, type FileInRoot, type FileMaker, OutsideError, removeIn, staysInside } from '../../disk/writing.ts';
import { Failure } from '../failure.ts';
import { removeFolder } from './own-file.ts';
import { makeFolder } from './readable.ts';

type NewFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Writes files of a site that are not there yet: all of them or none, each whole, and never over another, whoever makes it at the same time.
 * Makes the folders they lie in.
 * @param files their texts by their paths in the site
 * @throws Failure when one is there, leads out of the site, or cannot be written; then nothing is left behind
 */
export async function writeNewFiles(root: string, files: NewFiles, disk?: FileMaker): Promise<void> {
  const [made, written]: [string[], string[]] = [[], []];
  for (const [file, text] of files) {
    try {
      await staysInside({ root, file: dirname(file) });
      makeFolder(join(root, dirname(file)), { made: (folder) => made.unshift(folder) });
      await createIn({ root, file }, text, disk);
      written.push(file);
    } catch (error) {
      for (const other of written) await removeIn({ root, file: other });
      await removeEmpty(made);
      throw explained(join(root, file), error, { failed: 'could not be written', taken: ['EEXIST'] });
    }
  }
}

/** Somebody may have put something into one. Why nothing could be written matters more than an empty folder. */
async function removeEmpty(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rmdir(folder).catch(() => undefined);
}

export function writeNewFile({ root, file }: FileInRoot, text: string | Uint8Array, disk?: FileMaker): Promise<void> {
  return writeNewFiles(root, new Map([[file, text]]), disk);
}

/** @param taken what the system says where something is in the place: the names of temporary files are never taken */
function explained(
  path: string,
  error: unknown,
  { failed, taken }: { readonly failed: string; readonly taken: readonly string[] },
): unknown {
  const code = codeOf(error);
  if (taken.includes(code ?? ''))
    return new Failure(`${path} is there already. It was left as it is.`, { cause: error });
  const isOutside = error instanceof OutsideError;
  if (code === undefined && !isOutside) return error;
  const why = isOutside
    ? 'a shortcut (symbolic link) on the way leads out of the folder of the site'
    : diskReasonOf(error);
  return new Failure(`${path} ${failed}: ${why}. Nothing was changed.`, { cause: error });
}

export type FolderMaker = {
  readonly writeFile: (
    path: string,
    content: string | Uint8Array,
    options: { flag: 'wx'; flush: true },
  ) => Promise<void>;
};

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
    await removeEmpty(above);
    // A file, or a folder with something in it, may have come in between.
    throw explained(path, error, { failed: "couldn't be made", taken: ['ENOTEMPTY', 'EEXIST', 'ENOTDIR'] });
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
