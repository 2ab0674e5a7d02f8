/**
 * A value with other fields besides its own, or in place of them. Unlike a spread, it doesn't make what is only made when it's first
 * asked for (a getter): that is still made then, once for both.
 */
export function withFields<T extends object, U extends object>(value: T, more: U): Omit<T, keyof U> & U {
  const fields = { ...Object.getOwnPropertyDescriptors(value), ...Object.getOwnPropertyDescriptors(more) };
  // It has the fields of both, as the descriptors say.
  return Object.defineProperties({}, fields) as Omit<T, keyof U> & U;
}

/** Makes things when they are asked for, and keeps only the last: for thousands that are used one after the other. */
export function onlyLast<T>(): (key: object, make: () => T) => T {
  let last: { readonly key: object; readonly made: T } | undefined;
  return (key, make) => {
    if (last?.key !== key) last = { key, made: make() };
    return last.made;
  };
}
