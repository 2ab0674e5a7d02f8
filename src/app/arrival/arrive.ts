import { takeFocus } from '../../blocks/shared/take-focus.ts';
import { decoded } from '../../model/address.ts';
import type { PageHead } from '../../model/plan.ts';

type HistoryEntry = { readonly key: string; readonly hash: string };

export type Position = {
  readonly top: number;
  /** The link that had the focus. The page is rendered anew, so it's known by its place among those that lead there. */
  readonly link?: { readonly href: string; readonly index: number };
};

const positions = new Map<string, Position>();

// Entries from before the takeover have the same key.
const keyOf = ({ key, hash }: HistoryEntry): string => key + hash;

const linksTo = (href: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

function focusedLink(): Position['link'] {
  const { activeElement: link } = document;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const href = link.getAttribute('href') ?? '';
  return { href, index: linksTo(href).indexOf(link) };
}

/** Notes where the visitor is on the page, for when they come back to this entry of the history. */
function notePosition(entry: HistoryEntry): void {
  const link = focusedLink();
  positions.set(keyOf(entry), { top: scrollY, ...(link === undefined ? {} : { link }) });
}

/** The entry that the browser is at. The router's is another while it goes back or forward. */
const shownEntry = (): HistoryEntry => ({ key: history.state?.key ?? 'default', hash: location.hash });

/** The same while a page is awaited that a link leads to. On the way back or forward it has been noted. */
export function noteStill(left: HistoryEntry): void {
  if (keyOf(left) === keyOf(shownEntry())) notePosition(left);
}

/** To an entry from before the takeover the browser scrolls by itself, a moment after it is there. From then on it's one of ours, unless the visitor has gone on already. */
function takeEntry(): void {
  const entry = shownEntry();
  const take = (): void => {
    if (keyOf(entry) !== keyOf(shownEntry())) return;
    history.scrollRestoration = 'manual';
    notePosition(entry);
  };
  requestAnimationFrame(() => setTimeout(take));
}

type RouterState = {
  readonly location: HistoryEntry;
  readonly navigation: { readonly location?: HistoryEntry | undefined };
};

/**
 * Notes it, too, when something on the page is pressed, which may be a link to a place on it, and when the visitor leaves an entry by Back or
 * Forward: the page isn't scrolled yet then. An entry that the browser has made, for such a link, gets a key, before the router looks at it.
 */
export function notePositions(state: () => RouterState): void {
  let last = shownEntry();
  /** While the router is still on its way to where Back has led, the browser is there already. */
  const entryLeft = (): HistoryEntry => {
    const { location, navigation } = state();
    return navigation.location !== undefined && keyOf(navigation.location) === keyOf(last) ? last : location;
  };
  const note = (): void => {
    const hasKey = history.state !== null;
    if (!hasKey) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
    if (history.scrollRestoration === 'auto') takeEntry();
    // For an entry without a key, Safari has scrolled already.
    else if (hasKey) notePosition(entryLeft());
    last = shownEntry();
  };
  addEventListener('popstate', note, true);
  addEventListener('click', () => noteStill(state().location), true);
}

export function positionOf(entry: HistoryEntry): Position | undefined {
  return positions.get(keyOf(entry));
}

type Address = { readonly pathname: string; readonly hash: string };

/** Whether going from one address to another leads to a place on the same page, or away from one. */
export const isOnPage = (left: Address, next: Address): boolean =>
  left.pathname === next.pathname && (left.hash !== '' || next.hash !== '');

/** Gives the focus back to the link that had it. @returns whether it is there and has it */
function focusAgain({ link }: Position): boolean {
  if (link === undefined) return false;
  const found = linksTo(link.href)[link.index];
  found?.focus({ preventScroll: true });
  return found !== undefined && document.activeElement === found;
}

/** Where `arrive` announces a page: an element of the layout that is there before its text. */
export const announcerId = 'announcer';

function setMeta(selector: string, attribute: string, value: string | undefined): void {
  const element = document.head.querySelector(selector);
  if (value !== undefined) element?.setAttribute(attribute, value);
}

/** Scrolls to where the visitor was before, else to the place a hash names, else to the top of the page. */
export function scrollToPlace(hash: string, before?: Position): void {
  const place = document.getElementById(decoded(hash.slice(1)));
  if (place === null || before !== undefined) scrollTo({ top: before?.top ?? 0, left: 0, behavior: 'instant' });
  else place.scrollIntoView({ behavior: 'instant' });
}

/** Lets the browser lay out only what is on the screen of a page that just came, so that it is seen soon. @returns shows it the rest */
export function postponeRest(): () => void {
  const { dataset } = document.documentElement;
  dataset.first = '';
  return () => delete dataset.first;
}

type Arrived = Pick<PageHead, 'title'> & Partial<PageHead>;

/** Does for a page that was just rendered what a browser does for one it has loaded. Who comes back is where they left it. @param before where that was */
export function arrive({ title, description, canonical }: Arrived, hash: string, before?: Position): void {
  document.title = title;
  setMeta('meta[name=description]', 'content', description);
  setMeta('link[rel=canonical]', 'href', canonical);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false;
  // The page's main heading, which shows no ring: nobody tabbed to it.
  if (before === undefined || !focusAgain(before)) takeFocus('main h1') || takeFocus('main');
  scrollToPlace(hash, before);
}

/** Tells those who do not see it that another page is there. */
export function announce(title: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = title;
}
