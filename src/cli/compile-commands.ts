import { join } from 'node:path';
import { builderRoot } from '../builder/builder-root.ts';
import { keptIn } from '../builder/bundle/cache.ts';
import { compileForNode } from '../builder/bundle/compile-for-node.ts';

/** How many versions of the commands are kept: servers that run may still load parts of older ones. */
const KEPT = 10;

/**
 * Compiles the commands, or finds them compiled by somebody else in the meantime.
 * @param cache the folder in which versions of the commands are kept, and `name` what tells this one from others
 * @returns the program; undefined where nothing can be kept
 * @throws what the compiler says of source that doesn't compile
 */
export async function compileCommands(cache: string, name: string): Promise<string | undefined> {
  const source = join(builderRoot, 'src/cli/main.ts');
  const folder = await keptIn({ folder: cache, kept: KEPT }, name, (fresh) => compileForNode(source, fresh));
  return folder === undefined ? undefined : join(folder, 'program.mjs');
}
