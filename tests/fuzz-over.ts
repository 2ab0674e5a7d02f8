import { isDeepStrictEqual } from 'node:util';
import { littleSite, sidesOf, trial } from './content/over-law.ts';
import fc from './random.ts';

/*
 * npm run fuzz-over [-- ROUNDS [SEED]]: lays random changes over a site, and more over those, and reads the same files anew. Ends with 1 when
 * anything of what they give is different.
 */
const [rounds = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
console.log(`${rounds} sites, seed ${seed}`);
await fc.assert(
  fc.asyncProperty(trial, async (each) => {
    const { laid, fresh } = await sidesOf(littleSite, each);
    const wrong = Object.keys(fresh).filter((side) => !isDeepStrictEqual(laid[side], fresh[side]));
    if (wrong.length > 0) throw new Error(`Not the same: ${wrong.join(', ')}`);
  }),
  { numRuns: rounds, seed },
);
