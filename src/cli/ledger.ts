import { unsavedWords } from '../authoring/fix/save.ts';
import { Refused } from '../authoring/refused.ts';
import { acceptRemoved } from '../authoring/release/release.ts';
import { Failure } from '../builder/failure.ts';
import { LEDGER, type Ledger } from '../content/files/ledger.ts';
import { readableText } from '../content/judge/step.ts';
import { readFiles } from '../content/load/load.ts';
import { say } from '../diagnostics/messages/say.ts';
import { folderDisk } from '../disk/disk.ts';
import { bytesInPlaceOf } from '../yaml/reading/decode.ts';
import { type Cache, withCachedFiles } from './cache/cache.ts';
import { type Printer, UsageError } from './command.ts';
import { save } from './write-files.ts';

/**
 * Writes the list of published addresses.
 * @param ledger that the text was made from; undefined if there was none
 * @throws Failure if it has changed since it was read, or can't be written; then it is as it was
 */
export async function saveLedger(root: string, ledger: Ledger | undefined, text: string): Promise<void> {
  const before = ledger && folderDisk(root).read(LEDGER);
  if (before !== undefined && readableText(LEDGER, before).text !== ledger?.source.text)
    throw new Failure(unsavedWords(LEDGER, { why: 'changed' }));
  const after = before === undefined ? Buffer.from(text) : bytesInPlaceOf(before, text);
  await save(root, { file: LEDGER, before, after });
}

/** Ends published addresses on purpose, and says so. @throws UsageError for an address that can't be ended @throws Failure if the list can't be written */
export async function endAddresses(
  { root, cache }: { readonly root: string; readonly cache: Cache | undefined },
  addresses: readonly string[],
  { now, printer }: { readonly now: Date; readonly printer: Printer },
): Promise<void> {
  const { files, accepted } = await withCachedFiles(root, cache, async ({ disk, reader }) => {
    const files = await readFiles(disk, undefined, reader);
    return { files, accepted: acceptRemoved(files, addresses, now.toISOString().slice(0, 10)) };
  }).catch((error: unknown) => {
    throw error instanceof Refused ? new UsageError(error.message) : error;
  });
  await saveLedger(root, files.ledger?.ledger, accepted);
  printer.write(`${addresses.map((address) => `${say('saving', { why: 'ended', address })}\n`).join('')}\n`);
}
