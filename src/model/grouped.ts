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
