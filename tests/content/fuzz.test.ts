import { expect, test } from 'vitest';
import fc from '../random.ts';
import { sorts, tried } from './mutated-files.ts';
import { checked, largePage } from './mutations.ts';

test.each(sorts)('survives $name changed at random; npm run fuzz tries more', async ({ changed, share }) => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(changed, async (files) => void (await tried(files, runs++ % 20 === 5))),
    { numRuns: 2 * share + 1, seed: 1, endOnFailure: true },
  );
});

test('has a large page to change that is right itself', async () => {
  expect(largePage.length).toBeGreaterThan(19_000);
  const said = await checked(largePage);
  expect(new Set(said.map(({ code }) => code)).has('yaml-syntax')).toBe(false);
});
