import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../failure.ts';

const patience = 2000;
/** What Windows says while a virus scanner or an open window holds a file. */
const passing = new Set(['EPERM', 'EBUSY', ...(process.platform === 'win32' ? ['EACCES', 'ENOTEMPTY'] : [])]);

async function retried(work: () => Promise<void>): Promise<void> {
  const end = performance.now() + patience;
  for (let pause = 20; ; pause *= 2) {
    try {
      await work();
      return;
    } catch (error) {
      if (!passing.has(codeOf(error) ?? '') || performance.now() + pause > end) throw error;
      await wait(pause);
    }
  }
}

/** Renames a folder; tries for two seconds while something holds it. */
export function renameFolder(from: string, to: string): Promise<void> {
  return retried(() => rename(from, to));
}

/**
 * Deletes a folder, if there is one; tries for two seconds while something holds it. At once: to hand each of its files to another thread
 * takes longer than to delete it.
 */
export function removeFolder(folder: string): Promise<void> {
  return retried(async () => rmSync(folder, { recursive: true, force: true }));
}
