import type { Printer } from '../../src/cli/io.ts';
import { runCommandLine } from '../../src/cli/run.ts';
import { typedIn } from '../../src/cli/typed-in.ts';
import { type Outcome, top } from '../build/support/command.ts';

/**
 * Runs a command line in this process, with streams that remember; on a terminal, if it has columns.
 * @param answers what somebody types there when they are asked, before they end it
 */
export async function runHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd: string = top,
  columns?: number,
  answers?: readonly string[],
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
  const left = answers?.values();
  const answer = async (question: string): Promise<string | undefined> => {
    io.out.write(question);
    return left?.next().value;
  };
  const ask = left && answer;
  const code = await runCommandLine(args, { ...io, ask, stopped: async () => undefined });
  return { code, ...said };
}
