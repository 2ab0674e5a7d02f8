import { isOfDocument } from '../../outputs/redirects.ts';
import type { Published } from '../addresses/ledger.ts';
import type { Places } from './contents.ts';
import { byKey, isPartOf, type KnownAddresses } from './known-addresses.ts';
import { lastPart, wordsOf } from './nearest-address.ts';

/** Which page or PDF document most likely took the place of one that is gone. */
export class Successors {
  private readonly places: Places;
  private readonly known: KnownAddresses;
  private readonly named: ReadonlyMap<string, readonly string[]>;
  private readonly worded: ReadonlyMap<string, readonly string[]>;

  /** @param published addresses: a page that isn't among them is new */
  constructor(places: Places, published: readonly Published[], known: KnownAddresses) {
    const old = new Set(published.map(({ address }) => address));
    const documents = [...places.pdfs].flatMap(([address, { draft }]) => (draft || old.has(address) ? [] : [address]));
    const fresh = [...places.pages.keys()].filter((route) => !old.has(route) && isPublished(route, places));
    this.places = places;
    this.known = known;
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
    return list !== undefined && this.places.lists.has(list || '/') ? list || '/' : undefined;
  }

  private page(address: string): string {
    return this.meant(address) ?? this.alike(address) ?? this.above(address);
  }

  /** The document of the page that it was made of, or of the page that took that one's place; that page, if it has none. */
  private document(address: string): string {
    const old = address.replace(/\.pdf$/, '');
    const page = isPublished(old, this.places) ? old : this.of(old);
    return this.places.pages.get(page)?.content?.pdf?.address ?? page;
  }

  private meant(address: string): string | undefined {
    const meant = this.known.meant(address)?.address;
    return meant !== undefined && isPublished(meant, this.places) ? meant : undefined;
  }

  private alike(address: string): string | undefined {
    const words = wordsOf(lastPart(address));
    const sharing = [...new Set(words.flatMap((word) => this.worded.get(word) ?? []))];
    return only(sharing.filter((route) => isPartOf(words, wordsOf(lastPart(route)))));
  }

  private above(address: string): string {
    for (let at = address.lastIndexOf('/'); at > 0; at = address.lastIndexOf('/', at - 1)) {
      const above = address.slice(0, at);
      if (isPublished(above, this.places)) return above;
    }
    return '/';
  }
}

function isPublished(route: string, { pages }: Places): boolean {
  const page = pages.get(route);
  return page !== undefined && page.content?.draft !== true;
}

function only(routes: readonly string[] = []): string | undefined {
  return routes.length === 1 ? routes[0] : undefined;
}
