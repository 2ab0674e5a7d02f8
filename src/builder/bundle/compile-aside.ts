import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '../failure.ts';
import { compile } from './compile.ts';
import { compilerFile } from './compiler-file.ts';

/** What the process says before it ends: nothing went wrong, or what. */
export type Said = { readonly failure?: string | undefined };

/**
 * Compiles the app into a folder, in a process of its own: what Vite takes for it, more than a gigabyte, is only given back when a process ends.
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function compileAside(folder: string, base: string): Promise<void> {
  if (compilerFile === undefined) return compile(folder, base);
  const child = fork(compilerFile, [folder, base]);
  let said: Said | undefined;
  child.once('message', (message: Said) => {
    said = message;
  });
  const [code, signal] = await once(child, 'close');
  if (said === undefined) throw new Failure(`What compiles the app has ended (${signal ?? code}).`);
  if (said.failure !== undefined) throw new Failure(said.failure);
}
