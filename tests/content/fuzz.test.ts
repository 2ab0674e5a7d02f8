import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checked, largePage, mutated } from './mutations.ts';

test('survives 300 pages changed at random; npm run fuzz tries more', async () => {
  await fc.assert(
    fc.asyncProperty(mutated(), async (page) => void (await checked(page))),
    { numRuns: 300, seed: 1, endOnFailure: true },
  );
});

test('has a large page to change that is right itself', async () => {
  expect(largePage.length).toBeGreaterThan(19_000);
  const said = await checked(largePage);
  expect(new Set(said.map(({ code }) => code)).has('yaml-syntax')).toBe(false);
});
