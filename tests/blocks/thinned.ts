import type { Json, JsonObject } from '../../src/model/json.ts';
import { below, type Schema } from '../../src/schema/schemas/schemas.ts';

const isMap = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map without some of what may be left out of it, and without what must not be there then. */
function without(
  map: JsonObject,
  { required = [], dependentRequired = {} }: Schema,
  isLeft: (name: string, index: number) => boolean,
): JsonObject {
  const kept = Object.keys(map).filter((name, index) => required.includes(name) || !isLeft(name, index));
  const stays = (name: string): boolean => (dependentRequired[name] ?? []).every((other) => kept.includes(other));
  return Object.fromEntries(Object.entries(map).filter(([name]) => kept.includes(name) && stays(name)));
}

function withItems(
  block: JsonObject,
  schema: Schema,
  change: (item: JsonObject, schema: Schema, index: number) => JsonObject,
): JsonObject {
  const entries = Object.entries(block).map(([name, value]): [string, Json] => {
    const item = below(below(schema, name)?.schema ?? {}, 0)?.schema;
    if (!Array.isArray(value) || item === undefined) return [name, value];
    return [name, value.map((entry, index) => (isMap(entry) ? change(entry, item, index) : entry))];
  });
  return Object.fromEntries(entries);
}

/** A block without one field, and with items without one, for each that may be left out. */
export function withoutEach(block: JsonObject, schema: Schema): readonly JsonObject[] {
  const names = new Set<string>();
  withItems(block, schema, (item) => {
    for (const name of Object.keys(item)) names.add(name);
    return item;
  });
  return [
    ...Object.keys(block).map((left) => without(block, schema, (name) => name === left)),
    ...[...names].map((left) => withItems(block, schema, (item, of) => without(item, of, (name) => name === left))),
  ];
}
