import type { EditorSchema, Written } from './written.ts';

/** What the `if`, `then`, `else` and `dependentRequired` of a map say, such that editors mark the key it is about. */
export function conditions(map: PlacedMap): EditorSchema[] {
  const { schema } = map;
  const own = schema.if === undefined ? [] : [condition(map, schema)];
  const others = (schema.allOf ?? []).map((rule) => condition(map, rule));
  return [...own, ...others, ...idle(schema)];
}

function condition(map: PlacedMap, rule: Written): EditorSchema {
  return {
    if: { type: 'object', ...rule.if },
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    ...(rule.then === undefined ? {} : { then: consequence(map, rule.then) }),
    ...(rule.else === undefined ? {} : { else: consequence(map, rule.else) }),
  };
}

function consequence(map: PlacedMap, rule: Written): EditorSchema {
  if (rule.if !== undefined) return condition(map, rule);
  if (rule.allOf !== undefined) return { allOf: rule.allOf.map((each) => consequence(map, each)) };
  const [refused] = rule.not?.required ?? [];
  if (refused !== undefined) return refuse(refused, rule.description ?? '');
  return { allOf: missing(map, rule.required ?? [], rule.description) };
}

const refuse = (key: string, words: string): EditorSchema => ({ properties: { [key]: false }, errorMessage: words });

/** Keys that are not shown without another. */
function idle(schema: Written): EditorSchema[] {
  const pairs = Object.entries(schema.dependentRequired ?? {}).flatMap(([key, needed]) =>
    needed.map((needs) => ({ key, needs })),
  );
  return pairs.map(({ key, needs }) => ({
    if: lacks(schema, needs),
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    then: refuse(key, `"${key}" is not shown without "${needs}": add that, or delete this line.`),
  }));
}

/**
 * Where a map stands, which decides where an editor marks what is missing from it: a whole file, an entry of a list,
 * the value of a key, or a block.
 */
export type MapPlace = 'file' | 'entry' | 'value' | 'block';

/** The schema of a map, and where it stands. */
export type PlacedMap = { readonly schema: Written; readonly place: MapPlace };

const matchesNothing = '(?!)';

/**
 * Makes an editor mark a missing key where our own check does: at the value of `type` in a block, elsewhere at the first
 * key. `required` alone would mark the key above a map (`image:`), and so another line.
 */
function mark(key: string, place: MapPlace, words: string): EditorSchema {
  if (place === 'block') return { properties: { type: { pattern: matchesNothing, patternErrorMessage: words } } };
  if (place === 'value') return { type: 'null', errorMessage: words };
  return { required: [key], errorMessage: words };
}

/**
 * Matches a map that lacks keys, all of them. Not one with a key that means nothing there: most often that is the missing one,
 * misspelt, and marked already.
 */
const lacks = (schema: Written, ...keys: readonly string[]): EditorSchema => ({
  type: 'object',
  propertyNames: { enum: Object.keys(schema.properties ?? {}) },
  not: keys.length === 1 ? { required: keys } : { anyOf: keys.map((key) => ({ required: [key] })) },
});

/** Rules that ask a map for keys. @param hint what to say instead of the key's description */
export function missing({ schema, place }: PlacedMap, keys: readonly string[], hint?: string): EditorSchema[] {
  const lists = Object.entries(schema.properties ?? {}).filter(
    ([, { entries, divided }]) => entries === true || divided === true,
  );
  const found = lists.flatMap(([key, { cells }]) => [key, cells ?? []].flat());
  return keys.map((key) => ({
    // Pages can be found for a list, and its columns follow from their kind.
    if: lacks(schema, key, ...(found.includes(key) ? ['from'] : [])),
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    then: mark(key, place, `"${key}" is missing. ${hint ?? schema.properties?.[key]?.description ?? ''}`),
  }));
}
