import { isRefusal } from '../../authoring/new-page/refusal.ts';
import { codemods } from '../../authoring/upgrade/codemods.ts';
import { type Formats, type Upgrade, upgradeOf } from '../../authoring/upgrade/upgrade.ts';
import { FORMAT } from '../../model/format.ts';
import { rootFrom } from '../arguments.ts';
import { cacheFor } from '../cache/cache.ts';
import { withCachedFiles } from '../cache/files.ts';
import type { Run } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { difference } from '../fixing/difference.ts';
import { wantsColor } from '../io.ts';
import { scriptCommand } from '../next-commands.ts';
import { throwRefused } from '../refused.ts';
import { leftIn, writeUpgrade } from '../write-upgrade.ts';

/** `sitewright upgrade`, for some format: shows what brings a site to it, or writes that. */
export const upgradeTo =
  (formats: Formats): Run =>
  async ({ options }, io) => {
    const root = rootFrom(options, io);
    const known = leftIn(root);
    const upgrade = await withCachedFiles(root, cacheFor(io, false), ({ disk, reader }) =>
      upgradeOf(disk, { formats, known }, reader),
    );
    if (isRefusal(upgrade)) throwRefused(upgrade, options, io);
    const isWriting = options.has('write');
    if (isWriting) await writeUpgrade(root, upgrade, known);
    const color = wantsColor(io.out, io.env);
    if (!isWriting) for (const file of upgrade.files) io.out.write(difference(file, io.out.isTerminal, color));
    io.out.write(summary(upgrade, isWriting ? undefined : scriptCommand(['upgrade', '--write'], options, io)));
    return exitCodes.fine;
  };

/** `sitewright upgrade`: brings a site to the format that is installed. */
export const run: Run = upgradeTo({ format: FORMAT, codemods });

/** What an upgrade does, for whoever asked for it. @param toWrite what to type so that it is written; undefined if it was */
function summary({ from, to, files, done }: Upgrade, toWrite: string | undefined): string {
  if (files.length === 0) return `This site is written in format ${to}, which is the newest. There's nothing to do.\n`;
  const many = files.length === 1 ? '1 file' : `${files.length} files`;
  return [
    ...(toWrite === undefined ? [] : ['']),
    `From format ${from} to format ${to}:`,
    ...done.map((each) => `  ${each.does} (${each.files === 1 ? '1 file' : `${each.files} files`})`),
    toWrite === undefined ? `${many} changed.` : `Nothing was written. To change ${many}, run ${toWrite}`,
    '',
  ].join('\n');
}
