import { LEDGER } from '../../content/addresses/ledger.ts';
import { folderDisk } from '../../content/files/disk.ts';
import { readFiles } from '../../content/load/load.ts';
import { acceptRemoved } from '../../content/release/accept-removed.ts';
import type { Printer } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { saveLedger } from './save-ledger.ts';

/**
 * Ends published addresses on purpose, and says so.
 * @throws UsageError for an address that can't be ended
 * @throws Failure if the list can't be written
 */
export async function endAddresses(
  root: string,
  addresses: readonly string[],
  now: Date,
  printer: Printer,
): Promise<void> {
  const files = await readFiles(folderDisk(root));
  const accepted = acceptRemoved(files, addresses, now.toISOString().slice(0, 10));
  if ('refusal' in accepted) throw new UsageError(accepted.refusal);
  await saveLedger(root, files.ledger?.ledger, accepted.text);
  printer.write(`${addresses.map((address) => `${LEDGER}: ${address} ended\n`).join('')}\n`);
}
