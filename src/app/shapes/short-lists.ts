import type { SplitPart } from './part.ts';
import type { Order } from './slots.ts';

/** Lists with more items than this are tried in short. */
const LONGEST = 36;

/** How many items a list has in short: as many more as leave the same rest in columns of two, three and four. */
const shortFor = (count: number): number => (count <= LONGEST ? count : 24 + (count % 12));

/**
 * The items of a part whose lists are too long to render them again and again: those of a list as long as it has to be so that what a place in it
 * looks like can be seen. Each structure in `wanted` is among them.
 * @returns undefined for a part without such lists, or with more structures than there is room for
 */
export function inShort({ items }: SplitPart, wanted: ReadonlySet<string>): Order | undefined {
  const lists = [...new Set(items.map(({ list }) => list))].map((list) => items.filter((item) => item.list === list));
  if (lists.every(({ length }) => shortFor(length) === length)) return undefined;
  const order = lists.map((list) => {
    const firsts = new Map(list.map(({ key }, at) => [key, at] as const).reverse());
    const ones = [...firsts].flatMap(([key, at]) => (wanted.has(key) ? [at] : [])).sort((a, b) => a - b);
    const others = [...list.keys()].slice(0, shortFor(list.length));
    return [...new Set([...ones, ...others])].slice(0, Math.max(ones.length, shortFor(list.length)));
  });
  const hasRoom = order.every(({ length }, at) => length === shortFor(lists[at]?.length ?? 0));
  return hasRoom ? order : undefined;
}
