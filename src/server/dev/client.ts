import { join } from 'node:path';
import { builderRoot, entries } from '../../builder/builder-root.ts';
import { compileInMemory } from './compile-in-memory.ts';

/** The app for the browser, compiled in memory. */
export type Client = {
  /** Address of the module that takes pages over. */
  readonly address: string;
  /** The text of every module, by address. */
  readonly modules: ReadonlyMap<string, string>;
};

/** Compiles the app for the browser with React's development build, which says more when something is wrong. */
export async function compileClient(): Promise<Client> {
  const outputs = await compileInMemory(
    {
      minify: false,
      rolldownOptions: {
        input: join(builderRoot, entries.client),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/app-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
    'development',
  );
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error(`Nothing was made of ${entries.client}.`);
  return {
    address: `/${entry.fileName}`,
    modules: new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code])),
  };
}

/** The boot script as the build has it, compiled in memory. */
export async function compileBoot(): Promise<string> {
  const outputs = await compileInMemory({
    rolldownOptions: { input: join(builderRoot, entries.boot), output: { format: 'iife' } },
  });
  return outputs
    .flatMap((output) => (output.type === 'chunk' ? [output.code] : []))
    .join('')
    .trim();
}
