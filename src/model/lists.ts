/*
 * For lists that an author can make as long as he likes: a call with more than some 120,000 arguments overflows the stack, so that no list may be
 * spread into one.
 */

/** Adds things to a list. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const each of more) list.push(each);
}

/** The largest of some numbers, and of another one: minus infinity if left out. */
export function largest(numbers: Iterable<number>, other: number = Number.NEGATIVE_INFINITY): number {
  let found = other;
  for (const number of numbers) found = Math.max(found, number);
  return found;
}

/** The smallest of some numbers, and of another one: infinity if left out. */
export function smallest(numbers: Iterable<number>, other: number = Number.POSITIVE_INFINITY): number {
  let found = other;
  for (const number of numbers) found = Math.min(found, number);
  return found;
}
