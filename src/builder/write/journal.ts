import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ignoreSystem } from '../../disk/error-code.mjs';
import { removePatiently, renamePatiently } from '../../disk/held.ts';
import { flush } from '../../disk/writing.ts';
import { Failure } from '../failure.ts';
import { readOwnJson, removeOwn } from './own-file.ts';
import { type OutputPaths, shapes } from './paths.ts';

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
export async function readJournal(paths: Pick<OutputPaths, 'journal'>): Promise<Journal | undefined> {
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

export async function endJournal({ journal }: OutputPaths): Promise<void> {
  await removeOwn(journal);
}
