import { acceptRemoved } from '../../authoring/release/accept-removed.ts';
import { LEDGER } from '../../content/files/ledger.ts';
import { readFiles } from '../../content/load/load.ts';
import type { Printer } from '../io.ts';
import type { Answers } from '../kept/answers.ts';
import { withKnownFiles } from '../kept/contents.ts';
import { UsageError } from '../usage-error.ts';
import { saveLedger } from './save-ledger.ts';

/** A content root, and what was kept of it, if anything is. */
type Content = { readonly root: string; readonly answers: Answers | undefined };

/**
 * Ends published addresses on purpose, and says so.
 * @throws UsageError for an address that can't be ended
 * @throws Failure if the list can't be written
 */
export async function endAddresses(
  { root, answers }: Content,
  addresses: readonly string[],
  { now, printer }: { readonly now: Date; readonly printer: Printer },
): Promise<void> {
  const { files, accepted } = await withKnownFiles(root, answers, async ({ disk, reader }) => {
    const files = await readFiles(disk, undefined, reader);
    return { files, accepted: acceptRemoved(files, addresses, now.toISOString().slice(0, 10)) };
  });
  if ('refusal' in accepted) throw new UsageError(accepted.refusal);
  await saveLedger(root, files.ledger?.ledger, accepted.text);
  printer.write(`${addresses.map((address) => `${LEDGER}: ${address} ended\n`).join('')}\n`);
}
