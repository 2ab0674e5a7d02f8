import { once } from '../../model/once.ts';
import { ownAddress } from '../../schema/formats/own-site.ts';
import { isSlip } from '../../schema/schemas/suggest.ts';
import { pathOf } from './misnamed.ts';
import { lastPart, type Meant, meantAddress, plainAddress, wordsOf } from './nearest-address.ts';
import type { Derived, SiteIndex } from './site-index.ts';

/** How many addresses are compared to find those that were meant: a site with many pages has many broken links. */
const MOST_COMPARED = 100_000;

/** How other programs name the home page. */
const HOME = /^\/(?:home|homepage|home-page|start|startseite)(?:\.\w+)?\/?$/;

/** The addresses of a site, to find those that others meant: for links that lead nowhere. */
export const addressLookup: Derived<AddressLookup> = {
  name: 'addressLookup',
  make: (site) => new AddressLookup(site),
};

/** The addresses of a site, and what was meant by others: looked up once. */
export class AddressLookup {
  private readonly site: SiteIndex;
  private readonly meantBy = new Map<string, Meant | undefined>();
  // Made for the first link that leads nowhere: most sites have none.
  private readonly all = once(() => this.allAddresses());
  private readonly same = once(() => byKey(this.all(), (address) => [plainAddress(address)]));
  private readonly files = once(() =>
    byKey([...this.site.addresses('publicFiles'), ...this.site.addresses('documents')], (file) => [
      lastPart(file).toLowerCase(),
    ]),
  );
  private readonly linked = once(() => linkedIn(this.site));
  private readonly unlinked = once(() =>
    byKey(
      this.site.addresses('pages').filter((route) => this.isUnlinked(route)),
      (route) => wordsOf(lastPart(route)),
    ),
  );
  private left = MOST_COMPARED;

  constructor(site: SiteIndex) {
    this.site = site;
  }

  private allAddresses(): readonly string[] {
    const { site } = this;
    const routes = [...site.addresses('pages'), ...site.addresses('misnamed')];
    // Old addresses are no answers: they lead on to another one.
    const others = (['documents', 'publicFiles', 'planned'] as const).flatMap((of) => site.addresses(of));
    return [...new Set([...routes.filter((route) => site.renamedFrom(route) === undefined), ...others])];
  }

  /** What a link may have meant; nothing when too many have been compared. */
  addresses(): readonly string[] {
    this.left -= this.all().length;
    return this.left < 0 ? [] : this.all();
  }

  /** The address that was meant by one that isn't there. The same answer for the same address. */
  meant(path: string): Meant | undefined {
    if (!this.meantBy.has(path)) this.meantBy.set(path, this.lookUp(path));
    return this.meantBy.get(path);
  }

  /** Whether a page was probably moved here from an address: another name, and no other page leads there. */
  isMoved(path: string, { address }: Meant): boolean {
    const isPage = this.site.pageAt(address) !== undefined && this.isUnlinked(address);
    const isTypo = isSlip(path, address) && wordsOf(path).length === wordsOf(address).length;
    return isPage && !isTypo && plainAddress(path) !== plainAddress(address);
  }

  /** The places on a page that a link may have meant; nothing when too many have been compared. @param anchors of the page */
  anchorsToCompare(anchors: ReadonlySet<string>): readonly string[] {
    this.left -= anchors.size;
    return this.left < 0 ? [] : [...anchors];
  }

  private lookUp(path: string): Meant | undefined {
    const [same, ...others] = this.same().get(plainAddress(path)) ?? [];
    if (same !== undefined) return { address: same, isSure: others.length === 0 };
    if (HOME.test(path) && this.site.pageAt('/') !== undefined) return { address: '/', isSure: true };
    const file = /\.\w+$/.test(path) ? this.fileNamed(lastPart(path)) : undefined;
    if (file !== undefined) return file;
    const near = meantAddress(path, this.addresses());
    const moved = this.movedFrom(path);
    if (moved !== undefined && moved !== near?.address) return { address: moved, isSure: false };
    // Files of other names are other files.
    return near !== undefined && this.isFile(near.address) && !isSlip(path, near.address) ? undefined : near;
  }

  private isFile(address: string): boolean {
    return this.site.isPublicFile(address) || this.site.documentAt(address) !== undefined;
  }

  /** The only file of a name, in whatever folder; the first of several is not sure. */
  private fileNamed(name: string): Meant | undefined {
    const [file, ...others] = this.files().get(name.toLowerCase()) ?? [];
    return file === undefined ? undefined : { address: file, isSure: others.length === 0 };
  }

  /** The only page that nothing leads to and whose name has the words of an address, or only words of it. */
  private movedFrom(path: string): string | undefined {
    const words = wordsOf(lastPart(path));
    const lists = words.flatMap((word) => [this.unlinked().get(word) ?? []]);
    this.left -= lists.reduce((sum, list) => sum + list.length, 0);
    if (this.left < 0) return undefined;
    const sharing = [...new Set(lists.flat())];
    const alike = sharing.filter((route) => isPartOf(words, wordsOf(lastPart(route))));
    return alike.length === 1 ? alike[0] : undefined;
  }

  private isUnlinked(route: string): boolean {
    const { site } = this;
    if (route === '/' || this.linked().has(route) || site.renamedFrom(route) !== undefined) return false;
    return site.pageAt(route)?.outline?.draft !== true;
  }
}

/** The addresses that are linked to, other than by their own pages. */
function linkedIn({ files, url }: SiteIndex): ReadonlySet<string> {
  const linked = new Set<string>();
  for (const { links, route } of files) {
    for (const href of links) {
      const path = pathOf(ownAddress(href, url) ?? href);
      if (path !== route) linked.add(path);
    }
  }
  return linked;
}

/** Whether one of two lists of words has all of the other. */
export function isPartOf(a: readonly string[], b: readonly string[]): boolean {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  return fewer.every((word) => more.includes(word));
}

/** Things by each of their keys, in their order. */
export function byKey(things: readonly string[], keysOf: (thing: string) => readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const thing of things) {
    for (const key of new Set(keysOf(thing))) {
      const others = found.get(key);
      if (others === undefined) found.set(key, [thing]);
      else others.push(thing);
    }
  }
  return found;
}
