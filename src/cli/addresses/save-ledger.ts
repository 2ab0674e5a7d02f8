import { saveFixed } from '../../authoring/fix/save.ts';
import { Failure } from '../../builder/failure.ts';
import { writeNewFile } from '../../builder/write/new-file.ts';
import { LEDGER, type Ledger } from '../../content/files/ledger.ts';
import { readableText } from '../../content/judge/step.ts';
import { folderDisk } from '../../disk/disk.ts';
import { bytesInPlaceOf } from '../../yaml/text/bytes.ts';
import { unsavedLine } from '../fixing/said-of-fixes.ts';

/**
 * Writes the list of published addresses.
 *
 * @param ledger that the text was made from; undefined if there was none
 * @throws Failure if it has changed since it was read, or can't be written; then it is as it was
 */
export async function saveLedger(root: string, ledger: Ledger | undefined, text: string): Promise<void> {
  if (ledger === undefined) return writeNewFile({ root, file: LEDGER }, text);
  const before = await folderDisk(root).read(LEDGER);
  const file = { file: LEDGER, name: LEDGER, before, after: bytesInPlaceOf(before, text), fixed: [] };
  const isSame = readableText(LEDGER, before).text === ledger.source.text;
  const unsaved = isSame ? await saveFixed(root, file) : ({ why: 'changed' } as const);
  if (unsaved !== undefined) throw new Failure(unsavedLine(file, unsaved).trimEnd());
}
