import { type ChildProcess, spawn } from 'node:child_process';
import type { Command } from '../generators/generator.ts';
import { followMemory } from './memory.ts';

/** What a command took: milliseconds from before its process is started until after it has ended, and bytes. */
export type Took = { readonly ms: number; readonly memory: number | undefined };

/** Longer than any of it takes, in milliseconds. */
const patience = 15 * 60_000;

/** As in CI: no generator asks questions or draws a bar. */
const quiet = { CI: '1', NO_COLOR: '1' };

/** What is running now. Nothing of it stays when the benchmark is cut short. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) endCommand(child, 'SIGKILL');
});

/** Starts a command in a process group of its own, so that what it starts can be ended with it. */
export function startCommand({ program, args, cwd, env }: Command): { child: ChildProcess; said: () => string } {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let said = '';
  const hear = (data: Buffer): void => {
    said += data.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return { child, said: () => said };
}

/** Ends a command with all that it has started. */
export function endCommand({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Runs a command to its end.
 * @throws Error with the last of what it said, when it fails or takes too long
 */
export async function timed(command: Command): Promise<Took> {
  const begun = performance.now();
  const { child, said } = startCommand(command);
  const stop = child.pid === undefined ? () => undefined : followMemory(child.pid);
  const alarm = setTimeout(() => endCommand(child, 'SIGKILL'), patience);
  try {
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    const ms = performance.now() - begun;
    if (code !== 0) throw new Error(`${[command.program, ...command.args].join(' ')}:\n${said().slice(-2000)}`);
    return { ms, memory: stop() };
  } finally {
    clearTimeout(alarm);
    stop();
  }
}
