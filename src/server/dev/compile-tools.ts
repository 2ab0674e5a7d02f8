import { join } from 'node:path';
import { build } from 'vite';
import { builderRoot } from '../../builder/builder-root.ts';
import { inProduction } from '../../builder/bundle/in-production.ts';

/**
 * Compiles what the development server's own pages load, and what tests blocks. Nothing is written.
 * @returns the texts of the files, by their names below `toolsBase`
 */
export async function compileTools(): Promise<ReadonlyMap<string, string>> {
  const input = {
    dev: join(builderRoot, 'src/server/browser/main.ts'),
    laws: join(builderRoot, 'src/server/browser/laws/main.ts'),
  };
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  const built = await inProduction(() =>
    build({
      ...{ configFile: false, root: builderRoot, envDir: false, publicDir: false, logLevel: 'silent' },
      build: { write: false, modulePreload: false, rolldownOptions: { input, output } },
    }),
  );
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((one) => [one.fileName, String(one.type === 'chunk' ? one.code : one.source)]));
}
