/** Diagnostics, or what is made of them, by their file, in the order given. */
export function byFile<T extends { readonly file: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const files = new Map<string, T[]>();
  for (const one of all) {
    const others = files.get(one.file);
    if (others === undefined) files.set(one.file, [one]);
    else others.push(one);
  }
  return files;
}
