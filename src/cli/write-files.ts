import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FixedFile } from '../authoring/fix/apply-fixes.ts';
import { saveFixed, type Unsaved } from '../authoring/fix/save.ts';
import { Failure, reasonOf } from '../builder/failure.ts';
import { codeOf } from '../disk/error-code.mjs';
import { unsavedLine } from './fixing/messages.ts';

/**
 * Looks at all files before any is written: most of what can't be finished isn't begun.
 * @throws Failure for the first that can't be written or has changed since it was read
 */
export async function refuseObstacles(root: string, files: readonly FixedFile[]): Promise<void> {
  for (const file of files) {
    const unsaved = await obstacleTo(root, file);
    if (unsaved !== undefined) throw new Failure(`${unsavedLine(file, unsaved).trimEnd()} Nothing was changed.`);
  }
}

async function obstacleTo(root: string, { file, before }: FixedFile): Promise<Unsaved | undefined> {
  try {
    await access(join(root, file), constants.W_OK);
    return (await readFile(join(root, file))).equals(before) ? undefined : { why: 'changed' };
  } catch (error) {
    return /^(?:EACCES|EPERM|EROFS)$/.test(codeOf(error) ?? '')
      ? { why: 'protected' }
      : { why: 'failed', reason: reasonOf(error) };
  }
}

/**
 * Writes one of several files, of a command that can be run again when it was cut off.
 * @param what it does, as in "The move is half done."
 * @throws Failure if it can't be written or has changed since it was read
 */
export async function saveOne(root: string, file: FixedFile, what: 'move' | 'upgrade'): Promise<void> {
  const unsaved = await saveFixed(root, file);
  if (unsaved === undefined) return;
  throw new Failure(
    `${unsavedLine(file, unsaved).trimEnd()} The ${what} is half done. Run the same command again to finish it.`,
  );
}
