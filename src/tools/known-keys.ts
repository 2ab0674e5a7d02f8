import { allKeys, everySchema, resolve } from '../schema/schemas/schemas.ts';

/** What is known of keys where a text isn't read yet: all of them, and those that stand below others or in the entries of their lists. */
export function knownKeys(): { readonly all: readonly string[]; readonly below: Readonly<Record<string, unknown>> } {
  const below = new Map<string, { keys: Set<string>; entries: Set<string> }>();
  for (const { properties = {} } of everySchema())
    for (const [key, written] of Object.entries(properties)) {
      const { schema } = resolve(written);
      const entry = schema.items === undefined ? {} : resolve(schema.items).schema;
      const known = below.get(key) ?? { keys: new Set(), entries: new Set() };
      for (const name of Object.keys(schema.properties ?? {})) known.keys.add(name);
      for (const name of Object.keys(entry.properties ?? {})) known.entries.add(name);
      below.set(key, known);
    }
  const some = [...below]
    .filter(([, { keys, entries }]) => keys.size + entries.size > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    all: [...allKeys()].sort(),
    below: Object.fromEntries(
      some.map(([key, { keys, entries }]) => [
        key,
        { keys: [...keys].sort().join(' '), entries: [...entries].sort().join(' ') },
      ]),
    ),
  };
}
