import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, ignoreMissing, ignoreSystem } from '../../disk/error-code.mjs';
import { removePatiently, renamePatiently } from '../../disk/held.ts';
import { flush } from '../../disk/writing.ts';
import { Failure } from '../failure.ts';
import { acquire } from './lock.ts';
import { readMarker, readOwnJson, removeOurs, removeOwn } from './own-file.ts';
import {
  closeWork,
  findWork,
  followLink,
  isFolder,
  liveVersion,
  namesIn,
  type OutputPaths,
  outputPaths,
  publishedFolder,
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
  if (journal !== undefined && (await undo(paths, journal))) await removeOwn(paths.journal);
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

/** Written before a build does it. The names are random and in the work folder: nothing but what this build made can have them. */
export type Journal = {
  readonly fresh: string;
  /** Where the folder that is published now goes. */
  readonly old: string;
  /** The link that is made before it replaces the published one. */
  readonly link: string;
};

function isName(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && shape.test(value);
}

/** The journal of the build that is running or was cut short; undefined if there is none, or none that a build wrote. */
async function readJournal(paths: Pick<OutputPaths, 'journal'>): Promise<Journal | undefined> {
  const found: Readonly<Record<string, unknown>> = Object(await readOwnJson(paths.journal));
  const { fresh, old, link } = found;
  if (!isName(fresh, shapes.fresh) || !isName(old, shapes.old) || !isName(link, shapes.link)) return undefined;
  return { fresh, old, link };
}

/** Makes sure that the names in a folder outlast a power cut, where the system can do that. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders, some network file systems flush none, and this one may be closed to readers.
  await open(folder, 'r')
    .then((handle) => flush(handle).finally(() => handle.close()))
    .catch(ignoreSystem);
}

/** Writes the journal, whole or not at all, and waits until it is on the disk. @throws Failure if something of somebody else has its name */
export async function writeJournal({ journal, work, inWork }: OutputPaths, content: Journal): Promise<void> {
  const draft = inWork(`journal-${randomUUID()}`);
  try {
    await writeFile(draft, `${JSON.stringify(content)}\n`, { flag: 'wx', flush: true });
    if (existsSync(journal)) throw new Failure(`${journal} was not made by a build. Rename it, and build again.`);
    await renamePatiently(draft, journal);
  } finally {
    await removePatiently(draft);
  }
  await flushFolder(work);
  // The work folder may be new, too.
  await flushFolder(dirname(work));
}

/** Between two looks a build may end, so what was not there at the first is there at the next. */
const looks = 5;

async function ifOurs(folder: string): Promise<string | undefined> {
  return (await readMarker(folder)) === undefined ? undefined : folder;
}

/** The folder that a build has taken away, to put its successor there. */
async function folderSetAside(paths: OutputPaths): Promise<string | undefined> {
  const journal = await readJournal(paths);
  return journal === undefined ? undefined : ifOurs(paths.inWork(journal.old));
}

/**
 * The folder that holds a whole published version right now: `out`, or the version that its link names; while a build replaces
 * it, or after a build was killed in between, the one that was published before. Only reads.
 * @param out as it was chosen; links are followed
 * @returns undefined if nothing that a build made is there
 */
export async function servedFolder(out: string): Promise<string | undefined> {
  const paths = outputPaths(await followLink(out));
  for (let look = 0; look < looks; look += 1) {
    const folder = (await ifOurs(await publishedFolder(paths))) ?? (await folderSetAside(paths));
    if (folder !== undefined) return folder;
  }
  return undefined;
}
