import type { RoutePlan } from '../../model/plan.ts';
import { scrollToPlace } from '../arrival/arrive.ts';
import { isOnPage, newKey, notePositions, noteStill, type Place, positionOf } from '../arrival/positions.ts';
import { planAt } from '../navigation/load-plan.ts';

/** An ordinary page load. For the address that is shown already, only a reload asks the server. */
function leaveFor(href: string): void {
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
}

/** How long the data of a page may take, in milliseconds. The browser then loads the page, and says what it waits for. */
const limit = 8000;

const tooLate = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, limit));

/** A page, and where it is. */
export type Shown = { readonly plan: RoutePlan; readonly place: Place };

/** How the address of a page gets into the history. By Back and Forward, it is there before the page is. */
type Entry = 'new' | 'replaced' | 'there';

/**
 * Stands at a page, and fetches others. What is shown changes once such a page is there. One that can't be fetched, or not in time, becomes
 * an ordinary page load, which ends this document: the old page stays until then.
 */
export class PageRouter {
  #shown: Shown;
  /** Where it is going. */
  #next: Place | undefined;
  readonly #listeners: (() => void)[] = [];

  constructor(plan: RoutePlan) {
    // From now on, entries without a state are those that the browser makes for links to places.
    if (history.state === null) history.replaceState({}, '');
    this.#shown = { plan, place: this.#placeNow() };
    // In this order: both hear of the same event.
    notePositions(() => ({ shown: this.#shown.place, next: this.#next }));
    addEventListener('popstate', () => void this.#goTo(this.#placeNow(), 'there'));
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Whether a page is awaited. */
  get isGoing(): boolean {
    return this.#next !== undefined;
  }

  /** Calls `act` whenever one of these changes. */
  onChange(act: () => void): void {
    this.#listeners.push(act);
  }

  /** Goes where a link leads. */
  follow({ pathname, search, hash }: HTMLAnchorElement): void {
    const next = { pathname, search, hash, key: newKey() };
    void this.#goTo(next, pathname === location.pathname && search === location.search ? 'replaced' : 'new');
  }

  /** Fetches the page that is shown once more. One that is awaited is new anyway. */
  renew(): void {
    if (!this.isGoing) void this.#fetch(this.#shown.place, 'there');
  }

  #placeNow(): Place {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, key: history.state?.key ?? 'default' };
  }

  async #goTo(next: Place, entry: Entry): Promise<void> {
    const { place, plan } = this.#shown;
    const isOther = next.pathname !== place.pathname;
    // A link to the page itself asks for it anew. From a place on a page back to its top, nobody waits for that.
    const isAnew = next.search === place.search && next.hash === '' && place.hash === '';
    if (isOther || isAnew) return this.#fetch(next, entry);
    this.#show({ place: next, plan }, entry);
    // React, which has nothing to render for that, may skip a place that the visitor has left at once.
    const before = positionOf(next);
    // To the others the browser scrolls by itself.
    if (isOnPage(place, next) && (before !== undefined || history.scrollRestoration === 'manual'))
      scrollToPlace(next.hash, before);
  }

  async #fetch(next: Place, entry: Entry): Promise<void> {
    this.#next = next;
    this.#tell();
    const plan = await Promise.race([planAt(next.pathname), tooLate()]).catch(() => undefined);
    // The visitor went elsewhere meanwhile.
    if (this.#next !== next) return;
    if (plan === undefined) return leaveFor(next.pathname + next.search + next.hash);
    // As late as possible: the visitor may scroll on while the next page is awaited.
    noteStill(this.#shown.place);
    this.#show({ place: next, plan }, entry);
  }

  #show(shown: Shown, entry: Entry): void {
    const { pathname, search, hash, key } = shown.place;
    if (entry === 'new') history.pushState({ key }, '', pathname + search + hash);
    if (entry === 'replaced') history.replaceState({ key }, '', pathname + search + hash);
    this.#next = undefined;
    this.#shown = shown;
    this.#tell();
  }

  #tell(): void {
    for (const act of this.#listeners) act();
  }
}
