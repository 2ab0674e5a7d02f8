import { join } from 'node:path';
import { build } from 'vite';
import { builderRoot, entries } from '../../builder/builder-root.ts';

/** The boot script as the build has it, compiled in memory. */
export async function compileBoot(): Promise<string> {
  const built = await build({
    configFile: false,
    root: builderRoot,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(builderRoot, entries.boot), output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs
    .flatMap((output) => (output.type === 'chunk' ? [output.code] : []))
    .join('')
    .trim();
}
