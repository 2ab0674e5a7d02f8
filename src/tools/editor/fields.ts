import { formats, formsForEditors } from '../../schema/schemas/ajv.ts';
import { resolve } from '../../schema/schemas/schemas.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { conditions, type MapPlace, missing } from './conditions.ts';
import { fieldsOfKind, offer } from './kind-fields.ts';
import { describe, type EditorSchema, type Written } from './written.ts';

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
  if (isAnything(whole)) return { description };
  const written = { ...whole, description };
  const one = { ...rules(written, name, place), ...offered(whole) };
  if (isOneOrKeys(whole)) return { description, ...one, ...orKeys(written, name, place) };
  return { description, ...one, ...(isOneOrList(whole) ? orList(written, name) : {}) };
}

/** Definitions of common.schema.json that are long, and stand in many blocks: told once in a schema for editors. */
export const TOLD_ONCE = ['scene', 'query', 'visible'] as const;

/** What an editor offers where its rules name no choices: an `enum` would refuse Monday. */
function offered({ ofField }: Written): EditorSchema {
  const values = ofField && fieldTypes[ofField.type].offered;
  return values === undefined ? {} : offer(values);
}

/** Whether any value may be written: what it must be depends on others. */
const isAnything = ({ type, enum: choices, const: only, pattern }: Written): boolean =>
  type === undefined && choices === undefined && only === undefined && pattern === undefined;

/** Whether a list can stand in place of a text. */
const isOneOrList = ({ type, items }: Written): boolean => type !== 'array' && items !== undefined;

function orList({ type, items = {} }: Written, name: string): EditorSchema {
  const errorMessage = `Write one text for "${name}", or a list of texts.`;
  return { type: [type, 'array'], items: field(items, name, 'entry'), errorMessage };
}

/** Whether keys can stand in place of a text, or of true and false. */
const isOneOrKeys = ({ type, properties }: Written): boolean => type !== 'object' && properties !== undefined;

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
        type: 'number',
        ...(schema.minimum === undefined ? {} : { minimum: schema.minimum }),
        ...(schema.maximum === undefined ? {} : { maximum: schema.maximum }),
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
  const most = Number.isFinite(maximum) ? { maximum } : {};
  return { type: 'integer', minimum, ...most, errorMessage: 'Write a whole number, without quotes.' };
}

/** A text, for which an editor says what a good one looks like. */
function text(
  { description, format = '', pattern = (formats[format] ?? formsForEditors[format])?.source, maxLength }: Written,
  name: string,
): EditorSchema {
  const most = maxLength === undefined ? {} : { maxLength };
  // Not `minLength`: editors have only words of their own for it.
  if (pattern === undefined)
    return { ...word, ...most, pattern: '[\\s\\S]', patternErrorMessage: 'This text is empty.' };
  return { ...word, ...most, pattern, patternErrorMessage: `This isn't a valid "${name}". ${description}` };
}

function list(schema: Written, name: string): EditorSchema {
  const errorMessage = `"${name}" is a list: write at least one entry, each after a dash and a space.`;
  const { pattern } = schema;
  return {
    ...(pattern === undefined
      ? { type: 'array' }
      : { type: ['array', 'string'], pattern, patternErrorMessage: errorMessage }),
    errorMessage,
    // Not `minItems`: editors have only words of their own for it.
    ...(schema.minItems === undefined ? {} : { contains: {} }),
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
