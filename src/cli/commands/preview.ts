import { join } from 'node:path';
import { allowedHostsFrom, hostFrom, outFrom, portFrom, previewPort, rootFrom } from '../arguments.ts';
import { exitCodes, type Run } from '../command.ts';

/** `sitewright preview`: serves the built site as a host would, until it is stopped. */
export const run: Run = async ({ options: typed }, io) => {
  const out = outFrom(typed, io, join(rootFrom(typed, io), 'dist'));
  const { startPreview } = await import('../../server/start-preview.ts');
  const address = { host: hostFrom(typed), allowedHosts: allowedHostsFrom(typed), port: portFrom(typed, previewPort) };
  const server = await startPreview({ out, ...address, print: io.out.write });
  await io.stopped();
  await server.close();
  return exitCodes.fine;
};
