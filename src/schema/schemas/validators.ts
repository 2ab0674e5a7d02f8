import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { once, onceFor, remembered } from '../../model/once.ts';
import { addressOf, ajvs, ajvsOfContent, type Depth, fileOfContent } from './ajv.ts';
import { keepValidator, keptValidator } from './kept-validators.ts';
import { ownInForce, type Schema, schemaOf } from './schemas.ts';

/** How a value is held against a schema: first quickly, and thoroughly where that finds something. */
type Validators = { readonly quick: ValidateFunction; readonly thorough: () => ValidateFunction };

/** The validators that are kept in a file, or else are made by an instance of ajv. */
function validatorsIn(file: string, instances: typeof ajvs, make: (instance: Ajv2020) => ValidateFunction): Validators {
  const ofDepth = (depth: Depth): ValidateFunction => {
    const kept = keptValidator(depth, file);
    if (kept !== undefined) return kept;
    const made = make(instances[depth]());
    keepValidator(depth, file, made);
    return made;
  };
  return { quick: ofDepth('quick'), thorough: once(() => ofDepth('thorough')) };
}

/** Those of a schema of ours: asking ajv for one by its address takes as long as holding a small value against it. */
const validatorsOf = remembered((name: string) =>
  validatorsIn(`${name}.schema.json`, ajvs, (instance) => {
    const validate: ValidateFunction | undefined = instance.getSchema(addressOf(`${name}.schema.json`));
    if (validate === undefined) throw new Error(`There is no schema ${name}.`);
    return validate;
  }),
);

/** Those of another schema are kept with it, for as long as that is there. */
const validatorsFor = onceFor((schema: Schema) =>
  // An earlier version of it, of the same address, may be there.
  validatorsIn(fileOfContent(schema), ajvsOfContent, (instance) => instance.removeSchema(schema).compile(schema)),
);

function errorsWith({ quick, thorough }: Validators, value: unknown): readonly ErrorObject[] {
  if (quick(value)) return [];
  const validate = thorough();
  return validate(value) ? [] : (validate.errors ?? []);
}

/** Holds a value against a schema of ours, or of a block of the site's own. @param name `site`, `page`, `blocks/hero` */
export function errorsOf(name: string, value: unknown): readonly ErrorObject[] {
  const isOwn = name.startsWith('blocks/') && ownInForce().schemas.has(name.slice('blocks/'.length));
  return isOwn ? errorsIn(schemaOf(name), value) : errorsWith(validatorsOf(name), value);
}

/** Holds a value against a schema that is none of our files. Its references begin with `/schemas/`. */
export const errorsIn = (schema: Schema, value: unknown): readonly ErrorObject[] =>
  errorsWith(validatorsFor(schema), value);
