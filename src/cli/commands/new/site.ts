import { relative, sep } from 'node:path';
import { newSite } from '../../../authoring/new-site/new-site.ts';
import { builderRoot } from '../../../builder/builder-root.ts';
import { writeNewFolder } from '../../../builder/write/new-folder.ts';
import type { Run } from '../../command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { holds } from '../../folders.ts';
import { nextCommands } from '../../next-commands.ts';
import { report } from '../../report.ts';
import { quoted } from '../../typed-in.ts';
import { UsageError } from '../../usage-error.ts';
import { refuseLostOptions } from './lost-options.ts';
import { aboutSite } from './said-of-site.ts';
import { siteFolder } from './site-folder.ts';
import { wishFor } from './site-wish.ts';

/** `sitewright new site`: makes a whole site to begin with, in a folder of its own, and says what to type next. */
export const run: Run = async ({ options, words }, io, command) => {
  refuseLostOptions(command, io.env, 'npm run new -- site ../bakery');
  const folder = await siteFolder(words, io);
  const wish = await wishFor(options, io, folder);
  const place = pathTo(folder, builderRoot);
  const npm = holds(builderRoot, folder) ? 'npm' : `npm --prefix ${quoted(place)}`;
  const site = await newSite(wish, { folder: place, npm });
  const diagnostics = site.diagnostics.filter(({ severity }) => severity === 'error');
  if (diagnostics.length > 0) {
    report({ ...site, diagnostics }, io.err, { env: io.env, commands: nextCommands(options, io) });
    throw new UsageError('The site would have mistakes with this name. Choose another one.');
  }
  await writeNewFolder(folder, site.files);
  const shown = relative(io.cwd, folder);
  io.out.write(aboutSite(site, { wish, path: shown, npm }));
  return exitCodes.fine;
};

/** The way from one folder to another as it is written in files: with `/`. */
function pathTo(from: string, to: string): string {
  return relative(from, to).split(sep).join('/');
}
