import type { FixedFile } from '../authoring/fix/apply-fixes.ts';
import { isPageFile } from '../model/page-file.ts';
import { refuseObstacles, saveAll } from './write-files.ts';

/**
 * Writes the files of a move.
 * @throws Failure if a file can't be written or has changed since it was read. What was written until then is undone
 */
export async function writeMove(root: string, files: readonly FixedFile[]): Promise<void> {
  await refuseObstacles(root, files);
  await saveAll(root, writesOf(files), { what: 'move' });
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
