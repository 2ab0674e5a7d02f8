import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { once } from '../../once.ts';
import { allSchemas, type Schema } from './schemas.ts';

/** What the `format` of a schema means. */
export const formats: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/,
};

/** Formats that editors know by their form, and our own check by what is meant (`check/theme.ts`). */
export const formsForEditors: Readonly<Record<string, RegExp>> = {
  color: /^([A-Za-z]+|#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+\(.+\))$/,
};

function ajvWith(options: Options): Ajv2020 {
  const instance = new Ajv2020({
    ownProperties: true,
    strict: true,
    strictRequired: false,
    messages: false,
    // A test does, once for all: it takes as long as all else that a short command does.
    validateSchema: false,
    ...options,
  });
  // They say nothing about what can be written.
  instance.addKeyword('print');
  instance.addKeyword('keyed');
  instance.addKeyword('dated');
  instance.addKeyword('goodFor');
  instance.addKeyword('neighbours');
  for (const [name, form] of Object.entries(formats)) instance.addFormat(name, form);
  for (const name of Object.keys(formsForEditors)) instance.addFormat(name, true);
  for (const [name, schema] of allSchemas()) instance.addSchema(withoutBlocks(name, schema), `/schemas/${name}`);
  return instance;
}

/** Finds everything that is wrong. */
const thorough = once(() => ajvWith({ allErrors: true, verbose: true, code: { process: withErrorsAdded } }));

/** Stops at the first mistake. Most values have none, and it says so in a third of the time. */
const quick = once(() => ajvWith({ allErrors: false, verbose: false }));

/** The validator copies all errors before for each entry of a list that has one; they are added to them instead. */
function withErrorsAdded(code: string): string {
  return code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, '($1.forEach((each) => vErrors.push(each)), vErrors)');
}

/** Editors hold a page's blocks against page.schema.json; we hold each against its own schema, for better words. */
function withoutBlocks(name: string, schema: object): object {
  return name === 'page.schema.json' ? { ...schema, $defs: { block: {} } } : schema;
}

/** How a value is held against a schema: first quickly, and thoroughly where that finds something. */
type Validators = { readonly quick: ValidateFunction; readonly thorough: () => ValidateFunction };

function errorsWith({ quick, thorough }: Validators, value: unknown): readonly ErrorObject[] {
  if (quick(value)) return [];
  const validate = thorough();
  return validate(value) ? [] : (validate.errors ?? []);
}

const compiled = new WeakMap<Schema, Validators>();

/** What is compiled is kept with the schema, for as long as that is there, and not in the instance for ever. */
function compile(instance: Ajv2020, schema: Schema): ValidateFunction {
  const validate = instance.compile(schema);
  instance.removeSchema(schema);
  return validate;
}

/** Holds a value against a schema that is not one of ours. Its references begin with `/schemas/`. */
export function errorsIn(schema: Schema, value: unknown): readonly ErrorObject[] {
  const validators = compiled.get(schema) ?? {
    quick: compile(quick(), schema),
    thorough: once(() => compile(thorough(), schema)),
  };
  compiled.set(schema, validators);
  return errorsWith(validators, value);
}

const ours = new Map<string, Validators>();

function validatorIn(instance: Ajv2020, name: string): ValidateFunction {
  const validate: ValidateFunction | undefined = instance.getSchema(`/schemas/${name}.schema.json`);
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
  return validate;
}

/** The validators of a schema of ours: asking for one by its address takes as long as holding a small value against it. */
function validatorsOf(name: string): Validators {
  const known = ours.get(name);
  if (known !== undefined) return known;
  const validators = { quick: validatorIn(quick(), name), thorough: once(() => validatorIn(thorough(), name)) };
  ours.set(name, validators);
  return validators;
}

/** Holds a value against a schema of ours. @param name `site`, `page`, `blocks/hero` */
export function errorsOf(name: string, value: unknown): readonly ErrorObject[] {
  return errorsWith(validatorsOf(name), value);
}
