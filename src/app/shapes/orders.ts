import type { PartedItem } from './part.ts';
import type { Order } from './slots.ts';

/** The structures of the items of each list. */
function keysOf(items: readonly PartedItem[]): readonly (readonly string[])[] {
  const lists = new Set(items.map(({ list }) => list));
  return [...lists].map((list) => items.filter((item) => item.list === list).map(({ key }) => key));
}

/** Each item so many places further on, the last ones in front. */
export function turned(items: readonly PartedItem[], by: number): Order {
  return keysOf(items).map((keys) => keys.map((_, index) => (index + by) % keys.length));
}

/** In the lists that have items of a structure none but those. */
export function only(items: readonly PartedItem[], key: string): Order {
  return keysOf(items).map((keys) => {
    const all = [...keys.keys()];
    const like = all.filter((index) => keys[index] === key);
    return like.length === 0 ? all : all.map((index) => like[index % like.length] ?? index);
  });
}

/** Whether an order leaves all items where they are. */
export function isSame(order: Order): boolean {
  return order.every((list) => list.every((from, at) => from === at));
}
