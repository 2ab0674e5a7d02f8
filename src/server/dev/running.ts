import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheRoot } from '../../builder/builder-root.ts';
import { isRunning, startOf } from '../../builder/write/lock.ts';
import { readCachedFile, writeCachedFile } from '../../disk/cache/cached-file.mjs';

/** The development server that was started last for a content root. */
type Note = {
  /** `http://127.0.0.1:5173`. */
  readonly origin: string;
  readonly pid: number;
  /** When its process started: ids are given out again. */
  readonly start: string;
};

/** Where the note of a content root is: nothing is written beside the content. */
const fileOf = (root: string): string =>
  join(cacheRoot, 'sitewright-servers', `${hash('sha256', root).slice(0, 32)}.json`);

function noteOf(root: string): Note | undefined {
  const found = readCachedFile(fileOf(root));
  return found && JSON.parse(found.toString());
}

/**
 * Notes that this process serves a content root, so that `new page` can name its address, where that can be written.
 * @param root a real path
 * @returns notes the server from before again, if there was one and no other is noted by now
 */
export async function noteServer(root: string, origin: string): Promise<() => void> {
  const note: Note = { origin, pid: process.pid, start: await startOf(process.pid) };
  const before = noteOf(root);
  writeCachedFile(fileOf(root), JSON.stringify(note));
  return () => {
    const last = noteOf(root);
    if (last?.origin !== origin || last.pid !== process.pid) return;
    if (before !== undefined) writeCachedFile(fileOf(root), JSON.stringify(before));
    else rmSync(fileOf(root), { force: true });
  };
}

/** The origin of the development server that runs for a content root; undefined if there is none. */
export async function runningServer(root: string): Promise<string | undefined> {
  const note = noteOf(root);
  return note !== undefined && (await isRunning(note.pid, note.start)) ? note.origin : undefined;
}
