import { join } from 'node:path';
import { usualPort } from '../../server/dev/next-port.ts';
import { allowedHostsFrom, hostFrom, outFrom, portFrom, rootFrom } from '../arguments.ts';
import type { Run } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { wantsColor } from '../io.ts';
import { nextCommands } from '../next-commands.ts';

/** `sitewright dev`: serves the site while it is being written, until it is stopped. */
export const run: Run = async ({ options: typed }, io) => {
  const root = rootFrom(typed, io);
  const place = { root, out: outFrom(typed, io, join(root, 'dist')) };
  const address = { host: hostFrom(typed), allowedHosts: allowedHostsFrom(typed), port: portFrom(typed, usualPort) };
  const { startDev } = await import('../../server/start-dev.ts');
  const color = wantsColor(io.out, io.env);
  const terminal = { color, width: () => io.out.columns, print: io.out.write };
  const server = await startDev({ ...place, ...address, ...terminal, commands: nextCommands(typed, io) });
  await io.stopped();
  await server.close();
  return exitCodes.fine;
};
