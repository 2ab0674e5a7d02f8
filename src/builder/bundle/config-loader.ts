import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, isMissing } from '../../disk/error-code.mjs';
import { builderRoot } from '../builder-root.ts';

/** Whether Vite can write its temporary file: in a folder of its own, which somebody else may have made (`sudo npm run build`). */
async function canWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    if (isMissing(error)) return canWrite(dirname(folder));
    if (codeOf(error) === undefined) throw error;
    return false;
  }
}

/**
 * How Vite shall load `vite.config.ts`. Its usual way writes a file among the builder's packages, and reads all modules anew when a
 * server starts again, as after a change of a schema. Where nothing can be written, nothing of the builder changes either.
 */
export async function configLoader(): Promise<'bundle' | 'native'> {
  // Else Vite parses each of our files once more, to warn of what the native loader could not read: a third of a second at every start.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';
  return (await canWrite(join(builderRoot, 'node_modules', '.vite-temp'))) ? 'bundle' : 'native';
}
