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
