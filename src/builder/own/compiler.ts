import type { BuildOptions, BuildResult, Message, Plugin } from 'esbuild';
import { manager } from '../../diagnostics/run-by.ts';
import { Failure } from '../failure.ts';
import { installedFor } from '../installed.ts';

export type { BuildOptions, BuildResult, Message, Plugin };

export type Compiler = {
  readonly version: string;
  readonly build: (options: BuildOptions & { readonly write: false }) => Promise<BuildResult<{ write: false }>>;
};

export const installCompiler = `${manager.addForDevelopment} esbuild`;

/** Why it doesn't start: it is another system's, or something keeps it from that. */
export const notRunning = `What compiles this site's own blocks (esbuild) doesn't run here. If node_modules comes from another computer, delete that folder, run ${manager.install}, then try again.`;

/** esbuild, which comes with a clone of the builder; undefined where a site with a package hasn't installed it. @param root the content root */
export const findCompiler = (root: string): Compiler | undefined => installedFor(root, (load) => load('esbuild'));

/** The same. @throws Failure when it isn't installed */
export function compilerFor(root: string): Compiler {
  const compiler = findCompiler(root);
  if (compiler !== undefined) return compiler;
  throw new Failure(
    `This site has blocks of its own (blocks/), and what compiles them is not installed. Run ${installCompiler}, then try again.`,
  );
}
