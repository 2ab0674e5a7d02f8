import type { ItemCache } from './item-cache.ts';
import { longestKey, type PagePart, type SplitItem, type SplitPart, splitPart } from './part.ts';
import type { Pieces } from './pieces.ts';
import { type Filled, type Filler, fillIn, type Shape, type SlotRenderers } from './shape.ts';
import type { Slot } from './slots.ts';

/** The shape of an item, and its number among those that were met. */
type ItemShape = Shape & { readonly number: number };

/**
 * Which items of a list have shapes of their own by their place: none, the first ones, as where only the first is open or those in sight have their
 * pictures at once, or the last ones besides, as where the last rows of a grid are pairs.
 */
export type Apart = 'none' | 'first' | 'ends';

/** So many items at the start and at the end stand in rows that may differ from others. */
const ENDS = 4;

/** What is known of parts with one structure around their items: the markup around so many items, and those of the items. */
export type Composed = {
  readonly apart: Apart;
  /** Undefined before one part was looked at. */
  readonly around: Shape | undefined;
  /** By their structure: see `keyOf`. */
  readonly items: ReadonlyMap<string, ItemShape>;
};

/** A part with such values, parted. Undefined when it has no list of several items, or its like won't come again. */
export function splitFrom({ key, lists }: PagePart, slots: readonly Slot[]): SplitPart | undefined {
  if (key === undefined || lists === undefined || lists.items.length === 0) return undefined;
  const parted = splitPart(key, slots, lists);
  const isLong = (text: { readonly key: string }): boolean => text.key.length > longestKey;
  return isLong(parted) || parted.items.some(isLong) ? undefined : parted;
}

/** The structure of an item, and its place where that matters. */
function keyOf({ before, after, key }: SplitItem, apart: Apart): string {
  const place = before < ENDS && apart !== 'none' ? `${before} before it ` : '';
  return after < ENDS && apart === 'ends' ? `${place}${after} after it ${key}` : place + key;
}

/** The structures of items that have no shape, or none in their place, each once. Where one is learned, it is in all places. */
export function lackedBy({ items, apart }: Composed, parted: SplitPart): ReadonlySet<string> {
  const lacking = new Set<string>();
  for (const item of parted.items) if (!items.has(keyOf(item, apart))) lacking.add(item.key);
  return lacking;
}

/** The structures of a part's items, all of which are known, as a short text: which they are, not how often, and in which place where that matters. */
export function mixtureOf({ items, apart }: Composed, parted: SplitPart): string {
  const numbers = new Set<number>();
  for (const item of parted.items) numbers.add(items.get(keyOf(item, apart))?.number ?? 0);
  return [...numbers].sort((a, b) => a - b).join(' ');
}

/** Whether two shapes have the same markup. */
export function sameShape(one: Shape, other: Shape): boolean {
  return JSON.stringify([one.html, one.links]) === JSON.stringify([other.html, other.links]);
}

/** What was known, and the pieces of one more part. Undefined where they contradict each other. */
export function grown(known: Composed, pieces: Pieces, parted: SplitPart): Composed | undefined {
  if (known.around !== undefined && !sameShape(pieces.around, known.around)) return undefined;
  const items = new Map(known.items);
  for (const [index, item] of parted.items.entries()) {
    const [key, shape] = [keyOf(item, known.apart), pieces.items[index]];
    const before = items.get(key);
    if (shape === undefined || (before !== undefined && !sameShape(shape, before))) return undefined;
    items.set(key, before ?? { ...shape, number: items.size });
  }
  return { ...known, around: pieces.around, items };
}

/** Joined now, because V8 would go through the pieces of a text each time that a page is put together of it. */
function inOnePiece(filled: Filled): Filled {
  return { ...filled, html: JSON.parse(JSON.stringify(filled.html)) };
}

/** A part put together of its shapes, all of which are known. */
export function composedOf(
  { around, items, apart }: Composed,
  parted: SplitPart,
  { inner, itemCache }: { readonly inner: SlotRenderers; readonly itemCache?: ItemCache | undefined },
): Filled {
  const fillers: Filler[] = [...parted.slots];
  for (const item of parted.items) {
    const shape = items.get(keyOf(item, apart));
    if (shape === undefined) throw new Error('An item has no shape.');
    const fill = (): Filled => fillIn(shape, item.slots, inner);
    const { of } = item;
    const isCached = itemCache !== undefined && typeof of === 'object' && of !== null;
    fillers.push({ kind: 'item', value: isCached ? itemCache.filled(of, shape, () => inOnePiece(fill())) : fill() });
  }
  if (around === undefined) throw new Error('Nothing is known of what is around items.');
  return fillIn(around, fillers, inner);
}
