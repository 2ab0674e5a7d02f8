import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { builderRoot } from './builder.ts';
import { codeOf } from './failure.ts';

/**
 * How Vite shall load `vite.config.ts`. Its usual way writes a file among the builder's packages, and reads all modules anew when a
 * server starts again, as after a change of a schema. Where nothing can be written, nothing of the builder changes either.
 */
export async function configLoader(): Promise<'bundle' | 'native'> {
  try {
    await access(join(builderRoot, 'node_modules'), constants.W_OK);
    return 'bundle';
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return 'native';
  }
}
