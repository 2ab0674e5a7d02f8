import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../diagnostics/messages/say.ts';
import { exitCodes, misused, outFrom, type Run, rootFrom } from '../command.ts';
import { writeOutput } from '../write-output.ts';

/** `sitewright hosting SERVER`: prints the settings of a server for the built site, or what a host that builds it reads in its folder. */
export const run: Run = async ({ options, words }, io) => {
  const { hostedIn } = await import('../../builder/hosting/hosted.ts');
  const { servedFolder } = await import('../../builder/write/journal.ts');
  const { settingsFor } = await import('../../builder/hosting/settings.ts');
  const { hosts } = await import('../../authoring/new-site/hosts.ts');
  const [server = ''] = words;
  const root = rootFrom(options, io);
  const output = options.get('output');
  const give = async (text: string): Promise<void> => {
    if (output === undefined) return io.out.write(text);
    await writeOutput({ output, root, cwd: io.cwd }, text);
    io.out.write(`${say('saving', { why: 'written', file: output })}\n`);
  };
  const [host, settings] = [hosts.get(server), settingsFor.get(server)];
  if (words.length === 1 && host !== undefined) {
    // A host couldn't install the builder of such a site.
    if (!existsSync(join(root, 'package.json'))) throw misused({ why: 'unbuildable' });
    await give(await host(root));
  } else if (words.length === 1 && settings !== undefined) {
    const out = outFrom(options, io, join(root, 'dist'));
    await give(settings(await hostedIn((await servedFolder(out)) ?? out)));
  } else {
    throw misused({ why: 'one-server', servers: [...settingsFor.keys(), ...hosts.keys()] });
  }
  return exitCodes.fine;
};
