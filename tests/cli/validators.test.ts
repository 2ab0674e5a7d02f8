import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { addressOf, ajvs, type Depth } from '../../src/schema/schemas/ajv.ts';
import { builderSchemas } from '../../src/schema/schemas/schemas.ts';

// The validators beside compiled commands (`src/cli/compile-commands.ts`) are those that the source makes when it is run.

type ValidatorOf = (depth: Depth, name: string) => ValidateFunction;

const load = createRequire(import.meta.url);

const compiled: ValidatorOf = (depth, name) => {
  const commands = process.env.SITEWRIGHT_COMPILED;
  if (commands === undefined) throw new Error('The commands are not compiled.');
  return load(join(dirname(commands), 'validators', depth, `${name}.schema.json.cjs`));
};

const ofSource: ValidatorOf = (depth, name) => {
  const validate: ValidateFunction | undefined = ajvs[depth]().getSchema(addressOf(`${name}.schema.json`));
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
  return validate;
};

function errorsOf(validatorOf: ValidatorOf, name: string, value: unknown): readonly ErrorObject[] {
  if (validatorOf('quick', name)(value)) return [];
  const thorough = validatorOf('thorough', name);
  thorough(value);
  return thorough.errors ?? [];
}

const wrong: readonly unknown[] = ['a\nb', 7, null, ['', 7], [{ title: '', '': 7 }], { id: 'No id', '': '' }];

test('compiled, the validator of each schema finds the same', () => {
  const found = [...builderSchemas()].flatMap(([file, { properties = {} }]) => {
    const name = file.replace('.schema.json', '');
    const keys = Object.keys(properties);
    const values = [...wrong, ...wrong.map((value) => Object.fromEntries(keys.map((key) => [key, value])))];
    const differing = values.find((value) => {
      const [one, other] = [compiled, ofSource].map((each) => errorsOf(each, name, value));
      return !isDeepStrictEqual(one, other);
    });
    return differing === undefined ? [] : [{ name, differing, compiled: errorsOf(compiled, name, differing) }];
  });
  expect(found).toEqual([]);
  expect(errorsOf(compiled, 'blocks/faq', {}).map(({ keyword }) => keyword)).toEqual(['required', 'required']);
});
