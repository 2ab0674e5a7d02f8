import type { Carried, CarriedByBlocks } from '../../model/carried.ts';
import { ofBlocks } from '../../schema/schemas/in-force.ts';
import { blockNames, resolve, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';

const known = new WeakMap<Schema, Carried>();

/** What of the values below a schema is carried; undefined if nothing. */
function carriedIn(written: Schema): Carried | undefined {
  if (written.keyed === true) return undefined;
  const { schema, kind } = resolve(written);
  // Which days they are decides where the mark of today is, and when something is where it stands.
  if (kind === 'weekdays' || kind === 'days' || kind === 'dates' || kind === 'daysOfWeek' || kind === 'timeSpan')
    return undefined;
  if (kind === 'place') return { fields: new Map([['text', 'text'] as const, ['map', 'href'] as const]) };
  if (kind === 'openingHours') return 'text';
  if (kind !== undefined) return written.keyed === undefined ? kind : { text: kind, except: new Set(written.keyed) };
  if (schema.items !== undefined) {
    const each = carriedIn(schema.items);
    return each && { each, ...(schema.together === true ? { together: true } : {}) };
  }
  return schema.properties && fieldsOf(schema, schema.properties);
}

/** A schema that is within itself is within what is made of it, too. */
function fieldsOf(schema: Schema, properties: Readonly<Record<string, Schema>>): Carried {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const fields = new Map<string, Carried>();
  const carried = { fields };
  known.set(schema, carried);
  for (const [name, property] of Object.entries(properties)) {
    const inner = carriedIn(property);
    if (inner !== undefined) fields.set(name, inner);
  }
  return carried;
}

/**
 * What blocks carry without looking at it, from their schemas: texts, links, icons, pictures, except those whose schema says
 * `keyed`, and lists, of which some say `together`.
 */
export const carriedByBlocks = ofBlocks((): CarriedByBlocks => {
  const all = blockNames().map((name) => [name, carriedIn(schemaOf(`blocks/${name}`))] as const);
  return new Map(all.flatMap(([name, carried]) => (carried === undefined ? [] : [[name, carried] as const])));
});
