import { join } from 'node:path';
import { builderRoot } from '../builder/builder-root.ts';
import { keptIn } from '../builder/bundle/cache.ts';
import { compileForNode } from '../builder/bundle/compile-for-node.ts';
import { writeValidators } from '../content/shape/schema/standalone.ts';

/** How many versions of the commands are kept: servers that run may still load parts of older ones. */
const KEPT = 10;

/** In the place of the file that says that there are none. */
const besideCommands = `import { join } from 'node:path';
export const validatorsFolder = join(import.meta.dirname, 'validators');
`;

/** Compiles the commands into a folder, among packages: `program.mjs`, its parts, and the validators of our schemas. */
export async function compileCommandsInto(folder: string): Promise<void> {
  const source = join(builderRoot, 'src/cli/main.ts');
  await compileForNode(source, folder, { 'src/content/shape/schema/validators-folder.ts': besideCommands });
  writeValidators(join(folder, 'validators'));
}

/**
 * Compiles the commands, or finds them compiled by somebody else in the meantime.
 * @param cache the folder in which versions of the commands are kept, and `name` what tells this one from others
 * @returns the program; undefined where nothing can be kept
 * @throws what the compiler says of source that doesn't compile
 */
export async function compileCommands(cache: string, name: string): Promise<string | undefined> {
  const folder = await keptIn({ folder: cache, kept: KEPT }, name, compileCommandsInto);
  return folder === undefined ? undefined : join(folder, 'program.mjs');
}
