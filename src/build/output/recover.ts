import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../failure.ts';
import { acquire } from './lock.ts';
import { followLink, namesIn, type OutputPaths, outputPaths, unfinished } from './paths.ts';
import { removeFolder, renameFolder } from './retry.ts';

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Puts an output folder in order after a build that was killed: the last good folder is put back if it was
 * taken away and its successor did not arrive; what was left beside it goes. Only for whoever holds the lock.
 */
export async function tidy({ out, old }: OutputPaths): Promise<void> {
  if (await exists(old)) {
    if (await exists(out)) await removeFolder(old);
    else await renameFolder(old, out);
  }
  for (const folder of await unfinished(out)) await removeFolder(folder);
}

async function leftovers({ out, old, lock }: OutputPaths): Promise<boolean> {
  const names = (await namesIn(dirname(out))).map((name) => join(dirname(out), name));
  const fresh = `${out}.tmp-`;
  return names.some((name) => name === old || name === lock || name.startsWith(fresh));
}

/**
 * What every command does first: if a build into `out` was killed, restores the last good folder. Touches
 * nothing while a build runs, or when there is nothing to do.
 */
export async function recover(path: string): Promise<void> {
  const paths = outputPaths(await followLink(path));
  if (!(await leftovers(paths))) return;
  const lock = await acquire(paths.lock);
  if (!('release' in lock)) return;
  try {
    await tidy(paths);
  } finally {
    await lock.release();
  }
}
