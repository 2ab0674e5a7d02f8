import { expect, test } from 'vitest';
import { brokenSites, holdVariedFixes } from './hint-variations.ts';
import { variations } from './variations.ts';

test('a fix of a mistake that people really make keeps what was right, however its file is written', async () => {
  const held = [];
  // All ways, each for some; `npm run fuzz-hints` holds all for all. Cases keep what they have in their own form (fix-cases.test.ts).
  for (const [at, name] of brokenSites.filter((each) => each.startsWith('corpus/')).entries())
    for (const variation of variations.slice(at % variations.length).slice(0, 1))
      held.push(await holdVariedFixes(name, variation));
  expect(held.flatMap(({ problems }) => problems)).toEqual([]);
  expect(held.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(200);
});
