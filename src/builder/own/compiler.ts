import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuildOptions, BuildResult, Message, Plugin } from 'esbuild';
import { codeOf } from '../../disk/error-code.mjs';
import { builderRoot } from '../builder-root.ts';
import { Failure } from '../failure.ts';

export type { BuildOptions, BuildResult, Message, Plugin };

/** What compiles blocks of a site's own. */
export type Compiler = {
  readonly version: string;
  readonly build: (options: BuildOptions & { readonly write: false }) => Promise<BuildResult<{ write: false }>>;
};

/**
 * Loads esbuild: it comes with a clone of the builder. A package leaves it out, because few sites have blocks of their own; those install it.
 * @param root the content root
 * @throws Failure when it isn't installed
 */
export function compilerFor(root: string): Compiler {
  for (const folder of [root, builderRoot]) {
    try {
      return createRequire(join(folder, 'package.json'))('esbuild');
    } catch (error) {
      if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Failure(
    'This site has blocks of its own (blocks/), and what compiles them is not installed. Run npm install --save-dev esbuild, then try again.',
  );
}
