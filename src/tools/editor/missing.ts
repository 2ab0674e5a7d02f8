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
 * Rules that ask a map for keys. They are quiet while it has a key that means nothing there, because most often that one
 * is the missing one, misspelt: one mistake, one mark. @param hint what to say instead of the key's description
 */
export function missing(schema: Written, keys: readonly string[], place: Place, hint?: string): EditorSchema[] {
  const known = Object.keys(schema.properties ?? {});
  return keys.map((key) => ({
    if: { type: 'object', propertyNames: { enum: known }, not: { required: [key] } },
    // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
    then: mark(key, place, `"${key}" is missing. ${hint ?? schema.properties?.[key]?.description ?? ''}`),
  }));
}
