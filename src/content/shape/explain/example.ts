import { resolve, type Schema } from '../schemas.ts';

/** A value in one line that shows what a key wants: `action: {label: "...", href: "..."}`. */
export function exampleOf(key: string, schema: Schema): string {
  return `${key}: ${valueFor(schema)}`;
}

function valueFor(schema: Schema): string {
  const resolved = resolve(schema).schema;
  if (resolved.type === 'array') return `[${resolved.items === undefined ? '' : valueFor(resolved.items)}]`;
  if (resolved.type !== 'object') return '"..."';
  const required = resolved.required ?? [];
  const shown = required.length > 0 ? required : Object.keys(resolved.properties ?? {}).slice(0, 2);
  return `{ ${shown.map((key) => `${key}: "..."`).join(', ')} }`;
}
