import { decoded } from '../../../model/address.ts';
import { once } from '../../../model/once.ts';
import { ownPaths } from '../../../outputs/outputs.ts';
import { isOfDocument } from '../../../outputs/redirects.ts';
import { type Finding, finding, inText, withEdits, withRelated } from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/most.ts';
import { deleteLines } from '../../../yaml/text/edits.ts';
import { lineOf, locationOf, type SourceText } from '../../../yaml/text/source.ts';
import type { Published } from '../../files/ledger.ts';
import { addressLookup, byKey, isPartOf, isThere, lastPart, redirectFor, wordsOf } from '../addresses.ts';
import { repeatedIn } from '../repeated.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const publishedRules: readonly Rule[] = [
  /** An address that was published once must lead somewhere for ever, or be ended on purpose. */
  {
    scope: 'site',
    find: (site) => {
      const { ledger } = site;
      if (ledger === undefined || !site.isComplete || !site.hasPages) return [];
      const { source, lines } = ledger;
      const files = once(() => new Set(ownFiles(site)));
      const successors = once(() => new Successors(site, lines));
      const gone = findEach(lines, ({ address, removed, range }) => {
        if (removed !== undefined || isThere(address, site) || mayBeThere(address, site)) return [];
        if (/\.\w+$/.test(address) && files().has(decoded(address).slice(1))) return [];
        const draft = site.pageAt(address)?.file;
        const redirect = redirectFor(address, successors().of(address), site);
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
  if (site.isSound) return false;
  return site.files.some(({ parameters, route = '' }) => parameters !== undefined && isOf(address, route));
}

/** `/blog/category/bread` is of `/blog/category/[category]`. */
function isOf(address: string, route: string): boolean {
  const [parts, own] = [address.split('/'), route.split('/')];
  return parts.length === own.length && own.every((part, at) => part === parts[at] || part.startsWith('['));
}

function ownFiles(index: SiteIndex): string[] {
  return ownPaths({
    site: 'https://www.example.com/',
    pages: index.addresses('pages'),
    pdfs: index.addresses('documents'),
    calendars: [],
    redirects: index.addresses('redirects'),
    publicFiles: new Set(index.addresses('publicFiles')),
  });
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

/** Which page or PDF document most likely took the place of one that is gone. */
class Successors {
  private readonly site: SiteIndex;
  private readonly named: ReadonlyMap<string, readonly string[]>;
  private readonly worded: ReadonlyMap<string, readonly string[]>;

  /** @param published addresses: a page that isn't among them is new */
  constructor(site: SiteIndex, published: readonly Published[]) {
    const old = new Set(published.map(({ address }) => address));
    const isNew = (address: string): boolean => !old.has(address);
    const documents = site.addresses('documents').filter((each) => isNew(each) && !site.documentAt(each)?.draft);
    const fresh = site.addresses('pages').filter((route) => isNew(route) && isPublished(route, site));
    this.site = site;
    this.named = byKey([...fresh, ...documents], (route) => [lastPart(route)]);
    this.worded = byKey(fresh, (route) => wordsOf(lastPart(route)));
  }

  /** A new page of the same name; the one that a link to it would have meant; a new page with the same words; the page above it. */
  of(address: string): string {
    return (
      this.list(address) ??
      only(this.named.get(lastPart(address))) ??
      (isOfDocument(address) ? this.document(address) : this.page(address))
    );
  }

  /** Of a further page of a list that has become shorter: its first. */
  private list(address: string): string | undefined {
    const [, list] = /^(.*)\/[1-9]\d*$/.exec(address) ?? [];
    return list !== undefined && this.site.listAt(list || '/') !== undefined ? list || '/' : undefined;
  }

  private page(address: string): string {
    return this.meant(address) ?? this.alike(address) ?? this.above(address);
  }

  /** The document of the page that it was made of, or of the page that took that one's place; that page, if it has none. */
  private document(address: string): string {
    const old = address.replace(/\.pdf$/, '');
    const page = isPublished(old, this.site) ? old : this.of(old);
    return this.site.pageAt(page)?.outline?.pdf?.address ?? page;
  }

  private meant(address: string): string | undefined {
    const meant = this.site.derived(addressLookup).meant(address)?.address;
    return meant !== undefined && isPublished(meant, this.site) ? meant : undefined;
  }

  private alike(address: string): string | undefined {
    const words = wordsOf(lastPart(address));
    const sharing = [...new Set(words.flatMap((word) => this.worded.get(word) ?? []))];
    return only(sharing.filter((route) => isPartOf(words, wordsOf(lastPart(route)))));
  }

  private above(address: string): string {
    for (let at = address.lastIndexOf('/'); at > 0; at = address.lastIndexOf('/', at - 1)) {
      const above = address.slice(0, at);
      if (isPublished(above, this.site)) return above;
    }
    return '/';
  }
}

function isPublished(route: string, site: SiteIndex): boolean {
  const page = site.pageAt(route);
  return page !== undefined && page.outline?.draft !== true;
}

function only(routes: readonly string[] = []): string | undefined {
  return routes.length === 1 ? routes[0] : undefined;
}
