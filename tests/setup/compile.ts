import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileForNode } from '../../src/builder/bundle/compile-for-node.ts';

/** The top of the repository. */
const top = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles a program of ours as the commands are (`src/cli/start.mjs`).
 * @param source from the top of the repository
 * @returns the path of its file, and what deletes it
 */
export async function compiled(source: string): Promise<{ readonly file: string; readonly remove: () => void }> {
  // Among our packages, so that it finds them; in a folder of its own, because two runs may go on at once.
  const cache = join(top, 'node_modules/.cache/sitewright-tests');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'run-'));
  await compileForNode(join(top, source), folder);
  return { file: join(folder, 'program.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
