/** A value as it comes out of a YAML file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A block as it is written in a page, true to the schema of its type. */
export type WrittenBlock = JsonObject & { readonly type: string };
