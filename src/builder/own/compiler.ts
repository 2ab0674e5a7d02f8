import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuildOptions, BuildResult, Message, Plugin } from 'esbuild';
import { manager } from '../../diagnostics/run-by.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { builderRoot } from '../builder-root.ts';
import { Failure } from '../failure.ts';

export type { BuildOptions, BuildResult, Message, Plugin };

/** What compiles blocks of a site's own. */
export type Compiler = {
  readonly version: string;
  readonly build: (options: BuildOptions & { readonly write: false }) => Promise<BuildResult<{ write: false }>>;
};

/** What installs the compiler in a site: few sites have blocks of their own, so a package comes without it. */
export const installCompiler = `${manager.addForDevelopment} esbuild`;

/** Why it doesn't start: it is another system's, or something keeps it from that. */
export const notRunning = `What compiles this site's own blocks (esbuild) doesn't run here. If node_modules comes from another computer, delete that folder, run ${manager.install}, then try again.`;

/**
 * esbuild, which comes with a clone of the builder; undefined where a site with a package hasn't installed it.
 * @param root the content root
 */
export function findCompiler(root: string): Compiler | undefined {
  for (const folder of [root, builderRoot]) {
    try {
      return createRequire(join(folder, 'package.json'))('esbuild');
    } catch (error) {
      if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

/** The same. @throws Failure when it isn't installed */
export function compilerFor(root: string): Compiler {
  const compiler = findCompiler(root);
  if (compiler !== undefined) return compiler;
  throw new Failure(
    `This site has blocks of its own (blocks/), and what compiles them is not installed. Run ${installCompiler}, then try again.`,
  );
}
