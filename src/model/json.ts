/** A value as it comes out of a YAML file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A block as it is written in a page, true to the schema of its type. */
export type WrittenBlock = JsonObject & { readonly type: string };

/** The texts of a value: of a list each of them. */
export function textsIn(value: Json | undefined): readonly string[] {
  return (isList(value) ? value : [value]).filter((each) => typeof each === 'string');
}

/** Like `Array.isArray`, which knows nothing of lists that may not be changed. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
