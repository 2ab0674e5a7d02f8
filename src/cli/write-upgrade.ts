import { hashOf, type Known, type Upgrade } from '../authoring/upgrade/upgrade.ts';
import { writeNewFile } from '../builder/write/new-file.ts';
import { bytesIfThere } from '../content/files/read.ts';
import { folderDisk } from '../disk/disk.ts';
import { removeIn, replaceIn } from '../disk/writing.ts';
import { refuseObstacles, saveAll } from './write-files.ts';

/** Lies in the folder of a site while an upgrade is written: what each of its files is in each format. */
const JOURNAL = '.sitewright-upgrade.json';

/** What an upgrade that was cut off has left in a folder. */
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
