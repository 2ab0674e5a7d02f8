import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite';
import { builderRoot } from '../../builder/builder-root.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Compiles some of the builder's source for browsers, and writes nothing. @param mode `development` for React's development build */
export async function compileInMemory(options: BuildEnvironmentOptions, mode = 'production'): Promise<Output[]> {
  const built = await build({
    configFile: false,
    root: builderRoot,
    mode,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, ...options },
  });
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []));
}
