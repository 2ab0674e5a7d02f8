import { isOfDocument } from '../../outputs/redirects.ts';
import type { Published } from '../files/ledger.ts';
import { addressLookup, byKey, isPartOf } from './address-lookup.ts';
import { lastPart, wordsOf } from './nearest-address.ts';
import type { SiteIndex } from './site-index.ts';

/** Which page or PDF document most likely took the place of one that is gone. */
export class Successors {
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
