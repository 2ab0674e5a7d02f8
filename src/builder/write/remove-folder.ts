import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { unlessRefused } from '../../disk/error-code.mjs';
import { patiently } from '../../disk/held.ts';

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
 * Deletes a folder, if there is one; patiently. At once: to hand each of its files to another thread
 * takes longer than to delete it.
 */
export function removeFolder(folder: string): Promise<void> {
  return patiently(async () => removeNow(folder));
}
