import { fork } from 'node:child_process';
import { once } from 'node:events';
import { compilerProgram } from '../beside-commands.ts';
import { Failure } from '../failure.ts';
import { compile } from './compile.ts';

export type Outcome = { readonly failure?: string | undefined };

/**
 * Compiles the app into a folder, in a process of its own: what Vite takes for it, more than a gigabyte, is only given back when a process ends.
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function compileInProcess(folder: string): Promise<void> {
  if (compilerProgram === undefined) return compile(folder);
  const child = fork(compilerProgram, [folder]);
  let outcome: Outcome | undefined;
  child.once('message', (message: Outcome) => {
    outcome = message;
  });
  const [code, signal] = await once(child, 'close');
  if (outcome === undefined) throw new Failure(`What compiles the app has ended (${signal ?? code}).`);
  if (outcome.failure !== undefined) throw new Failure(outcome.failure);
}
