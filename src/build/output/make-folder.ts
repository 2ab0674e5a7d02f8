import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it; tells of each one as it is made. Node's own `recursive` never ends where the system
 * refuses with ENOENT, as in /proc.
 */
export async function makeFolder(path: string, made: (folder: string) => void = () => undefined): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path), made);
  await mkdir(path);
  made(path);
}
