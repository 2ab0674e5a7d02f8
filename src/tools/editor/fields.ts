import { formats, formsForEditors } from '../../schema/schemas/ajv.ts';
import { resolve } from '../../schema/schemas/schemas.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { fieldsOfKind, offer } from './kind-fields.ts';
import { describe, type EditorSchema, ifThen, type Written } from './written.ts';

/** What the `if`, `then`, `else` and `dependentRequired` of a map say, such that editors mark the key it is about. */
function conditions(map: PlacedMap): EditorSchema[] {
  const { schema } = map;
  const own = schema.if === undefined ? [] : [condition(map, schema)];
  const others = (schema.allOf ?? []).map((rule) => condition(map, rule));
  return [...own, ...others, ...idle(schema)];
}

function condition(map: PlacedMap, { if: asked, then, else: otherwise }: Written): EditorSchema {
  return ifThen({ type: 'object', ...asked }, consequence(map, then), consequence(map, otherwise));
}

function consequence(map: PlacedMap, rule: Written | undefined): EditorSchema | undefined {
  if (rule === undefined) return undefined;
  if (rule.if !== undefined) return condition(map, rule);
  if (rule.allOf !== undefined) return { allOf: rule.allOf.map((each) => consequence(map, each)) };
  const [refused] = rule.not?.required ?? [];
  if (refused !== undefined) return refuse(refused, rule.description ?? '');
  return { allOf: missing(map, rule.required ?? [], rule.description) };
}

const refuse = (key: string, words: string): EditorSchema => ({ properties: { [key]: false }, errorMessage: words });

/** Keys that are not shown without another. */
function idle(schema: Written): EditorSchema[] {
  const pairs = Object.entries(schema.dependentRequired ?? {}).flatMap(([key, needed]) =>
    needed.map((needs) => ({ key, needs })),
  );
  return pairs.map(({ key, needs }) =>
    ifThen(
      lacks(schema, needs),
      refuse(key, `"${key}" is not shown without "${needs}": add that, or delete this line.`),
    ),
  );
}

/** Where a map stands, which decides where an editor marks what is missing from it: a whole file, an entry of a list, the value of a key, or a block. */
type MapPlace = 'file' | 'entry' | 'value' | 'block';

type PlacedMap = { readonly schema: Written; readonly place: MapPlace };

const matchesNothing = '(?!)';

/**
 * Makes an editor mark a missing key where our own check does: at the value of `type` in a block, elsewhere at the first
 * key. `required` alone would mark the key above a map (`image:`), and so another line.
 */
function mark(key: string, place: MapPlace, words: string): EditorSchema {
  if (place === 'block') return { properties: { type: { pattern: matchesNothing, patternErrorMessage: words } } };
  if (place === 'value') return { type: 'null', errorMessage: words };
  return { required: [key], errorMessage: words };
}

/**
 * Matches a map that lacks keys, all of them. Not one with a key that means nothing there: most often that is the missing one,
 * misspelt, and marked already.
 */
const lacks = (schema: Written, ...keys: readonly string[]): EditorSchema => ({
  type: 'object',
  propertyNames: { enum: Object.keys(schema.properties ?? {}) },
  not: keys.length === 1 ? { required: keys } : { anyOf: keys.map((key) => ({ required: [key] })) },
});

/** Rules that ask a map for keys. @param hint what to say instead of the key's description */
function missing({ schema, place }: PlacedMap, keys: readonly string[], hint?: string): EditorSchema[] {
  const lists = Object.entries(schema.properties ?? {}).filter(
    ([, { entries, divided }]) => entries === true || divided === true,
  );
  const found = lists.flatMap(([key, { cells }]) => [key, cells ?? []].flat());
  const filledBy = (key: string): string[] =>
    Object.entries(schema.properties ?? {}).flatMap(([by, { fills }]) => (fills === key ? by : []));
  return keys.map((key) =>
    ifThen(
      // Pages can be found for a list, and its columns follow from their kind.
      lacks(schema, key, ...(found.includes(key) ? ['from'] : []), ...filledBy(key)),
      mark(key, place, `"${key}" is missing. ${hint ?? schema.properties?.[key]?.description ?? ''}`),
    ),
  );
}

/** How an editor checks, completes and explains one value. @param name the key it stands under */
export function field(schema: Written, name: string, place: MapPlace): EditorSchema {
  const { schema: whole, kind } = resolve(schema);
  const description = describe(schema);
  if (kind === 'icon') return { description, ...word, allOf: [{ $ref: '#/definitions/icon' }] };
  const once = TOLD_ONCE.find((each) => schema.$ref?.endsWith(`#/$defs/${each}`));
  if (once !== undefined) return { description, allOf: [{ $ref: `#/definitions/${once}` }] };
  // Which fields there are depends on the kind: `fieldsOfKind` offers them.
  if (name === 'where' && whole.additionalProperties === true) return { description, ...ofFields };
  if (whole.additionalProperties === true) return { description, allOf: [{ $ref: `#/definitions/${name}` }] };
  const { type, items, properties, enum: choices, const: only, pattern }: Written = whole;
  // What it must be depends on others.
  if ([type, choices, only, pattern].every((rule) => rule === undefined)) return { description };
  const written = { ...whole, description };
  const one = { ...rules(written, name, place), ...offered(whole) };
  // Keys, or a list, can stand in place of a text.
  if (type !== 'object' && properties !== undefined) return { description, ...one, ...orKeys(written, name, place) };
  return { description, ...one, ...(type !== 'array' && items !== undefined ? orList(written, name) : {}) };
}

