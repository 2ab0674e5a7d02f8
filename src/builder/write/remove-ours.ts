import { rmSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Deletes a folder, if there is one; patiently. At once: to hand each of its files to another thread takes longer than to delete it. */
export function removeFolder(folder: string): Promise<void> {
  return patiently(async () => rmSync(folder, { recursive: true, force: true }));
}
