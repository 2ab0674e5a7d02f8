import { addAll } from '../../model/lists.ts';
import type { Markup } from './part-maker.ts';
import type { Item, Order, Replacer, Slot } from './slots.ts';

/** A key longer than this is hardly ever met again. In characters. */
export const longestKey = 8_000;

/** A part of a page: its structure, the values it carries, and how React renders it. */
export type PagePart = {
  /** What it is, for people. */
  readonly name: string;
  /** Its structure. Undefined for a part whose like won't come again. */
  readonly key: string | undefined;
  readonly slots: readonly Slot[];
  /** @param replace what stands in the place of each slot; its own values by default
   * @param turn counts up, for what a part may have besides slots */
  readonly render: (replace?: Replacer, turn?: number) => Markup;
  readonly lists?: Lists;
  /** All that it is rendered from, as a text, and the route of its page, which may not matter. */
  readonly whole?: { readonly text: () => string; readonly route: string };
};

/** The lists of a part of which each has several items. */
export type Lists = {
  /** In the order of their slots. */
  readonly items: readonly Item[];
  /** The part with other items in the places of its own. */
  readonly reordered: (order: Order) => PagePart;
};

/** A part as what is around its items, and its items. */
export type SplitPart = {
  /** The structure of what is around the items, and how many there are. */
  readonly key: string;
  /** The slots that are in no item. */
  readonly slots: readonly Slot[];
  readonly items: readonly SplitItem[];
};

export type SplitItem = {
  readonly list: number;
  /** Its structure, and its list. */
  readonly key: string;
  /** How many items of its list come before it. */
  readonly before: number;
  /** How many items of its list come after it. */
  readonly after: number;
  /** The number of its first slot among all of the part. */
  readonly first: number;
  readonly slots: readonly Slot[];
  /** As it is in the plan. */
  readonly of: unknown;
};

/** Parts a part from its items. @param key its structure */
export function splitPart(key: string, slots: readonly Slot[], { items }: Lists): SplitPart {
  let around = '';
  const own: Slot[] = [];
  let [keyAt, slotAt, before] = [0, 0, 0];
  const counts = new Map<number, number>();
  for (const { list } of items) counts.set(list, (counts.get(list) ?? 0) + 1);
  const parted = items.map(({ list, key: [from, to], slots: [first, next], of }, index): SplitItem => {
    before = items[index - 1]?.list === list ? before + 1 : 0;
    const after = (counts.get(list) ?? 0) - 1;
    counts.set(list, after);
    around += key.slice(keyAt, from);
    addAll(own, slots.slice(slotAt, first));
    [keyAt, slotAt] = [to, next];
    return { list, key: `${list} ${key.slice(from, to)}`, before, after, first, slots: slots.slice(first, next), of };
  });
  addAll(own, slots.slice(slotAt));
  return { key: around + key.slice(keyAt), slots: own, items: parted };
}
