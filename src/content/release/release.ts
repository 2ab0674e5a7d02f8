import { LEDGER, readLedger } from '../addresses/ledger.ts';
import { decoded } from '../check/nearest-address.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { sourceText } from '../text/source.ts';
import { newLedgerText, withAddresses, withReturned } from './ledger-text.ts';
import { publishedNow } from './published-now.ts';

/** What a release adds to the list of published addresses. Nothing has been written. */
export type Release = {
  /** Addresses that are new, in their order. */
  readonly added: readonly string[];
  /** Addresses that were ended, and are there again. */
  readonly returned: readonly string[];
  /** How many addresses are listed then, without those that were ended. */
  readonly count: number;
  /** The text of the ledger after it; undefined if nothing changes. */
  readonly text: string | undefined;
};

/** What is published for the first time. @param files of a site without errors */
export function releaseOf(files: SiteFiles): Release {
  const now = publishedNow(files);
  const ledger = files.ledger?.ledger;
  const lines = ledger?.lines ?? [];
  const listed = new Set(lines.map(({ address }) => decoded(address)));
  const added = [...now].filter((address) => !listed.has(decoded(address))).sort();
  const there = new Set([...now].map(decoded));
  const returned = lines.filter(({ address, removed }) => removed !== undefined && there.has(decoded(address)));
  const kept = lines.filter(({ removed }) => removed === undefined).length;
  const count = kept + returned.length + added.length;
  const names = returned.map(({ address }) => address);
  if (ledger === undefined) return { added, returned: [], count, text: newLedgerText(added) };
  if (added.length + returned.length === 0) return { added, returned: [], count, text: undefined };
  const again = readLedger(sourceText(LEDGER, withReturned(ledger, returned)));
  return { added, returned: names, count, text: withAddresses(again, added) };
}
