/** Adds things to a list, however many: a call with more than some 120,000 arguments overflows the stack. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const each of more) list.push(each);
}
