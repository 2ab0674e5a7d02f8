import { meantAddress } from '../../content/check/nearest-address.ts';
import { isThere } from '../../content/check/published.ts';
import type { Published } from '../../content/files/ledger.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import { type Reason, refusalIn } from '../../diagnostics/wording/refusals.ts';
import { decoded } from '../../model/address.ts';
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
  if (ledger === undefined) return refuse({ why: 'no-list' });
  const site = siteIndexOf(files);
  const listed = new Map(ledger.lines.map((line) => [decoded(line.address), line]));
  const ended: Published[] = [];
  for (const address of addresses) {
    const line = listed.get(decoded(address));
    if (line === undefined) {
      const meant = meantAddress(address, [...listed.keys()])?.address;
      return refuse({ why: 'not-published', address, meant });
    }
    if (line.removed !== undefined) return refuse({ why: 'removed', address, day: line.removed });
    if (isThere(line.address, site)) return refuse({ why: 'still-there', address });
    ended.push(line);
  }
  return { text: withRemoved(ledger, ended, day) };
}

function refuse(reason: Reason): Accepted {
  return { refusal: refusalIn(reason) };
}
