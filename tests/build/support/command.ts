import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimizingLate } from '../../setup/optimizing-late.ts';

/** The top of the repository. */
export const top = fileURLToPath(new URL('../../..', import.meta.url));

/** What came of a command. */
export type Outcome = { readonly code: number | null; readonly out: string; readonly err: string };

/** What has been printed so far. */
export type Printing = { readonly printed: () => string };

/** A command that runs. */
export type Running = Printing & { readonly child: ChildProcess; readonly ended: Promise<Outcome> };

type Env = Readonly<Record<string, string>>;

/** What Node runs for the command line as it stands in a checkout, which `npm run` does too. */
export const fromSource = (builder: string = top): readonly string[] => [join(builder, 'src/cli/start.mjs')];

/** What that says first where the commands are not compiled yet. */
export const preparing = 'Preparing Sitewright. After an install or an update, this takes a few seconds.\n';

/** The same, compiled once for all tests of a run (`tests/setup/compile-commands.ts`); outside of one, the source. */
export function compiled(): readonly string[] {
  const { SITEWRIGHT_COMPILED: file } = process.env;
  return file === undefined ? fromSource() : [file];
}

/** Starts the command line as a process of its own. `program`: what Node runs for it. */
export function start(args: readonly string[], env: Env = {}, cwd: string = top, program = compiled()): Running {
  const child = spawn(process.execPath, [...optimizingLate, ...program, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => {
    printed.out += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    printed.err += data.toString();
  });
  const ended = new Promise<Outcome>((resolve) => {
    child.on('close', (code) => resolve({ code, ...printed }));
  });
  return { child, ended, printed: () => printed.out + printed.err };
}

/** Runs a command to its end. */
export function run(args: readonly string[], env: Env = {}, cwd: string = top): Promise<Outcome> {
  return start(args, env, cwd).ended;
}

/** The address a server prints when it listens. */
export async function addressOf(server: Printing): Promise<string> {
  for (let tries = 0; tries < 1600; tries += 1) {
    const [address] = /http:\/\/[^\s]+/.exec(server.printed()) ?? [];
    if (address !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The server did not start:\n${server.printed()}`);
}

/** Ends a server as Ctrl+C does. */
export async function stop(server: Running): Promise<Outcome> {
  server.child.kill('SIGINT');
  return server.ended;
}
