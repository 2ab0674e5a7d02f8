import { endedEarly, Failure } from '../builder/failure.ts';
import { runsOneCommand } from '../builder/own/guarded.ts';
import { safeForTerminal } from '../diagnostics/format/printable.ts';
import { codeOf } from '../disk/error-code.mjs';
import { exitCodes, type Io, type Printer, typedIn } from './command.ts';
import { explain, runCommandLine } from './run.ts';

function printerOn(stream: NodeJS.WriteStream): Printer {
  // Whoever reads along may stop (`| head`): the command goes on, and its exit code still counts.
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') crash(error);
  });
  return {
    // Files and other programs get what was written.
    write: (text) => void stream.write(stream.isTTY ? safeForTerminal(text) : text),
    isTerminal: stream.isTTY === true,
    // A terminal may be resized while a command runs.
    get columns() {
      return stream.isTTY ? stream.columns : undefined;
    },
  };
}

/** Asks one question. Whoever types Ctrl+C or Ctrl+D doesn't answer. */
async function askOnTerminal(question: string): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    return await Promise.race([lines.question(question), closed]);
  } finally {
    lines.close();
  }
}

/** Whether somebody wanted the command to end, and it has heard of it; whether we end it. */
const ending = { asked: false, isOurs: false };

/** Besides the variable DEBUG, because each shell sets one in another way. */
const debug = '--debug';
const env = process.argv.includes(debug) ? { ...process.env, DEBUG: '1' } : process.env;

const io: Io = {
  out: printerOn(process.stdout),
  err: printerOn(process.stderr),
  ...typedIn(env, process.cwd()),
  env,
  now: () => new Date(),
  stopped: () =>
    new Promise((resolve) => {
      // Once: a second Ctrl+C ends a process that does not want to close.
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          ending.asked = true;
          resolve();
        });
    }),
  ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : undefined,
};

function end(code: number): void {
  ending.isOurs = true;
  process.exit(code);
}

function crash(error: unknown): void {
  explain(error, io);
  end(exitCodes.failed);
}

process.once('exit', () => {
  if (ending.isOurs || ending.asked) return;
  process.exitCode = exitCodes.failed;
  explain(new Failure(endedEarly), io);
});

process.on('unhandledRejection', crash);
process.on('uncaughtException', crash);

runsOneCommand();
const code = await runCommandLine(
  process.argv.slice(2).filter((word) => word !== debug),
  io,
);
// It waits for nothing that blocks of the site's own have begun, nor for an app that is just being compiled. What it has printed goes out first.
process.stdout.write('', () => process.stderr.write('', () => end(code)));
