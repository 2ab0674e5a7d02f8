import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheRoot } from '../../builder/builder-root.ts';
import { startOf } from '../../builder/write/process.ts';
import { isAlive } from '../../disk/alive.ts';
import { readCachedFile, writeCachedFile } from '../../disk/cache/cached-file.mjs';
import { ignoreSystem } from '../../disk/error-code.mjs';

/** Nothing is written beside the content. */
const folder = join(cacheRoot, 'sitewright-servers');

/** A development server that runs, in a file that is named after its process. */
type Note = {
  readonly root: string;
  /** `http://127.0.0.1:5173`. */
  readonly origin: string;
  /** When its process started: ids are given out again. */
  readonly start: string;
};

const fileOf = (pid: number): string => join(folder, `${pid}.json`);

/**
 * Notes that this process serves a content root, so that `new page` can name its address. A note that can't be written, as on a
 * read-only disk, is left out.
 * @param root a real path
 * @returns takes the note away
 */
export async function noteServer(root: string, origin: string): Promise<() => void> {
  const file = fileOf(process.pid);
  const note: Note = { root, origin, start: await startOf(process.pid) };
  const forget = (): void => rmSync(file, { force: true });
  await removeOld();
  if (!writeCachedFile(file, [JSON.stringify(note)])) return () => undefined;
  process.once('exit', forget);
  return () => {
    process.off('exit', forget);
    forget();
  };
}

/** The origin of a development server that runs for a content root; undefined if there is none. */
export async function runningServer(root: string): Promise<string | undefined> {
  for (const pid of await noted()) {
    const note = isAlive(pid) ? noteOf(pid) : undefined;
    if (note?.root === root && note.start === (await startOf(pid))) return note.origin;
  }
  return undefined;
}

async function noted(): Promise<number[]> {
  const names = (await readdir(folder).catch(ignoreSystem)) ?? [];
  return names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []));
}

/** Undefined for a file that is gone, or isn't what was noted. */
function noteOf(pid: number): Note | undefined {
  const found = readCachedFile(fileOf(pid));
  return found && JSON.parse(found.first.toString());
}

/** What servers left that were killed. What belongs to another user stays. */
async function removeOld(): Promise<void> {
  const dead = (await noted()).filter((pid) => !isAlive(pid));
  await Promise.all(dead.map((pid) => rm(fileOf(pid), { recursive: true, force: true }))).catch(ignoreSystem);
}
