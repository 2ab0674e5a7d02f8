import { decoded } from '../../model/address.ts';
import type { Published } from '../addresses/ledger.ts';
import { meantAddress } from '../check/nearest-address.ts';
import { isThere } from '../check/published.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { siteIndexOf } from '../load/site-index.ts';
import { withRemoved } from './ledger-text.ts';

/** The text of the ledger with addresses ended in it, or why one can't be. */
export type Accepted = { readonly text: string } | { readonly refusal: string };

/**
 * Ends published addresses on purpose.
 *
 * @param addresses as they were typed
 * @param day on which they end: `2026-11-22`
 */
export function acceptRemoved(files: SiteFiles, addresses: readonly string[], day: string): Accepted {
  const ledger = files.ledger?.ledger;
  if (ledger === undefined) return { refusal: NO_LEDGER };
  const site = siteIndexOf(files);
  const listed = new Map(ledger.lines.map((line) => [decoded(line.address), line]));
  const ended: Published[] = [];
  for (const address of addresses) {
    const line = listed.get(decoded(address));
    if (line === undefined) return { refusal: notListed(address, [...listed.keys()]) };
    if (line.removed !== undefined) return { refusal: `${address} was removed on ${line.removed} already.` };
    if (isThere(line.address, site))
      return { refusal: `${address} is still there. Remove the page or the redirect first.` };
    ended.push(line);
  }
  return { text: withRemoved(ledger, ended, day) };
}

const NO_LEDGER = 'This site has no list of published addresses yet. npm run release makes one.';

function notListed(address: string, listed: readonly string[]): string {
  const meant = meantAddress(address, listed)?.address;
  const advice = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `${address} was never published: it isn't listed in published.txt.${advice}`;
}
