import type { Schema } from './schemas.ts';

/** A schema with conditions, and with what is written in their place. */
type Conditional = Schema & {
  readonly then?: Conditional;
  readonly allOf?: readonly Conditional[];
  readonly properties?: Readonly<Record<string, Conditional>>;
  readonly items?: Conditional;
  /** Of a key: the types of a field that it means something for, and what is said of it for others. */
  readonly forTypes?: { readonly types: readonly string[]; readonly otherwise: string };
  /** Of a key: the types of a field that can't do without it. */
  readonly neededBy?: readonly string[];
  /** Of a list of fields in a field: the types and keys that these don't have. */
  readonly fieldsWithout?: { readonly types: readonly string[]; readonly keys: readonly string[] };
};

/**
 * Says in conditions, which every validator and editor knows, what keys say of the types of fields in keywords of ours: `forTypes`,
 * `neededBy` and `fieldsWithout`.
 */
export function withKeysOfTypes(kind: Schema): Schema {
  const { properties = {} }: Conditional = kind;
  const field = properties.fields?.items;
  if (field === undefined) return kind;
  return { ...kind, properties: { ...properties, fields: { ...properties.fields, items: expanded(field) } } };
}

function expanded(field: Conditional): Conditional {
  const { properties = {}, allOf = [] } = field;
  const types = properties.type?.enum ?? [];
  const own = Object.entries(properties);
  return {
    ...field,
    properties: Object.fromEntries(own.map(([name, key]) => [name, plain(key, field)])),
    allOf: [
      ...own.flatMap(([name, { neededBy }]) =>
        neededBy === undefined ? [] : [whereType(neededBy, { required: [name] })],
      ),
      ...own.flatMap(([name, { forTypes }]) => {
        const others = types.filter((type) => forTypes?.types.includes(type) === false);
        if (forTypes === undefined || others.length === 0) return [];
        return [whereType(others, { description: forTypes.otherwise, not: { required: [name] } })];
      }),
      ...allOf,
    ],
  };
}

const whereType = (types: readonly string[], then: Conditional): Conditional => ({
  if: { properties: { type: { enum: types } }, required: ['type'] },
  then,
});

/** A key in words of JSON Schema alone. @param field the field that it is of */
function plain(
  { forTypes: _, neededBy: __, fieldsWithout, ...key }: Conditional,
  { properties = {}, ...field }: Conditional,
): Conditional {
  if (fieldsWithout === undefined) return key;
  const kept = Object.entries(properties).flatMap(([name, each]): [string, Conditional][] => {
    if (fieldsWithout.keys.includes(name)) return [];
    const choices = each.enum?.filter((type) => !fieldsWithout.types.includes(type));
    return [[name, choices === undefined ? each : { ...each, enum: choices }]];
  });
  return { ...key, items: expanded({ ...field, properties: Object.fromEntries(kept) }) };
}
