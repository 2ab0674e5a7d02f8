/** An entry of the history: its key, and the place on the page that it names. */
type Entry = { readonly key: string; readonly hash: string };

const positions = new Map<string, number>();

// All entries that the browser itself made have the same key.
const nameOf = ({ key, hash }: Entry): string => key + hash;

/** Notes how far the page is scrolled, for when the visitor comes back to this entry of the history. */
export function notePosition(entry: Entry): void {
  positions.set(nameOf(entry), scrollY);
}

/** How far the page was scrolled when the visitor left this entry; undefined for a page that is new. */
export function positionOf(entry: Entry): number | undefined {
  return positions.get(nameOf(entry));
}
