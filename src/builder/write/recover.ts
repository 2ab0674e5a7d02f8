import { lstat } from 'node:fs/promises';
import { codeOf, ignoreMissing, ignoreSystem } from '../../disk/error-code.mjs';
import { renamePatiently } from '../../disk/held.ts';
import { endJournal, type Journal, readJournal } from './journal.ts';
import { acquire } from './lock.ts';
import { readMarker, removeOurs, removeOwn } from './own-file.ts';
import {
  closeWork,
  findWork,
  followLink,
  isFolder,
  liveVersion,
  namesIn,
  type OutputPaths,
  outputPaths,
  shapes,
} from './paths.ts';
import { pruneVersions } from './versions.ts';

/** What a rename says when something is in the place: only an empty folder is replaced. */
const taken = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM'];

/** Puts back the folder that was taken away, unless something is in its place by now. A link there was made by nobody but an attacker. */
async function putBack({ out, inWork }: OutputPaths, { old }: Journal): Promise<void> {
  if (!(await isFolder(inWork(old))) || (await liveVersion(out)) !== undefined) return;
  try {
    await renamePatiently(inWork(old), out);
  } catch (error) {
    if (!taken.includes(codeOf(error) ?? '') || (await lstat(out).catch(ignoreMissing)) === undefined) throw error;
  }
}

/** Deletes what a build left. What the system does not let go must not be in the way of all builds to come. */
const removeLeft = (folder: string): Promise<void> => removeOurs(folder).catch(ignoreSystem);

async function removeFresh(paths: OutputPaths, { fresh }: Journal): Promise<void> {
  if ((await liveVersion(paths.out)) === fresh) return;
  await removeLeft(paths.inWork(fresh));
  await removeOwn(paths.inWork(`${fresh}.json`));
}

/** Undoes what the journal tells of. Gives false if it cannot: somebody else has put something into the output's place. */
async function undo(paths: OutputPaths, journal: Journal): Promise<boolean> {
  const old = paths.inWork(journal.old);
  await putBack(paths, journal);
  await removeFresh(paths, journal);
  await removeOwn(paths.inWork(journal.link));
  // Behind a link, what was there before is a version like the others.
  if ((await liveVersion(paths.out)) !== undefined) return true;
  const hasSuccessor = (await readMarker(paths.out)) !== undefined;
  if (hasSuccessor) await removeLeft(old);
  return hasSuccessor || !(await isFolder(old)) || (await readMarker(old)) === undefined;
}

/**
 * Puts an output folder in order after a build that was cut short: the last good folder is put back if it was taken away and its
 * successor did not arrive; what the build left goes. Touches only what the build's journal names and what carries our marker.
 * Only for whoever holds the lock.
 */
export async function tidy(paths: OutputPaths): Promise<void> {
  const journal = await readJournal(paths);
  if (journal !== undefined && (await undo(paths, journal))) await endJournal(paths);
  if ((await liveVersion(paths.out)) !== undefined) await pruneVersions(paths);
  for (const name of await namesIn(paths.work)) {
    if (shapes.draft.test(name)) await removeOwn(paths.inWork(name));
  }
}

/** If another build was killed, restores the last good folder. Touches nothing while a build runs, or when there is nothing to do. */
export async function recover(path: string): Promise<void> {
  const paths = outputPaths(await followLink(path));
  if ((await findWork(paths)) !== 'ours') return;
  const lock = await acquire(paths);
  if (!('release' in lock)) return;
  try {
    await tidy(paths);
  } finally {
    await lock.release();
    await closeWork(paths);
  }
}
