import { allowedHostsFrom, hostFrom, portFrom, rootFrom, startPort } from '../arguments.ts';
import { exitCodes, type Run } from '../command.ts';
import { wantsColor } from '../io.ts';
import { nextCommands } from '../report.ts';
import { endWithSupervisor, supervise } from '../supervise.ts';

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
