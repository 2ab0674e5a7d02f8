import { expect, test } from 'vitest';
import fc from '../random.ts';
import { littleSite, sidesOf, trial } from './over-law.ts';

test('with files laid over, a site gives what the same files on a disk give; npm run fuzz-over tries more', async () => {
  await fc.assert(
    fc.asyncProperty(trial, async (each) => {
      const { laid, fresh } = await sidesOf(littleSite, each);
      expect(laid).toEqual(fresh);
    }),
    { numRuns: 8, seed: 7 },
  );
});
