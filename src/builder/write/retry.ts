import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, unlessRefused } from '../../disk/error-code.mjs';

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

/** Deletes what is in a folder, and the folder. Takes half the time of Node's own way. @throws what the system says */
function removeQuickly(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeQuickly(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

function removeNow(path: string): void {
  // Whatever is in the way, Node's own way knows what to do about it, or says why it can't be done.
  unlessRefused(() => lstatSync(path).isDirectory() && removeQuickly(path));
  rmSync(path, { recursive: true, force: true });
}

/**
 * Deletes a folder, if there is one; tries for two seconds while something holds it. At once: to hand each of its files to another thread
 * takes longer than to delete it.
 */
export function removeFolder(folder: string): Promise<void> {
  return retried(async () => removeNow(folder));
}
