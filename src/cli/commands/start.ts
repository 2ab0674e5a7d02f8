import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { sourcePart } from '../../server/dev/watch.ts';
import { watchFiles } from '../../server/dev/watch-files.ts';
import { allowedHostsFrom, hostFrom, portFrom, rootFrom, startPort } from '../arguments.ts';
import { type ExitCode, exitCodes, type Run } from '../command.ts';
import { wantsColor } from '../io.ts';
import { nextCommands } from '../report.ts';

/** In the environment of a server with a supervisor: when the builder changes, it ends, and its supervisor starts the next. */
const supervised = 'SITEWRIGHT_SUPERVISED';

function endWithSupervisor(): void {
  if (process.env[supervised] === undefined) return;
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid));
}

/** The same command from the builder's source, with the port that its server had. */
const commandLine = (port: number): readonly string[] => [
  '--import',
  import.meta.resolve('tsx'),
  join(builderRoot, 'src', 'cli', 'main.ts'),
  ...process.argv.slice(2),
  '--port',
  String(port),
];

/** A change of the builder that is waited for. */
type NextChange = { readonly made: Promise<void>; readonly end: () => void };

/** Waits for the next change from here on, and keeps the process for it. */
function nextChange(): NextChange {
  let stopWatching = (): void => undefined;
  const made = new Promise<void>((resolve) => {
    const concerns = (file: string): boolean => sourcePart(builderRoot, file) !== undefined;
    stopWatching = watchFiles(builderRoot, { concerns, heard: () => resolve(), unsure: resolve });
  });
  const staying = setInterval(() => undefined, 60_000);
  const end = (): void => {
    clearInterval(staying);
    stopWatching();
  };
  return { made, end };
}

/**
 * Leaves a development server to a process that runs the builder as it is now: what a process has loaded, it can't load anew. For as long as there
 * are changes, one process follows another, and this one supervises them.
 * @param port where the server was
 * @param stopped resolves when somebody wants it to end
 */
async function supervise(port: number, stopped: Promise<void>): Promise<ExitCode> {
  if (process.env[supervised] !== undefined) return exitCodes.again;
  let isStopped = false;
  const stop = stopped.then(() => {
    isStopped = true;
  });
  while (!isStopped) {
    // Begins before the process does: it may be mended while it fails.
    const change = nextChange();
    const child = spawn(process.execPath, commandLine(port), {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, [supervised]: 'yes' },
    });
    void stop.then(() => child.kill('SIGINT'));
    const [code] = await once(child, 'exit');
    isStopped ||= code === exitCodes.fine;
    if (code !== exitCodes.again && !isStopped) {
      process.stderr.write('The builder starts again after the next change.\n');
      await Promise.race([change.made, stop]);
    }
    change.end();
  }
  return exitCodes.fine;
}

/** `sitewright start`: serves the site while it is being written, until it is stopped. */
export const run: Run = async ({ options: typed }, io) => {
  const root = rootFrom(typed, io);
  const address = { host: hostFrom(typed), allowedHosts: allowedHostsFrom(typed), port: portFrom(typed, startPort) };
  const { startDev } = await import('../../server/start-dev.ts');
  const terminal = { color: wantsColor(io.out, io.env), width: () => io.out.columns, print: io.out.write };
  const stopped = io.stopped();
  endWithSupervisor();
  let outdated = (): void => undefined;
  const isOutdated = new Promise<boolean>((resolve) => {
    outdated = () => resolve(true);
  });
  const server = await startDev({
    root,
    ...address,
    ...terminal,
    editor: typed.get('editor'),
    commands: nextCommands(typed, io),
    outdated,
  });
  const isLeft = await Promise.race([isOutdated, stopped.then(() => false)]);
  await server.close();
  if (!isLeft) return exitCodes.fine;
  return supervise(server.port, stopped);
};
