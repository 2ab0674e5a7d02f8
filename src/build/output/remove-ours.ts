import { lstat, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../failure.ts';
import { markerName, readMarker } from './marker.ts';
import { namesIn } from './paths.ts';
import { removeFolder } from './retry.ts';

async function isRealFolder(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Deletes a folder that carries our marker, or is empty; leaves everything else alone. The marker goes last: when this is cut
 * short, what is left still carries it.
 */
export async function removeOurs(folder: string): Promise<void> {
  if (!(await isRealFolder(folder))) return;
  const names = await namesIn(folder);
  if (names.length > 0 && (await readMarker(folder)) === undefined) return;
  for (const name of names) if (name !== markerName) await removeFolder(join(folder, name));
  await rm(join(folder, markerName), { force: true });
  await rmdir(folder);
}
