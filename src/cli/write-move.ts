import { dirname } from 'node:path';
import type { FixedFile } from '../authoring/fix/apply-fixes.ts';
import { Failure } from '../builder/failure.ts';
import { makeFolderIn } from '../builder/write/new-file.ts';
import { codeOf } from '../disk/error-code.mjs';
import { OutsideError, removeEmptyIn } from '../disk/writing.ts';
import { isPageFile } from '../model/page-file.ts';
import { refuseObstacles, saveOne } from './write-files.ts';

/**
 * Writes the files of a move, and takes away the folders that are empty then.
 * @throws Failure if a file can't be written or has changed since it was read. What was written until then is right: the same move
 *   can be made again
 */
export async function writeMove(root: string, files: readonly FixedFile[]): Promise<void> {
  await refuseObstacles(root, files);
  for (const file of writesOf(files)) {
    if (file.name !== file.file) await folderFor(root, file);
    await saveOne(root, file, 'move');
  }
  for (const { file, name } of files) if (name !== file) await withoutEmptyFolders(root, dirname(file));
}

async function folderFor(root: string, { file, name }: FixedFile): Promise<void> {
  try {
    await makeFolderIn({ root, file: dirname(name) });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new Failure(`${file} wasn't moved, because ${dirname(name)} leads out of the folder of the site.`, {
      cause: error,
    });
  }
}

/** Folders with something in them stay, whatever it is. */
async function withoutEmptyFolders(root: string, folder: string): Promise<void> {
  for (let path = folder; path.startsWith('pages/'); path = dirname(path)) {
    try {
      await removeEmptyIn({ root, file: path });
    } catch (error) {
      if (codeOf(error) === undefined && !(error instanceof OutsideError)) throw error;
      return;
    }
  }
}

/**
 * The files of a move one write after the other, so that a move which is cut off can be made again. First everything is changed where it
 * stands, site.yaml last: what it plans says which links to change. Then texts go to their new places, and then their pages: as long as a
 * page is in its old place, it is found there.
 */
export function writesOf(files: readonly FixedFile[]): FixedFile[] {
  const changed = files.filter(({ before, after }) => !isSame(before, after));
  const moved = files.filter(({ file, name }) => name !== file);
  return [
    ...lastWhere(changed, ({ file }) => file === 'site.yaml').map((each) => ({ ...each, name: each.file })),
    ...lastWhere(moved, ({ file }) => isPageFile(file)).map((each) => ({ ...each, before: each.after })),
  ];
}

function lastWhere<T>(all: readonly T[], isLast: (each: T) => boolean): T[] {
  return [...all.filter((each) => !isLast(each)), ...all.filter(isLast)];
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
