import { join } from 'node:path';
import { build } from 'vite';

/** Compiles the writer into one file that Node starts within milliseconds. Gives its path. */
export async function compileWriter(folder: string): Promise<string> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'writer.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'writer.mjs' } },
    },
  });
  return join(folder, 'writer.mjs');
}
