import { join } from 'node:path';
import { outFrom, rootFrom } from '../arguments.ts';
import type { Run } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';

/** `sitewright hosting SERVER`: prints the settings of a server for the built site. */
export const run: Run = async ({ options, words }, io) => {
  const { hostedIn } = await import('../../builder/hosting/hosted.ts');
  const { servedFolder } = await import('../../builder/write/served-folder.ts');
  const { settingsFor } = await import('../../builder/hosting/settings.ts');
  const [server = ''] = words;
  const settings = settingsFor.get(server);
  if (settings === undefined || words.length > 1) {
    throw new UsageError(`Name one server: ${[...settingsFor.keys()].join(', ')}.`);
  }
  const out = outFrom(options, io, join(rootFrom(options, io), 'dist'));
  io.out.write(settings(await hostedIn((await servedFolder(out)) ?? out)));
  return exitCodes.fine;
};
