import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { watchBuilder } from '../../server/dev/watch.ts';
import { exitCodes, placeFrom, type Run, rootFrom, startPort, wantsColor } from '../command.ts';
import { nextCommands } from '../report.ts';

/** In the environment of a server with a supervisor: when the builder changes, it ends, and its supervisor starts the next. */
const SUPERVISED = 'SITEWRIGHT_SUPERVISED';
const isSupervised = process.env[SUPERVISED] !== undefined;

/** The same command from the builder's source, with the port that its server had. */
const commandLine = (port: number): readonly string[] => [
  ...['--import', import.meta.resolve('tsx'), join(builderRoot, 'src', 'cli', 'main.ts')],
  ...[...process.argv.slice(2), '--port', String(port)],
];

/**
 * Leaves a development server to a process that runs the builder as it is now: what a process has loaded, it can't load anew. For as long as there
 * are changes, one process follows another, and this one supervises them.
 * @param port where the server was
 * @param stopped resolves when somebody wants it to end
 */
async function supervise(port: number, stopped: Promise<void>): Promise<void> {
  let isStopped = false;
  const stop = stopped.then(() => {
    isStopped = true;
  });
  // Watching keeps no process.
  const staying = setInterval(() => undefined, 60_000);
  while (!isStopped) {
    let endWatching = (): void => undefined;
    // Begins before the process does: it may be mended while it fails.
    const changed = new Promise<void>((resolve) => {
      const heard = (): void => resolve();
      endWatching = watchBuilder(heard, heard);
    });
    const child = spawn(process.execPath, commandLine(port), {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, [SUPERVISED]: 'yes' },
    });
    void stop.then(() => child.kill('SIGINT'));
    const [code] = await once(child, 'exit');
    isStopped ||= code === exitCodes.fine;
    if (code !== exitCodes.again && !isStopped) {
      process.stderr.write('The builder starts again after the next change.\n');
      await Promise.race([changed, stop]);
    }
    endWatching();
  }
  clearInterval(staying);
}

export const run: Run = async ({ options: typed }, io) => {
  const root = rootFrom(typed, io);
  const place = placeFrom(typed, startPort);
  const { startDev } = await import('../../server/serve-site.ts');
  const terminal = { color: wantsColor(io.out, io.env), width: () => io.out.columns, print: io.out.write };
  const stopped = io.stopped();
  if (isSupervised) {
    process.channel?.unref();
    process.once('disconnect', () => process.kill(process.pid));
  }
  let outdated = (): void => undefined;
  const isOutdated = new Promise<boolean>((resolve) => {
    outdated = () => resolve(true);
  });
  const [editor, commands] = [typed.get('editor'), nextCommands(typed, io)];
  const server = await startDev({ root, ...place, ...terminal, editor, commands, outdated });
  const isLeft = await Promise.race([isOutdated, stopped.then(() => false)]);
  await server.close();
  if (isLeft && isSupervised) return exitCodes.again;
  if (isLeft) await supervise(server.port, stopped);
  return exitCodes.fine;
};
