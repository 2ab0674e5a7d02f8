import { bytesIfThere } from '../../../content/files/read.ts';
import { folderDisk } from '../../../disk/disk.ts';
import { misused } from '../../command.ts';
import { save } from '../../write-files.ts';

type ForEditors = {
  readonly file: string;
  readonly text: string;
  readonly stampIn: (text: string) => string | undefined;
};

/**
 * Writes a schema for editors, over an older one of ours, which has a stamp.
 * @returns what became of it
 * @throws UsageError if somebody's own file has its name, and Failure if it can't be written
 */
export async function writeForEditors(
  root: string,
  { file, text, stampIn }: ForEditors,
): Promise<'same' | 'made' | 'renewed'> {
  const before = bytesIfThere(folderDisk(root), file);
  const old = before && Buffer.from(before).toString('utf8');
  if (old === text) return 'same';
  if (old !== undefined && stampIn(old) === undefined) throw misused({ why: 'own-file', file });
  await save(root, { file, before, after: Buffer.from(text) });
  return before === undefined ? 'made' : 'renewed';
}

/** Where VS Code is told which schema files have. */
export const SETTINGS = '.vscode/settings.json';

/**
 * Has VS Code know of a schema.
 * @param change gives the settings with its name in them
 * @returns the file of the settings; undefined if there is none, or nothing of it changes
 * @throws Failure if it can't be written
 */
export async function nameInSettings(
  root: string,
  change: (settings: string) => string,
): Promise<typeof SETTINGS | undefined> {
  const before = bytesIfThere(folderDisk(root), SETTINGS);
  const settings = Buffer.from(before ?? '').toString();
  const text = change(settings);
  if (before === undefined || text === settings) return undefined;
  await save(root, { file: SETTINGS, before, after: Buffer.from(text) });
  return SETTINGS;
}
