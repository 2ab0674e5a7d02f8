/** The same keys with other values. */
export const mapValues = <Key extends string, From, To>(
  all: Readonly<Record<Key, From>>,
  to: (value: From) => To,
): Record<Key, To> =>
  // `Object.fromEntries` forgets the keys.
  Object.fromEntries(Object.entries<From>(all).map(([key, value]) => [key, to(value)])) as Record<Key, To>;
