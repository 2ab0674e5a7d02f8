import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codeOf } from '../disk/error-code.mjs';
import { builderRoot } from './builder-root.ts';

/**
 * A package that few sites need, so that the builder comes without it: a site installs it, and a clone has it.
 * @param root the content root
 * @param find is given what loads packages for a folder
 * @returns undefined where it isn't installed
 */
export function installedFor<T>(root: string, find: (load: NodeJS.Require) => T): T | undefined {
  for (const folder of [root, builderRoot]) {
    try {
      return find(createRequire(join(folder, 'package.json')));
    } catch (error) {
      if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}
