import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCommandsInto } from '../../src/cli/compile-commands.ts';
import { sealFolder } from '../../src/disk/cache/cached-folder.mjs';

/** The top of the repository. */
const top = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles the commands, as `src/cli/start.mjs` does.
 * @returns the path of their file, and what deletes it
 */
export async function compiledCommands(): Promise<{ readonly file: string; readonly remove: () => void }> {
  // Among our packages, so that it finds them; in a folder of its own, because two runs may go on at once.
  const cache = join(top, 'node_modules/.cache/sitewright-tests');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'run-'));
  await compileCommandsInto(folder);
  sealFolder(folder, basename(folder));
  return { file: join(folder, 'program.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
