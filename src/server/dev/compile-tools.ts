import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { inProduction } from '../../builder/bundle/in-production.ts';
import { browserEntries } from '../browser-entries.ts';
import { compileInMemory } from './compile-in-memory.ts';

/**
 * Compiles what the development server's own pages load, and what tests blocks.
 * @param entries some of it, by their names
 * @returns the texts of the files, by their names below `toolsBase`
 */
export async function compileTools(
  entries: Readonly<Record<string, string>> = browserEntries,
): Promise<ReadonlyMap<string, string>> {
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(builderRoot, file)]));
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  };
  const outputs = await inProduction(() => compileInMemory({ rolldownOptions: { input, output } }));
  return new Map(outputs.map((one) => [one.fileName, String(one.type === 'chunk' ? one.code : one.source)]));
}
