import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Schema } from '../../src/schema/schemas/schemas.ts';
import { errorsIn } from '../../src/schema/schemas/validators.ts';

/** Uses a schema that nobody else has, and lets it go. */
function used(at: number): WeakRef<Schema> {
  const schema: Schema = { type: 'object', required: [`key${at}`], properties: { [`key${at}`]: { type: 'string' } } };
  expect(errorsIn(schema, {})).toHaveLength(1);
  return new WeakRef(schema);
}

test('a server that runs for a day does not hold on to each kind that was ever saved', async () => {
  setFlagsFromString('--expose-gc');
  const all = Array.from({ length: 100 }, (_, at) => used(at));
  // What a reference has just been made for stays until the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  runInNewContext('gc')();
  expect(all.filter((each) => each.deref() !== undefined).length).toBeLessThan(50);
});
