import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import { builderSchemas, type Schema } from '../../src/schema/schemas/schemas.ts';
import { errorsOf } from '../../src/schema/schemas/validators.ts';

test('the errors of a list are collected without copying those before for each entry', () => {
  const actions = Array.from({ length: 400 }, (_, index) => ({ lable: 'a', href: `/no-${index}` }));
  const concat = vi.spyOn(Array.prototype, 'concat');
  const errors = errorsOf('blocks/hero', { type: 'hero', title: 'Hi', actions });
  const copied = concat.mock.contexts.reduce<number>((sum, all) => sum + (Array.isArray(all) ? all.length : 0), 0);
  concat.mockRestore();
  expect(errors.length).toBeGreaterThanOrEqual(800);
  // Each error may be moved a few times on the way up, but not once for every entry after it.
  expect(copied).toBeLessThan(errors.length * 20);
});

/** Paths of the texts in a schema that may be of any length. */
function boundless(schema: Schema, path: string): string[] {
  const { type, $ref, enum: choices, maxLength, properties = {}, $defs = {}, items } = schema;
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  const own = isText && $ref === undefined && choices === undefined && maxLength === undefined ? [path] : [];
  const inner = Object.entries({ ...properties, ...$defs, ...(items === undefined ? {} : { items }) });
  return [...own, ...inner.flatMap(([name, each]) => boundless(each, `${path}.${name}`))];
}

test('every text has a length above which it is reported', () => {
  expect([...builderSchemas()].flatMap(([name, schema]) => boundless(schema, name))).toEqual([]);
  expect(boundless({ properties: { a: { items: { type: 'string' } } } }, 'x')).toEqual(['x.a.items']);
});

test('every schema is one by the standard, which the commands take for granted', () => {
  const standard = new Ajv2020({ allErrors: true, strict: false });
  const wrong = [...builderSchemas()].map(([name, schema]) => [
    name,
    standard.validateSchema(schema),
    standard.errorsText(),
  ]);
  expect(wrong.length).toBeGreaterThan(20);
  expect(wrong.filter(([, isRight]) => isRight !== true)).toEqual([]);
  expect(standard.validateSchema({ type: 'txet' })).toBe(false);
});
