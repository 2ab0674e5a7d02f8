import { agentsFor, renewed } from '../../authoring/new-site/new-site.ts';
import { codemods, type Formats, type Known, type Upgrade, upgradeOf } from '../../authoring/upgrade/upgrade.ts';
import { writeNewFile } from '../../builder/write/new-file.ts';
import { bytesIfThere } from '../../content/files/read.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { folderDisk } from '../../disk/disk.ts';
import { hashOf } from '../../disk/hashes.ts';
import { removeIn, replaceIn } from '../../disk/writing.ts';
import { FORMAT } from '../../model/format.ts';
import { exitCodes, type Run, rootFrom } from '../command.ts';
import { showDifferences } from '../fixing/difference.ts';
import { orRefused } from '../or-refused.ts';
import { scriptCommand } from '../report.ts';
import { refuseObstacles, saveAll } from '../write-files.ts';
import { builderFor } from './new/new-place.ts';

export const upgradeTo =
  (formats: Formats): Run =>
  async ({ options }, io) => {
    const root = rootFrom(options, io);
    const known = leftIn(root);
    const found = await orRefused({ root, options, io, format: 'any' }, (site) => upgradeOf(site, { formats, known }));
    const upgrade = await withAgents(root, found);
    const isWriting = options.has('write');
    if (isWriting) await writeUpgrade(root, upgrade, known);
    else showDifferences(upgrade.files, io.out, io.env);
    io.out.write(summary(upgrade, isWriting ? undefined : scriptCommand(['upgrade', '--write'], options, io)));
    return exitCodes.fine;
  };

export const run: Run = upgradeTo({ format: FORMAT, codemods });

/** An upgrade that renews what assistants read of this version, too, where a site has it. */
async function withAgents(root: string, upgrade: Upgrade): Promise<Upgrade> {
  const before = bytesIfThere(folderDisk(root), 'AGENTS.md');
  if (before === undefined) return upgrade;
  const after = renewed(new TextDecoder().decode(before), await agentsFor(builderFor(root, undefined)));
  if (after === undefined) return upgrade;
  const file = { file: 'AGENTS.md', before, after: Buffer.from(after) };
  const does = say('upgraded', { why: 'agents' });
  return { ...upgrade, files: [file, ...upgrade.files], done: [...upgrade.done, { does, files: 1 }] };
}

/** What an upgrade does, for whoever asked for it. @param toWrite what to type so that it is written; undefined if it was */
function summary({ from, to, files, done }: Upgrade, toWrite: string | undefined): string {
  if (files.length === 0) return `${say('upgraded', { why: 'newest', to })}\n`;
  const count = files.length;
  const last =
    toWrite === undefined
      ? ({ why: 'changed', files: count } as const)
      : ({ why: 'not-written', files: count, command: toWrite } as const);
  return [
    ...(toWrite === undefined ? [] : ['']),
    ...(from === to ? [] : [say('upgraded', { why: 'way', from, to })]),
    ...done.map((each) => `  ${say('upgraded', { why: 'did', ...each })}`),
    say('upgraded', last),
    '',
  ].join('\n');
}

/** Lies in the folder of a site while an upgrade is written: what each of its files is in each format. */
const JOURNAL = '.sitewright-upgrade.json';

export function leftIn(root: string): Known {
  const bytes = bytesIfThere(folderDisk(root), JOURNAL);
  if (bytes === undefined) return {};
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) ?? {};
  } catch {
    // Somebody has written into it: then the files are taken as site.yaml says.
    return {};
  }
}

/**
 * Writes the files of an upgrade, site.yaml last. What is cut off can be run again: until site.yaml says the new format, the journal says which of
 * the others are in it already.
 * @param known what an upgrade before has left
 * @throws Failure if a file can't be written or has changed since it was read
 */
export async function writeUpgrade(root: string, { files, to }: Upgrade, known: Known): Promise<void> {
  await refuseObstacles(root, files);
  const place = { root, file: JOURNAL };
  const isThere = bytesIfThere(folderDisk(root), JOURNAL) !== undefined;
  if (files.length > 1) {
    const entries = files.map(({ file, after }) => [file, { ...known[file], [hashOf(after)]: to }] as const);
    const text = JSON.stringify({ ...known, ...Object.fromEntries(entries) });
    if (isThere) await replaceIn(place, { after: text });
    else await writeNewFile(place, text);
  }
  const forget = async (): Promise<void> => {
    if (files.length > 1 || isThere) await removeIn(place);
  };
  // What an upgrade before has left is needed again if this one is undone.
  await saveAll(root, files, { what: 'upgrade', ...(!isThere && { undone: forget }) });
  await forget();
}
