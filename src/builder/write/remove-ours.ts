import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { patiently, removePatiently } from '../../disk/held.ts';
import { markerName } from '../../outputs/outputs.ts';
import { readMarker } from './marker.ts';
import { isFolder, namesIn } from './paths.ts';
import { removeFolder } from './remove-folder.ts';

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
