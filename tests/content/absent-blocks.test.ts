import { expect, test } from 'vitest';
import { adviceFor, allAdvice } from '../../src/content/shape/schema/absent-blocks.ts';
import { allKeys, blockNames } from '../../src/content/shape/schema/schemas.ts';

test('what is advised in place of a block names blocks and keys that there are', () => {
  const quoted = allAdvice.flatMap((advice) => [...advice.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word));
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter((word) => !blockNames().includes(word) && !allKeys().has(word))).toEqual([]);
});

test('no block is said to be missing that there is', () => {
  expect(blockNames().filter((name) => adviceFor(name) !== undefined)).toEqual([]);
});
