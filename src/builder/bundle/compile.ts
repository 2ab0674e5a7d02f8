import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { builderRoot } from '../builder-root.ts';
import { Failure } from '../failure.ts';
import { describeCompileError } from './compile-error.ts';
import { bundleConfig } from './config.ts';
import { foreignModule } from './fingerprint.ts';
import { inProduction } from './in-production.ts';
import { leavingOut } from './left-out.ts';
import { compiledStyles } from './styles.ts';

type Built = Rolldown.RolldownOutput | readonly Rolldown.RolldownOutput[] | Rolldown.RolldownWatcher;

async function runVite(folder: string): Promise<Built[]> {
  // Loaded here, because an unchanged builder needs no Vite at all.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    ...bundleConfig(folder),
    configFile: false,
    root: builderRoot,
    appType: 'custom',
    publicDir: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [leavingOut, await compiledStyles()],
  });
  return Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
}

function modulesOf(built: readonly Built[]): string[] {
  const outputs = built.flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
}

/**
 * Compiles the app into `folder`: `entry-server.js`, `boot.js`, `assets/*` and Vite's manifest.
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function compile(folder: string): Promise<void> {
  const built = await inProduction(() => runVite(folder)).catch((error: unknown) => {
    throw new Failure(describeCompileError(error), { cause: error });
  });
  const foreign = foreignModule(builderRoot, modulesOf(built));
  if (foreign !== undefined) {
    throw new Failure(`The app imports ${relative(builderRoot, foreign)}, which is neither in src/ nor a package.`);
  }
}
