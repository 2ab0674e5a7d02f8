/** An entry of the history: its key, and the place on the page that it names. */
type HistoryEntry = { readonly key: string; readonly hash: string };

/** Where the visitor was on a page. */
export type Position = {
  /** How far the page is scrolled. */
  readonly top: number;
  /** The link that had the focus. The page is rendered anew, so it's known by its place among those that lead there. */
  readonly link?: { readonly href: string; readonly index: number };
};

const positions = new Map<string, Position>();

// Entries from before the takeover have the same key.
const keyOf = ({ key, hash }: HistoryEntry): string => key + hash;

/** All links of the page that lead to an address, in their order. */
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
export function notePosition(entry: HistoryEntry): void {
  const link = focusedLink();
  positions.set(keyOf(entry), { top: scrollY, ...(link === undefined ? {} : { link }) });
}

/**
 * Notes it, too, when the visitor leaves an entry by Back or Forward: the page isn't scrolled yet then. An entry that the browser has made,
 * for a link to a place on the page, gets a key, before the router looks at it. To one from before the takeover the browser scrolls by itself.
 */
export function notePositions(left: () => HistoryEntry): void {
  const note = (): void => {
    if (history.scrollRestoration === 'auto') return;
    if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
    else notePosition(left());
  };
  addEventListener('popstate', note, true);
}

/** Where the visitor was when they left this entry; undefined for a page that is new. */
export function positionOf(entry: HistoryEntry): Position | undefined {
  return positions.get(keyOf(entry));
}

/** Gives the focus back to the link that had it. @returns whether it is there and has it */
export function focusAgain({ link }: Position): boolean {
  if (link === undefined) return false;
  const found = linksTo(link.href)[link.index];
  found?.focus({ preventScroll: true });
  return found !== undefined && document.activeElement === found;
}
