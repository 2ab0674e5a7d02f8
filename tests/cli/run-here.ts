import type { Printer } from '../../src/cli/io.ts';
import { runCommandLine } from '../../src/cli/run.ts';
import { typedIn } from '../../src/cli/typed-in.ts';
import { type Outcome, top } from '../build/support/command.ts';

/** Runs a command line in this process, with streams that remember; on a terminal, if it has columns. */
export async function runHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd: string = top,
  columns?: number,
): Promise<Outcome> {
  const said = { out: '', err: '' };
  const printer = (stream: 'out' | 'err'): Printer => ({
    write: (text) => {
      said[stream] += text;
    },
    isTerminal: columns !== undefined,
    columns,
  });
  const io = { out: printer('out'), err: printer('err'), ...typedIn(env, cwd), env, now: () => new Date(0) };
  const code = await runCommandLine(args, { ...io, stopped: async () => undefined });
  return { code, ...said };
}
