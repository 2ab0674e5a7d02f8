import { enduresDamages } from './cache/damage-law.ts';

/*
 * npm run fuzz-damage [-- COUNT [SEED [FRESH]]]: damages files in `node_modules/.cache` of a copy of the builder, and what is published, one
 * at a time, and builds twice after each. Every so many times (FRESH) it does the same with `--fresh`. Ends with 1 when a build gives anything else than a clean one, and doesn't
 * say why in a sentence, or when the next one isn't right.
 */
const [count = 1000, seed = Date.now() % 2 ** 31, freshEach = 1] = process.argv.slice(2).map(Number);

console.log(`${count} damages, seed ${seed}`);
const { problem, counts } = await enduresDamages(count, seed, freshEach);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else console.log(`Nothing wrong was published. ${JSON.stringify(counts)}`);
