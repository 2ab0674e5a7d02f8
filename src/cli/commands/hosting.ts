import { outFrom, readWords, rootFrom } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** `sitewright hosting SERVER`: prints the settings of a server for the built site. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const { options, words } = readWords(args, ['root', 'out']);
  const { hostedIn } = await import('../../build/hosting/hosted.ts');
  const { servedFolder } = await import('../../build/output/served-folder.ts');
  const { settingsFor } = await import('../../build/hosting/settings.ts');
  const [server = ''] = words;
  const settings = settingsFor.get(server);
  if (settings === undefined || words.length > 1) {
    throw new UsageError(`Name one server: ${[...settingsFor.keys()].join(', ')}.`);
  }
  const out = outFrom(options, io, rootFrom(options, io));
  io.out.write(settings(await hostedIn((await servedFolder(out)) ?? out)));
  return exitCodes.fine;
}