/** Definitions of common.schema.json that are long, and stand in many blocks: told once in a schema for editors. */
export const TOLD_ONCE = ['scene', 'query', 'visible'] as const;

/** What an editor offers where its rules name no choices: an `enum` would refuse Monday. */
function offered({ ofField }: Written): EditorSchema {
  const values = ofField && fieldTypes[ofField.type].offered;
  return values === undefined ? {} : offer(values);
}

function orList({ type, items = {} }: Written, name: string): EditorSchema {
  const errorMessage = `Write one text for "${name}", or a list of texts.`;
  return { type: [type, 'array'], items: field(items, name, 'entry'), errorMessage };
}

function orKeys(schema: Written, name: string, place: MapPlace): EditorSchema {
  const { errorMessage, type: object, ...inKeys } = keys(schema, `"${name}"`, place);
  const { errorMessage: ofOne } = rules(schema, name, place);
  return { ...inKeys, type: [schema.type, object], errorMessage: `${ofOne} Or write keys: ${errorMessage}` };
}

const ofFields = { type: 'object', errorMessage: '"where" takes names of fields, and what they shall say.' };

const word = { type: 'string', errorMessage: 'A text belongs here. Put numbers, true and false in quotes.' };

function rules(schema: Written, name: string, place: MapPlace): EditorSchema {
  if (schema.enum !== undefined) return choice(schema.enum);
  switch (schema.type) {
    case 'array':
      return list(schema, name);
    case 'object':
      return keys(schema, place === 'entry' ? `An entry of "${name}"` : `"${name}"`, place);
    case 'boolean':
      return { type: 'boolean', errorMessage: 'Write true or false, without quotes.' };
    case 'integer':
      return number(schema);
    case 'number':
      return {
        ...{ type: 'number', minimum: schema.minimum, maximum: schema.maximum },
        errorMessage: 'Write a number in digits, such as 12 or 41.5, without quotes or a unit.',
      };
    default:
      return text(schema, name);
  }
}

// Without `type`, because editors would mark an empty value twice.
const choice = (choices: readonly unknown[]): EditorSchema => ({
  enum: choices,
  errorMessage: `You can write ${choices.join(', ')}.`,
});

function number({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: Written): EditorSchema {
  // A short range is offered number by number.
  if (maximum - minimum < 12) return choice(Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step));
  const most = Number.isFinite(maximum) ? maximum : undefined;
  return { type: 'integer', minimum, maximum: most, errorMessage: 'Write a whole number, without quotes.' };
}

/** A text, for which an editor says what a good one looks like. */
function text(
  { description, format = '', pattern = (formats[format] ?? formsForEditors[format])?.source, maxLength }: Written,
  name: string,
): EditorSchema {
  // Not `minLength`: editors have only words of their own for it.
  if (pattern === undefined)
    return { ...word, maxLength, pattern: '[\\s\\S]', patternErrorMessage: 'This text is empty.' };
  return { ...word, maxLength, pattern, patternErrorMessage: `This isn't a valid "${name}". ${description}` };
}

function list(schema: Written, name: string): EditorSchema {
  const errorMessage = `"${name}" is a list: write at least one entry, each after a dash and a space.`;
  const { pattern } = schema;
  return {
    type: pattern === undefined ? 'array' : ['array', 'string'],
    ...(pattern && { pattern, patternErrorMessage: errorMessage }),
    errorMessage,
    // Not `minItems`: editors have only words of their own for it.
    ...(schema.minItems && { contains: {} }),
    items: field(schema.items ?? {}, name, 'entry'),
  };
}

/** The rules of a map. @param where how its author would call it: `A page`, `"image"` */
export function keys(schema: Written, where: string, place: MapPlace): EditorSchema {
  const properties = Object.entries(schema.properties ?? {});
  // A text can be in another file.
  const required = (schema.required ?? []).filter((key) => key !== 'body');
  const more = [...missing({ schema, place }, required), ...conditions({ schema, place }), ...fieldsOfKind(schema)];
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, value]) => [name, field(value, name, 'value')])),
    additionalProperties: false,
    // Said of a key that means nothing here, and of a value that has no keys.
    errorMessage: `${where} takes the keys ${properties.map(([name]) => name).join(', ')}.`,
    // An empty `allOf` is no valid schema.
    ...(more.length === 0 ? {} : { allOf: more }),
  };
}
