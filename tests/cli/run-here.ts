import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Io, type Printer, typedIn } from '../../src/cli/command.ts';
import { runCommandLine } from '../../src/cli/run.ts';
import { type Outcome, type Printing, top } from '../build/support/command.ts';

type Env = Readonly<Record<string, string>>;

/** Nobody types Ctrl+C. */
const never = () => new Promise<void>(() => undefined);

/** What a command of this process may touch, and what it has said; on a terminal, if that has columns. */
function remembering(env: Env, cwd: string, columns?: number) {
  const said = { out: '', err: '' };
  const printer = (stream: 'out' | 'err'): Printer => ({
    write: (text) => {
      said[stream] += text;
    },
    isTerminal: columns !== undefined,
    columns,
  });
  return { said, io: { out: printer('out'), err: printer('err'), ...typedIn(env, cwd), env } };
}

/**
 * Runs a command line in this process, with streams that remember; on a terminal, if it has columns.
 * @param answers what somebody types there when they are asked, before they end it
 */
export async function runHere(
  args: readonly string[],
  env: Env = {},
  cwd: string = top,
  columns?: number,
  answers?: readonly string[],
): Promise<Outcome> {
  const { said, io } = remembering(env, cwd, columns);
  const left = answers?.values();
  const answer = async (question: string): Promise<string | undefined> => {
    io.out.write(question);
    return left?.next().value;
  };
  const ask = left && answer;
  const code = await runCommandLine(args, { ...io, now: () => new Date(0), ask, stopped: never });
  return { code, ...said };
}

/**
 * The same by a copy of the builder, whose modules are loaded into this process. What it keeps is in the copy.
 * @returns runs a command line there
 */
export async function commandsOf(copy: string): Promise<(args: readonly string[], env: Env) => Promise<Outcome>> {
  const file = pathToFileURL(join(copy, 'src/cli/run.ts')).href;
  const commands: typeof import('../../src/cli/run.ts') = await import(file);
  return async (args, env) => {
    const { said, io } = remembering(env, copy);
    const options = { ...io, now: () => new Date(), ask: undefined, stopped: async () => undefined };
    return { code: await commands.runCommandLine(args, options), ...said };
  };
}

/** A server that runs in this process until `stop`. */
export type RunningHere = Printing & { readonly stop: () => Promise<Outcome> };

/**
 * Starts a server in this process, which takes half the processor time of one in a process of its own: Vite and the app are loaded
 * already. `start` in `tests/build/support/command.ts` is for what a process does: how it ends, and what its environment says.
 */
export function startHere(args: readonly string[], env: Env = {}): RunningHere {
  const { said, io } = remembering(env, top);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  const whole: Io = { ...io, now: () => new Date(), stopped: () => stopped };
  const ended = runCommandLine(args, whole).then((code) => ({ code, ...said }));
  return {
    printed: () => said.out + said.err,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
