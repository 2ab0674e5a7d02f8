import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { codeOf } from '../failure.ts';
import { isAlive, startOf } from './process.ts';

/** Held as long as this process may change the output folder. */
export type Lock = { readonly release: () => Promise<void> };

/** Who has it. */
export type Holder = { readonly pid: number };

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function isHeld(text: string): Promise<boolean> {
  const [pid = '', start = ''] = text.trimEnd().split('\n');
  if (!isAlive(Number(pid))) return false;
  return start === (await startOf(Number(pid)));
}

/** Creates the lock with its content in one step, so that a kill cannot leave an empty one. */
async function create(lock: string, own: string, text: string): Promise<boolean> {
  await writeFile(own, text);
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Takes a dead process's lock away; puts it back if another process was faster and this is already its own. */
async function removeStale(lock: string, own: string, stale: string): Promise<void> {
  try {
    await rename(lock, own);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await textOf(own)) === stale) await rm(own, { force: true });
  else await rename(own, lock);
}

/**
 * Takes the lock, or says who has it. The lock of a process that is no longer there does not count.
 * @throws Error of the file system
 */
export async function acquire(lock: string): Promise<Lock | Holder> {
  const own = `${lock}-${process.pid}`;
  const text = `${process.pid}\n${await startOf(process.pid)}\n`;
  while (!(await create(lock, own, text))) {
    const found = await textOf(lock);
    if (found === undefined) continue;
    if (await isHeld(found)) return { pid: Number(found.split('\n')[0]) };
    await removeStale(lock, own, found);
  }
  return { release: () => rm(lock, { force: true }) };
}
