import { spawn, spawnSync } from 'node:child_process';
import { compiled, fromSource, type Outcome } from './command.ts';

/** Whether a process here may mount things for itself: as root, or where the system gives users name spaces of their own. */
export const canMount = process.platform === 'linux' && spawnSync('unshare', ['-rm', 'true']).status === 0;

const typed = (program: readonly string[]): string => [process.execPath, ...program].join(' ');

/** The command line as `npm run` starts it, as a shell has to type it. */
export const sitewright = typed(fromSource());

/** The same, compiled for all tests of a run. */
export const compiledSitewright = (): string => typed(compiled());

/** Runs lines of shell, up to the first that fails; with `mounts`, where what is mounted is seen by nobody else and goes at the end. */
export function shell(script: string, cwd: string, { mounts = false } = {}): Promise<Outcome> {
  const words = ['bash', '-e', '-c', script];
  const [program = '', ...args] = mounts ? ['unshare', '-rm', ...words] : words;
  const child = spawn(program, args, { cwd, env: { ...process.env, NO_COLOR: '1' } });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => {
    printed.out += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    printed.err += data.toString();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ...printed }));
  });
}
