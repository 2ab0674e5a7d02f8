import type { JsonObject } from '../../model/json.ts';
import { below, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { errorsOf } from '../../schema/schemas/validators.ts';

/** A field of a block that takes one of a few values: its background, its columns. */
export type Choice = { readonly field: string; readonly values: readonly string[] };

function valuesOf({ enum: named, type, minimum, maximum }: Schema): readonly (string | number)[] {
  if (named !== undefined) return named;
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

/** What can be chosen about a block's example: the values that its schema allows beside all else that stands there. */
export function choicesFor(name: string, example: JsonObject): Choice[] {
  const schema = schemaOf(`blocks/${name}`);
  const isAllowed = (field: string, value: string | number): boolean =>
    errorsOf(`blocks/${name}`, { ...example, [field]: value }).length === 0;
  return Object.keys(schema.properties ?? {}).flatMap((field) => {
    const all = valuesOf(below(schema, field)?.schema ?? {});
    const values = all.filter((value) => isAllowed(field, value)).map(String);
    return values.length > 1 ? [{ field, values }] : [];
  });
}
