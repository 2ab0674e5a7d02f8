import type { EditorSchema, Written } from './written.ts';

/**
 * Where a map stands, which decides where an editor marks what is missing from it: a whole file, an entry of a list,
 * the value of a key, or a block.
 */
export type Place = 'file' | 'entry' | 'value' | 'block';

const matchesNothing = '(?!)';

/**
 * Makes an editor mark a missing key where our own check does: at the value of `type` in a block, elsewhere at the first
 * key. `required` alone would mark the key above a map (`image:`), and so another line.
 */
function mark(key: string, place: Place, words: string): EditorSchema {
  if (place === 'block') return { properties: { type: { pattern: matchesNothing, patternErrorMessage: words } } };
  if (place === 'value') return { type: 'null', errorMessage: words };
  return { required: [key], errorMessage: words };
}

/**
 * Matches a map that lacks a key. Not one with a key that means nothing there: most often that is the missing one,
 * misspelt, and marked already.
 */
export const lacks = (schema: Written, key: string): EditorSchema => ({
  type: 'object',
  propertyNames: { enum: Object.keys(schema.properties ?? {}) },
  not: { required: [key] },
});

/** Rules that ask a map for keys. @param hint what to say instead of the key's description */
export function missing(schema: Written, keys: readonly string[], place: Place, hint?: string): EditorSchema[] {
  return keys.map((key) => ({
    if: lacks(schema, key),
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    then: mark(key, place, `"${key}" is missing. ${hint ?? schema.properties?.[key]?.description ?? ''}`),
  }));
}
