import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { LONGEST_WITH_PATTERN, limitedPattern } from '../../values/pattern-cost.ts';
import type { Schema } from '../schemas/schemas.ts';
import { limited, referred, typeReferred } from './check-schema.ts';

/** How long a text may be where the schema says nothing: nobody writes more in one line. */
const LONGEST_TEXT = 2000;

/** A schema of a block as ours are, with what its author need not write: no unknown keys, and a limit for every text. */
function whole(written: JsonObject): JsonObject {
  const { $ref, items, properties, ...rest } = written;
  const fields = isObject(properties) ? properties : undefined;
  return {
    ...rest,
    ...(typeof $ref === 'string' ? { $ref: `../common.schema.json#/$defs/${referred($ref)}` } : {}),
    ...(isObject(items) ? { items: whole(items) } : {}),
    ...(fields === undefined ? {} : { properties: wholeFields(fields), type: 'object', additionalProperties: false }),
    ...(rest.type === 'string' && rest.enum === undefined && rest.maxLength === undefined
      ? { maxLength: LONGEST_TEXT }
      : {}),
    ...(rest.type === undefined ? typeMeant(written) : {}),
    ...(typeof rest.pattern === 'string' ? quick(rest.pattern, rest.maxLength) : {}),
  };
}

/** A pattern, and the length up to which it is tried. */
const quick = (pattern: string, most: Json = LONGEST_WITH_PATTERN): JsonObject => ({
  pattern: limitedPattern(pattern),
  maxLength: Math.min(Number(most), LONGEST_WITH_PATTERN),
});

/** The type of values that have limits besides what they refer to, or that are one of a few texts. */
function typeMeant({ $ref, ...written }: JsonObject): JsonObject {
  const isLimited = Object.keys(written).some((key) => limited.has(key));
  const ofReference = typeof $ref === 'string' && isLimited ? typeReferred($ref) : undefined;
  const type = ofReference ?? (written.enum === undefined ? undefined : 'string');
  return type === undefined ? {} : { type };
}

const wholeFields = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, isObject(field) ? whole(field) : (field ?? null)]),
  );

/** The schema of a block as blocks are held against. @param written true to what a schema may say */
export function schemaFrom(name: string, written: JsonObject): Schema {
  const { $schema: _, ...own } = whole(written);
  const fields = isObject(own.properties) ? own.properties : {};
  const required = Array.isArray(own.required) ? own.required.filter((each) => each !== 'type') : [];
  const schema: JsonObject = {
    title: name,
    ...own,
    ...idOf(name),
    required: ['type', ...required],
    properties: { type: { const: name }, id: { $ref: REF_ID }, ...fields },
  };
  // What a schema may say was checked, and JSON is plain data.
  return schema as Schema;
}

/** By which its references are found. The builder may have a block of this name, too. */
const idOf = (name: string) => ({ $id: `/schemas/own/${name}.schema.json` });

const REF_ID = '../common.schema.json#/$defs/id';

/** In the place of a schema with mistakes: blocks of this type have none that anybody could tell. */
export function openSchema(name: string): Schema {
  return { ...idOf(name), title: name, type: 'object', required: ['type'], properties: {}, additionalProperties: true };
}
