import { allowedHostsFrom, hostFrom, outFrom, portFrom, readArguments, rootFrom } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { type Io, wantsColor } from '../io.ts';

/** `sitewright dev`: serves the site while it is being written, until it is stopped. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const typed = readArguments(args, ['root', 'port', 'host', 'allow-host']);
  const root = rootFrom(typed, io.cwd);
  const place = { root, out: outFrom(typed, io.cwd, root) };
  const address = { host: hostFrom(typed), allowedHosts: allowedHostsFrom(typed), port: portFrom(typed, 5173) };
  const { startDev } = await import('../../build/dev.ts');
  const color = wantsColor(io.out, io.env);
  const server = await startDev({ ...place, ...address, color, width: () => io.out.columns, print: io.out.write });
  await io.stopped();
  await server.close();
  return exitCodes.fine;
}
