import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';
import { makeReadableFolder } from './readable.ts';

/**
 * Makes a folder and those above it, for everybody to read; tells of each one as it is made. Node's own `recursive` never ends
 * where the system refuses with ENOENT, as in /proc.
 */
export async function makeFolder(path: string, made: (folder: string) => void = () => undefined): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path), made);
  try {
    await makeReadableFolder(path);
    made(path);
  } catch (error) {
    // Somebody else may need the same folder at the same time.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
