import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimizingLate } from './optimizing-late.ts';

/** Where what a tool prints goes: to whoever looks on, or into a list that is printed later. */
export type Output = 'seen' | string[];

export type Env = Readonly<Record<string, string>>;

/** Room for what is forgotten at once: with little, a twelfth of the tests' processor time goes into clearing it. */
const roomy = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** The packages of tools that are called otherwise. */
const packages: Readonly<Record<string, string>> = { biome: '@biomejs/biome', tsc: 'typescript' };

/** The program of a tool, for Node. What npm puts into `.bin` is a script of the shell on Windows. */
export function programOf(name: string): string {
  const folder = join(process.cwd(), 'node_modules', packages[name] ?? name);
  const { bin }: { readonly bin: string | Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/**
 * Runs a tool of `node_modules` to its end, and says whether that was a good one. Others go on meanwhile. It is started itself: `npx`
 * takes longer than some of them.
 */
export function runTool(name: string, args: readonly string[], output: Output, env: Env = {}): Promise<boolean> {
  const child = spawn(process.execPath, [...optimizingLate, programOf(name), ...args], {
    stdio: output === 'seen' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: roomy, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output !== 'seen' && output.push(text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
