import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { markerName } from '../../outputs/outputs.ts';
import { readMarker } from './marker.ts';
import { isFolder, namesIn } from './paths.ts';
import { removeFolder } from './retry.ts';

/**
 * Deletes a folder that carries our marker, or is empty; leaves everything else alone. The marker goes last: when this is cut
 * short, what is left still carries it.
 */
export async function removeOurs(folder: string): Promise<void> {
  if (!(await isFolder(folder))) return;
  const names = await namesIn(folder);
  if (names.length > 0 && (await readMarker(folder)) === undefined) return;
  for (const name of names) if (name !== markerName) await removeFolder(join(folder, name));
  await rm(join(folder, markerName), { force: true });
  await rmdir(folder);
}
