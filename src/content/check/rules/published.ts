import { decoded } from '../../../model/address.ts';
import { once } from '../../../model/once.ts';
import { isOfDocument } from '../../../outputs/redirects.ts';
import { type Finding, finding, inText, withEdits, withRelated } from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/most.ts';
import { deleteLines } from '../../../yaml/text/edits.ts';
import { lineOf, locationOf, type SourceText } from '../../../yaml/text/source.ts';
import type { Published } from '../../files/ledger.ts';
import {
  addressLookup,
  byKey,
  filesWritten,
  isThere,
  lastPart,
  mayBeMade,
  onlyAlike,
  redirectFor,
  wordsOf,
} from '../addresses.ts';
import { repeatedIn } from '../repeated.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const publishedRules: readonly Rule[] = [
  /** An address that was published once must lead somewhere for ever, or be ended on purpose. */
  {
    find: (site) => {
      const { ledger } = site;
      if (ledger === undefined || !site.isComplete || !site.hasPages) return [];
      const { source, lines } = ledger;
      const files = once(() => new Set(filesWritten(site)));
      const successorOf = once(() => successorsIn(site, lines));
      const gone = findEach(lines, ({ address, removed, range }) => {
        if (removed !== undefined || isThere(address, site) || mayBeThere(address, site)) return [];
        if (/\.\w+$/.test(address) && files().has(decoded(address).slice(1))) return [];
        const draft = site.pageAt(address)?.file;
        const redirect = redirectFor(address, successorOf()(address), site);
        return [finding('published-gone', inText(source, range), { address, draft, redirect })];
      });
      return [...gone, ...twice(source, lines)];
    },
  },
];

/**
 * Whether an address may only be missing because of a mistake that is reported elsewhere. Where a file isn't right by itself, an entry may be
 * missing whose words make a page.
 */
function mayBeThere(address: string, site: SiteIndex): boolean {
  // That there is no home page is reported by itself.
  if (address === '/' || site.mayBeUnread(address)) return true;
  return !site.isSound && mayBeMade(address, site);
}

function twice(source: SourceText, lines: readonly Published[]): Finding[] {
  return repeatedIn(lines, ({ address }) => [address]).map(({ says: address, first, later }) => {
    const { line } = locationOf(source, first.range);
    const { number } = lineOf(source, later.range[0]);
    const mistake = finding('published-twice', inText(source, later.range), { address, line });
    const isSame = first.removed === later.removed;
    const found = isSame ? withEdits(mistake, [deleteLines(source, number, number)]) : mistake;
    return withRelated(found, { source, range: first.range }, { why: 'listed-first' });
  });
}

/**
 * Says which page or PDF document most likely took the place of one that is gone: a new page of the same name; the one that a link to it would
 * have meant; a new page with the same words; the page above it.
 * @param published addresses: a page that isn't among them is new
 */
function successorsIn(site: SiteIndex, published: readonly Published[]): (address: string) => string {
  const old = new Set(published.map(({ address }) => address));
  const isNew = (address: string): boolean => !old.has(address);
  const documents = site.addresses('documents').filter((each) => isNew(each) && !site.documentAt(each)?.draft);
  const fresh = site.addresses('pages').filter((route) => isNew(route) && isPublished(route, site));
  const named = byKey([...fresh, ...documents], (route) => [lastPart(route)]);
  const worded = byKey(fresh, (route) => wordsOf(lastPart(route)));
  const page = (address: string): string => {
    const meant = site.derived(addressLookup).meant(address)?.address;
    if (meant !== undefined && isPublished(meant, site)) return meant;
    const sharing = wordsOf(lastPart(address)).flatMap((word) => worded.get(word) ?? []);
    return onlyAlike(address, sharing) ?? pageAbove(address, site);
  };
  // The document of the page that it was made of, or of the page that took that one's place; that page, if it has none.
  const document = (address: string): string => {
    const from = address.replace(/\.pdf$/, '');
    const at = isPublished(from, site) ? from : successor(from);
    return site.pageAt(at)?.outline?.pdf?.address ?? at;
  };
  const successor = (address: string): string => {
    const [same, ...others] = named.get(lastPart(address)) ?? [];
    const list = firstOfList(address, site) ?? (others.length === 0 ? same : undefined);
    return list ?? (isOfDocument(address) ? document(address) : page(address));
  };
  return successor;
}

/** Of a further page of a list that has become shorter: its first. */
function firstOfList(address: string, site: SiteIndex): string | undefined {
  const [, list] = /^(.*)\/[1-9]\d*$/.exec(address) ?? [];
  return list !== undefined && site.listAt(list || '/') !== undefined ? list || '/' : undefined;
}

function pageAbove(address: string, site: SiteIndex): string {
  for (let at = address.lastIndexOf('/'); at > 0; at = address.lastIndexOf('/', at - 1)) {
    const above = address.slice(0, at);
    if (isPublished(above, site)) return above;
  }
  return '/';
}

function isPublished(route: string, site: SiteIndex): boolean {
  const page = site.pageAt(route);
  return page !== undefined && page.outline?.draft !== true;
}
