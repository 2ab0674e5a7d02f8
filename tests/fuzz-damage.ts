import { enduresDamages } from './disk/damage-law.ts';

/*
 * npm run fuzz-damage [-- COUNT [SEED [FRESH]]]: damages files in `node_modules/.cache` of a copy of the builder, and what is published, a few
 * at a time, of which none hides another, and builds twice after that. After every so many times (FRESH) it does so with `--fresh`. Ends with 1 when a build gives anything else than a clean one, and doesn't
 * say why in a sentence, or when the next one isn't right.
 */
const [count = 1000, seed = Date.now() % 2 ** 31, freshEach = 4] = process.argv.slice(2).map(Number);

console.log(`${count} damages, seed ${seed}`);
const { problem, counts } = await enduresDamages(count, {
  seed,
  freshEach,
  said: (damaged) => console.log(`${damaged} ...`),
});
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else console.log(`Nothing wrong was published. ${JSON.stringify(counts)}`);
