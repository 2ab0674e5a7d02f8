import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { invalidateFolder, openFolder } from '../../disk/cache/cached-folder.mjs';
import { reportDamage } from '../../disk/cache/damage.mjs';
import { once } from '../../model/once.ts';
import { addressOf, ajvs, type Depth, fileOfContent } from './ajv.ts';
import { ownInForce } from './in-force.ts';
import { type Schema, schemaOf } from './schemas.ts';
import { validatorsFolder } from './validators-folder.ts';

const packages = createRequire(import.meta.url);

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
  instance.removeSchema(schema);
  return validate;
}

const ours = new Map<string, Validators>();

/** The folder of compiled commands, in which the validators are. */
const kept = once(() => openFolder(dirname(validatorsFolder ?? '')));

/**
 * A compiled validator, if there are any and it is whole. If it isn't, all of them are compiled anew by the next command.
 * @param isSure whether there must be one, if there are any
 */
function compiledValidator(depth: Depth, file: string, isSure: boolean): ValidateFunction | undefined {
  if (validatorsFolder === undefined) return undefined;
  const folder = kept();
  const path = `${basename(validatorsFolder)}/${depth}/${file}.cjs`;
  if (!isSure && typeof folder !== 'string' && !folder.paths.includes(path)) return undefined;
  const place = join(validatorsFolder, depth, `${file}.cjs`);
  if (typeof folder !== 'string' && folder.isWhole(path)) return packages(place);
  reportDamage(place);
  invalidateFolder(dirname(validatorsFolder));
  return undefined;
}

function validatorOf(depth: Depth, name: string): ValidateFunction {
  const file = `${name}.schema.json`;
  const found = compiledValidator(depth, file, true);
  if (found !== undefined) return found;
  const validate: ValidateFunction | undefined = ajvs[depth]().getSchema(addressOf(file));
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
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

/** The validator of a schema that is none of our files. Those of the kinds that every site has are compiled with the commands. */
function validatorFor(depth: Depth, schema: Schema): ValidateFunction {
  return compiledValidator(depth, fileOfContent(schema), false) ?? compile(depth, schema);
}

/** Holds a value against a schema that is none of our files. Its references begin with `/schemas/`. */
export function errorsIn(schema: Schema, value: unknown): readonly ErrorObject[] {
  const validators = compiled.get(schema) ?? {
    quick: validatorFor('quick', schema),
    thorough: once(() => validatorFor('thorough', schema)),
  };
  compiled.set(schema, validators);
  return errorsWith(validators, value);
}
