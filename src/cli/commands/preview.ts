import { allowedHostsFrom, hostFrom, outFrom, portFrom, readArguments, rootFrom } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';

/** `sitewright preview`: serves the built site as a host would, until it is stopped. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const typed = readArguments(args, ['root', 'out', 'port', 'host', 'allow-host']);
  const out = outFrom(typed, io, rootFrom(typed, io));
  const { startPreview } = await import('../../build/preview.ts');
  const address = { host: hostFrom(typed), allowedHosts: allowedHostsFrom(typed), port: portFrom(typed, 4173) };
  const server = await startPreview({ out, ...address, print: io.out.write });
  await io.stopped();
  await server.close();
  return exitCodes.fine;
}
