/*
 * For lists that an author can make as long as he likes: a call with more than some 120,000 arguments overflows the stack, so that no list may be
 * spread into one.
 */

export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const each of more) list.push(each);
}

/** The largest of some numbers, and of another one: minus infinity if left out. */
export function largest(numbers: Iterable<number>, other: number = Number.NEGATIVE_INFINITY): number {
  return [...numbers].reduce((found, number) => Math.max(found, number), other);
}

/** The smallest of some numbers, and of another one: infinity if left out. */
export function smallest(numbers: Iterable<number>, other: number = Number.POSITIVE_INFINITY): number {
  return [...numbers].reduce((found, number) => Math.min(found, number), other);
}

/** The place of the first of some things for which something holds, as it does for all after it. */
export function firstWhere<T>(things: readonly T[], holds: (thing: T) => boolean): number {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const thing = things[middle];
    if (thing !== undefined && holds(thing)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first of some things in a row that belong together, up to one that doesn't. */
export function leading<T>(things: Iterable<T>, belongs: (thing: T, at: number) => boolean): T[] {
  const found: T[] = [];
  for (const thing of things) {
    if (!belongs(thing, found.length)) break;
    found.push(thing);
  }
  return found;
}

/** All of some things, such as edits; undefined if there is one that can't be. */
export function allOf<T>(things: readonly (T | undefined)[]): readonly T[] | undefined {
  const found = things.filter((thing) => thing !== undefined);
  return found.length < things.length ? undefined : found;
}

/** Things by a key of theirs, in the order given. */
export function grouped<T, K>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}

/** Things by each of some keys of theirs, once under each. */
export function groupedByEach<T, K>(things: readonly T[], keysOf: (thing: T) => Iterable<K>): Map<K, T[]> {
  const each = things.flatMap((thing) => [...new Set(keysOf(thing))].map((key) => ({ key, thing })));
  return new Map([...grouped(each, ({ key }) => key)].map(([key, all]) => [key, all.map(({ thing }) => thing)]));
}

/** Neighbours in a list become one, where there is one for both. @param one undefined for two that stay two */
export function withJoined<T>(list: Iterable<T>, one: (last: T, next: T) => T | undefined): T[] {
  const joined: T[] = [];
  for (const next of list) {
    const last = joined.at(-1);
    const both = last === undefined ? undefined : one(last, next);
    if (both === undefined) joined.push(next);
    else joined[joined.length - 1] = both;
  }
  return joined;
}
