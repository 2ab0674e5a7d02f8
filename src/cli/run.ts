import { Failure, reasonOf } from '../build/failure.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommandName, generalHelp, helpFor, isCommand } from './help.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

type Run = (args: readonly string[], io: Io) => Promise<ExitCode>;

// Imported when called for: `check` must not wait for what only the servers need.
const load: Readonly<Record<CommandName, () => Promise<{ readonly run: Run }>>> = {
  dev: () => import('./commands/dev.ts'),
  build: () => import('./commands/build.ts'),
  check: () => import('./commands/check.ts'),
  preview: () => import('./commands/preview.ts'),
  hosting: () => import('./commands/hosting.ts'),
  new: () => import('./commands/new.ts'),
};

async function dispatch([name, ...args]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    (name === undefined ? io.err : io.out).write(generalHelp());
    return name === undefined ? exitCodes.failed : exitCodes.fine;
  }
  if (!isCommand(name)) throw new UsageError(`There's no command called "${name}".\n\n${generalHelp().trimEnd()}`);
  if (args.includes('--help') || args.includes('-h')) {
    io.out.write(helpFor(name));
    return exitCodes.fine;
  }
  const { run } = await load[name]();
  return run(args, io);
}

/** Prints what went wrong: a sentence for what was to be expected, the stack too for a bug when DEBUG is set. */
export function explain(error: unknown, io: Io): void {
  const expected = error instanceof Failure || error instanceof UsageError;
  const debugging = (io.env.DEBUG ?? '') !== '';
  const words = expected ? reasonOf(error) : `Something unexpected went wrong: ${reasonOf(error)}`;
  const advice = expected || debugging ? '' : '\nRun it again with DEBUG=1 to see where.';
  const stack = debugging && error instanceof Error ? `\n${error.stack ?? ''}` : '';
  io.err.write(`${words}${advice}${stack}\n`);
}

/** Runs a command line (without `node` and the program) and gives the exit code. Never throws. */
export async function runCommandLine(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    explain(error, io);
    return exitCodes.failed;
  }
}
