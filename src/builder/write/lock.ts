import { hash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../../disk/alive.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { removePatiently } from '../../disk/held.ts';
import { nameNew } from '../../disk/links.ts';
import { Failure } from '../failure.ts';
import { readOwn } from './own-file.ts';
import { type OutputPaths, openWork } from './paths.ts';

/** In the system's own words; empty where it does not say. Ids are given out again: a process is its id and its start. */
export async function startOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The second field is the program's name in parentheses, which may hold anything; the start is the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()} ${fields[19] ?? ''}`;
  } catch (error) {
    if (codeOf(error) !== undefined) return '';
    throw error;
  }
}

export const isRunning = async (pid: number, start: string): Promise<boolean> =>
  isAlive(pid) && start === (await startOf(pid));

/** Held as long as this process may change the output folder. */
export type Lock = { readonly release: () => Promise<void> };

export type Holder = { readonly pid: number };

/** What a lock says: a process and when it started. Empty when the power went before it was on the disk. */
const format = /^(?:\d+\n[^\n]*\n)?$/;

async function textOf(file: string): Promise<string | undefined> {
  const found = await readOwn(file);
  if (found === 'missing') return undefined;
  // In words that no lock has.
  return found === 'foreign' ? 'not a file' : found.text;
}

/** The text of a lock. Where a disk has no hard links, a lock is empty for a moment when it is made. */
async function textOnceThere(lock: string): Promise<string | undefined> {
  for (let tries = 0; tries < 10 && (await textOf(lock)) === ''; tries += 1) await wait(20);
  return textOf(lock);
}

async function isHeld(text: string): Promise<boolean> {
  const [pid = '', start = ''] = text.trimEnd().split('\n');
  return isRunning(Number(pid), start);
}

/** Creates the lock with its content in one step, so that a kill cannot leave an empty one. */
async function create(lock: string, own: string, text: string): Promise<boolean> {
  try {
    await writeFile(own, text, { flag: 'wx' });
    await nameNew(own, lock);
    return true;
  } catch (error) {
    // The build that had the lock may have taken the work folder away with it, or found this file and tidied it up.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await removePatiently(own);
  }
}

type Asker = { readonly paths: OutputPaths; readonly own: string; readonly text: string };

/**
 * Takes a dead process's lock away. Only whoever has a lock of its own for that may do so: no other can have removed the dead one then, so the lock
 * that goes is never somebody else's new one. That lock can be left by a kill, too.
 */
async function removeStale(lock: string, stale: string, asker: Asker): Promise<void> {
  const { paths, own, text } = asker;
  const name = hash('sha256', stale).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  const claim = paths.inWork(`lock-${name}`);
  if (await create(claim, own, text)) {
    if ((await textOf(lock)) === stale) await removePatiently(lock);
    await removePatiently(claim);
    return;
  }
  const found = await textOnceThere(claim);
  if (found === undefined || (await isHeld(found))) await wait(20);
  // Nothing was written in either before the power went.
  else if (found === stale) await removePatiently(claim);
  else await removeStale(claim, found, asker);
}

/**
 * Takes the lock, or says who has it. The lock of a process that is no longer there does not count. Makes the work folder, which
 * holds it.
 * @throws Failure if something of somebody else has the name of the work folder or of the lock
 * @throws Error of the file system
 */
export async function acquire(paths: OutputPaths): Promise<Lock | Holder> {
  const { lock } = paths;
  const own = paths.inWork(`lock-${randomUUID()}`);
  const text = `${process.pid}\n${await startOf(process.pid)}\n`;
  await openWork(paths);
  for (let tries = 1; !(await create(lock, own, text)); tries += 1) {
    await openWork(paths);
    const found = await textOnceThere(lock);
    // In a folder where the system makes nothing, as in /proc, it never comes.
    if (found === undefined && tries > 500)
      throw new Failure(`Nothing can be made beside ${paths.out}. Choose another folder with --out.`);
    if (found === undefined) continue;
    if (!format.test(found)) throw new Failure(`${lock} was not made by a build. Rename it, and build again.`);
    if (await isHeld(found)) return { pid: Number(found.split('\n')[0]) };
    await removeStale(lock, found, { paths, own, text });
  }
  return { release: () => removePatiently(lock) };
}
