import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { once } from '../../once.ts';
import { allSchemas, type Schema } from './schemas.ts';

/** What the `format` of a schema means. */
export const formats: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/,
};

const ajv = once(() => {
  const instance = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    strict: true,
    strictRequired: false,
    messages: false,
    verbose: true,
    code: { process: withErrorsAdded },
  });
  // Says nothing about what can be written.
  instance.addKeyword('print');
  instance.addKeyword('neighbours');
  for (const [name, form] of Object.entries(formats)) instance.addFormat(name, form);
  for (const [name, schema] of allSchemas()) instance.addSchema(withoutBlocks(name, schema), `/schemas/${name}`);
  return instance;
});

/** The validator copies all errors before for each entry of a list that has one; they are added to them instead. */
function withErrorsAdded(code: string): string {
  return code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, '($1.forEach((each) => vErrors.push(each)), vErrors)');
}

/** Editors hold a page's blocks against page.schema.json; we hold each against its own schema, for better words. */
function withoutBlocks(name: string, schema: object): object {
  return name === 'page.schema.json' ? { ...schema, $defs: { block: {} } } : schema;
}

const compiled = new WeakMap<Schema, ValidateFunction>();

/** Holds a value against a schema that is not one of ours. Its references begin with `/schemas/`. */
export function errorsIn(schema: Schema, value: unknown): readonly ErrorObject[] {
  const validate = compiled.get(schema) ?? ajv().compile(schema);
  // It is kept here, for as long as the schema is, and not there for ever.
  if (!compiled.has(schema)) ajv().removeSchema(schema);
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

const ours = new Map<string, ValidateFunction>();

/** The validator of a schema of ours: asking for one by its address takes as long as holding a small value against it. */
function validatorOf(name: string): ValidateFunction {
  const known = ours.get(name);
  if (known !== undefined) return known;
  const validate: ValidateFunction | undefined = ajv().getSchema(`/schemas/${name}.schema.json`);
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
  ours.set(name, validate);
  return validate;
}

/** Holds a value against a schema of ours. @param name `site`, `page`, `blocks/hero` */
export function errorsOf(name: string, value: unknown): readonly ErrorObject[] {
  const validate = validatorOf(name);
  return validate(value) ? [] : (validate.errors ?? []);
}
