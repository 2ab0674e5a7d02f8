import { isDeepStrictEqual } from 'node:util';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { addressOf, ajvs, type Depth } from '../../src/schema/schemas/ajv.ts';
import { moduleOf, validatorIn } from '../../src/schema/schemas/kept-validators.ts';
import { builderSchemas } from '../../src/schema/schemas/schemas.ts';

// The validators that are kept beside compiled commands are those that the source makes when it is run.

type ValidatorOf = (depth: Depth, name: string) => ValidateFunction;

const ofSource: ValidatorOf = (depth, name) => {
  const validate: ValidateFunction | undefined = ajvs[depth]().getSchema(addressOf(`${name}.schema.json`));
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
  return validate;
};

const kept: ValidatorOf = (depth, name) => validatorIn(moduleOf(depth, ofSource(depth, name)), name);

function errorsOf(validatorOf: ValidatorOf, name: string, value: unknown): readonly ErrorObject[] {
  if (validatorOf('quick', name)(value)) return [];
  const thorough = validatorOf('thorough', name);
  thorough(value);
  return thorough.errors ?? [];
}

const wrong: readonly unknown[] = ['a\nb', 7, null, ['', 7], [{ title: '', '': 7 }], { id: 'No id', '': '' }];

test('kept, the validator of each schema finds the same', () => {
  const found = [...builderSchemas()].flatMap(([file, { properties = {} }]) => {
    const name = file.replace('.schema.json', '');
    const keys = Object.keys(properties);
    const values = [...wrong, ...wrong.map((value) => Object.fromEntries(keys.map((key) => [key, value])))];
    const differing = values.find((value) => {
      const [one, other] = [kept, ofSource].map((each) => errorsOf(each, name, value));
      return !isDeepStrictEqual(one, other);
    });
    return differing === undefined ? [] : [{ name, differing, kept: errorsOf(kept, name, differing) }];
  });
  expect(found).toEqual([]);
  expect(errorsOf(kept, 'blocks/faq', {}).map(({ keyword }) => keyword)).toEqual(['required', 'required']);
});
