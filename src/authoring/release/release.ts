import { isThere, meantAddress, pathOf } from '../../content/check/addresses.ts';
import { factOf } from '../../content/check/outline.ts';
import { LEDGER, type Published, readLedger } from '../../content/files/ledger.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import { say } from '../../diagnostics/messages/say.ts';
import type { Reason } from '../../diagnostics/messages/told.ts';
import { decoded } from '../../model/address.ts';
import { ownAddress } from '../../schema/formats/own-site.ts';
import { sourceText } from '../../yaml/text/source.ts';
import { newLedgerText, withAddresses, withRemoved, withReturned } from './ledger-text.ts';

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

/**
 * The addresses that a site publishes as it is now: those of its pages and their PDF documents, those that lead on, and those of files that its links
 * lead to, such as a PDF. Pictures and styles are parts of pages: nobody keeps their addresses.
 */
function publishedNow(files: SiteFiles): ReadonlySet<string> {
  const site = siteIndexOf(files);
  const pages = site.addresses('pages').filter((route) => site.pageAt(route)?.outline?.draft !== true);
  const documents = site.addresses('documents').filter((address) => site.documentAt(address)?.draft !== true);
  const contents = [files.site, ...files.pages, ...files.bodies].flatMap((file) => file?.content ?? []);
  const linked = contents
    .flatMap((content) => (content.draft ? [] : factOf(content, 'links')))
    .map((href) => pathOf(ownAddress(href, site.url) ?? href))
    .filter(site.isPublicFile);
  const all = [...pages, ...documents, ...site.addresses('redirects'), ...linked.map(encodeURI)];
  return new Set(all.filter((address) => isThere(address, site)));
}

/** The text of the ledger with addresses ended in it, or why one can't be. */
type Accepted = { readonly text: string } | { readonly refusal: string };

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
  return { refusal: say('refusals', reason) };
}
