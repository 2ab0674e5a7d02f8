import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessRefused } from '../../disk/error-code.mjs';
import { patiently, removePatiently } from '../../disk/held.ts';
import { markerName } from '../../outputs/outputs.ts';
import { readMarker } from './marker.ts';
import { isFolder, namesIn } from './paths.ts';

/**
 * Deletes a folder that carries our marker, or is empty; leaves everything else alone. The marker goes last: when this is cut
 * short, what is left still carries it.
 */
export async function removeOurs(folder: string): Promise<void> {
  if (!(await isFolder(folder))) return;
  const names = await namesIn(folder);
  if (names.length > 0 && (await readMarker(folder)) === undefined) return;
  for (const name of names) if (name !== markerName) await removeFolder(join(folder, name));
  await removePatiently(join(folder, markerName));
  await patiently(() => rmdir(folder));
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
 * Deletes a folder, if there is one; patiently. At once: to hand each of its files to another thread
 * takes longer than to delete it.
 */
export function removeFolder(folder: string): Promise<void> {
  return patiently(async () => removeNow(folder));
}
