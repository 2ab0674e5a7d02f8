/** An entry of the history: its key, and the place on the page that it names. */
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

/** Where the visitor was when they left this entry; undefined for a page that is new. */
export function positionOf(entry: HistoryEntry): Position | undefined {
  return positions.get(keyOf(entry));
}

type Address = { readonly pathname: string; readonly hash: string };

/** Whether going from one address to another leads to a place on the same page, or away from one. */
export const isOnPage = (left: Address, next: Address): boolean =>
  left.pathname === next.pathname && (left.hash !== '' || next.hash !== '');

/** Gives the focus back to the link that had it. @returns whether it is there and has it */
export function focusAgain({ link }: Position): boolean {
  if (link === undefined) return false;
  const found = linksTo(link.href)[link.index];
  found?.focus({ preventScroll: true });
  return found !== undefined && document.activeElement === found;
}
