import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { once } from '../../model/once.ts';
import { addressOf, ajvs, type Depth, fileOfContent } from './ajv.ts';
import { ownInForce } from './in-force.ts';
import { keepValidator, keptValidator } from './kept-validators.ts';
import { type Schema, schemaOf } from './schemas.ts';

/** How a value is held against a schema: first quickly, and thoroughly where that finds something. */
type Validators = { readonly quick: ValidateFunction; readonly thorough: () => ValidateFunction };

function errorsWith({ quick, thorough }: Validators, value: unknown): readonly ErrorObject[] {
  if (quick(value)) return [];
  const validate = thorough();
  return validate(value) ? [] : (validate.errors ?? []);
}

const compiled = new WeakMap<Schema, Validators>();

/** What is compiled is kept with the schema, for as long as that is there, and not in the instance for ever. */
function compile(depth: Depth, schema: Schema): ValidateFunction {
  const instance = ajvs[depth]();
  const validate = instance.compile(schema);
  keepValidator(depth, fileOfContent(schema), validate);
  instance.removeSchema(schema);
  return validate;
}

const ours = new Map<string, Validators>();

function validatorOf(depth: Depth, name: string): ValidateFunction {
  const file = `${name}.schema.json`;
  const kept = keptValidator(depth, file);
  if (kept !== undefined) return kept;
  const validate: ValidateFunction | undefined = ajvs[depth]().getSchema(addressOf(file));
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
  keepValidator(depth, file, validate);
  return validate;
}

/** The validators of a schema of ours: asking for one by its address takes as long as holding a small value against it. */
function validatorsOf(name: string): Validators {
  const known = ours.get(name);
  if (known !== undefined) return known;
  const validators = { quick: validatorOf('quick', name), thorough: once(() => validatorOf('thorough', name)) };
  ours.set(name, validators);
  return validators;
}

/** Holds a value against a schema of ours, or of a block of the site's own. @param name `site`, `page`, `blocks/hero` */
export function errorsOf(name: string, value: unknown): readonly ErrorObject[] {
  const isOwn = ownInForce().schemas.has(name.slice('blocks/'.length));
  return isOwn && name.startsWith('blocks/') ? errorsIn(schemaOf(name), value) : errorsWith(validatorsOf(name), value);
}

/** The validator of a schema that is none of our files. */
const validatorFor = (depth: Depth, schema: Schema): ValidateFunction =>
  keptValidator(depth, fileOfContent(schema)) ?? compile(depth, schema);

/** Holds a value against a schema that is none of our files. Its references begin with `/schemas/`. */
export function errorsIn(schema: Schema, value: unknown): readonly ErrorObject[] {
  const validators = compiled.get(schema) ?? {
    quick: validatorFor('quick', schema),
    thorough: once(() => validatorFor('thorough', schema)),
  };
  compiled.set(schema, validators);
  return errorsWith(validators, value);
}
