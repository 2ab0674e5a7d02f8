import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { explain, runCommandLine } from './run.ts';

const io: Io = {
  out: { write: (text) => void process.stdout.write(text), isTerminal: process.stdout.isTTY === true },
  err: { write: (text) => void process.stderr.write(text), isTerminal: process.stderr.isTTY === true },
  cwd: process.cwd(),
  env: process.env,
  now: () => new Date(),
  stopped: () =>
    new Promise((resolve) => {
      // Once: a second Ctrl+C ends a process that does not want to close.
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    }),
};

function crash(error: unknown): void {
  explain(error, io);
  process.exit(exitCodes.failed);
}

process.on('unhandledRejection', crash);
process.on('uncaughtException', crash);

process.exitCode = await runCommandLine(process.argv.slice(2), io);
