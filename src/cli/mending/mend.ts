import { folderDisk } from '../../content/files/disk.ts';
import { type Bounds, type MendedFile, mendSite } from '../../content/fix/mend.ts';
import { saveMended } from '../../content/fix/save.ts';
import { type Io, type Printer, wantsColor } from '../io.ts';
import { difference } from './difference.ts';
import { dryRunLine, MORE_TO_MEND, mendedLine, NOTHING_TO_MEND, unsavedLine } from './words.ts';

/** Mends what has one right answer in the files of a site, and tells what was done to each. */
export async function mendFiles(root: string, printer: Printer, bounds?: Bounds): Promise<void> {
  const { files, diagnostics, isCutShort } = await mendSite(folderDisk(root), bounds);
  for (const file of files) printer.write(await saved(root, file));
  if (files.length === 0 && diagnostics.length > 0) printer.write(NOTHING_TO_MEND);
  // If nothing was fixed, the next run would try the same again.
  if (isCutShort && files.length > 0) printer.write(MORE_TO_MEND);
  if (diagnostics.length > 0) printer.write('\n');
}

/** Shows what mending would change, and writes nothing. */
export async function showMending(root: string, printer: Printer, env: Io['env']): Promise<void> {
  const { files, diagnostics } = await mendSite(folderDisk(root));
  const color = wantsColor(printer, env);
  for (const file of files) printer.write(difference(file, printer.isTerminal, color));
  if (files.length > 0) printer.write(`\n${dryRunLine(files)}\n`);
  else if (diagnostics.length > 0) printer.write(`${NOTHING_TO_MEND}\n`);
}

async function saved(root: string, file: MendedFile): Promise<string> {
  const unsaved = await saveMended(root, file);
  return unsaved === undefined ? mendedLine(file) : unsavedLine(file, unsaved);
}
