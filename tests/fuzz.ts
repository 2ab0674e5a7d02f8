import { sorts, tried } from './content/mutated-files.ts';
import { tryTokens } from './growth/try-tokens.ts';
import fc from './random.ts';

/*
 * npm run fuzz [-- RUNS [SEED [SORT]]]: checks that many changed files of all sorts, or of one, plans their sites, fixes some, and says how
 * long it took. Ends with 1 and the smallest file that shows the mistake when something throws, differs the second time, takes more than 2 s
 * of processor time, or points out of the file.
 *
 * Before that, files of nothing but one or two pieces of YAML or Markdown, each in seven places: npm run fuzz -- tokens [BYTES]
 * checks these alone, of 900 kB if nothing else is said. Those of a plain `npm run fuzz` have 100 kB.
 */
const isTokensAlone = process.argv[2] === 'tokens';
const bytes = isTokensAlone ? Number(process.argv[3] ?? 900_000) : 100_000;
const areTokensGood = isTokensAlone || process.argv[2] === undefined ? await tryTokens(bytes) : true;
if (isTokensAlone || !areTokensGood) process.exit(areTokensGood ? 0 : 1);

const [runs = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];
/** How long a check may take, in milliseconds of processor time. */
const LONGEST = 2000;
/** One in so many is fixed, too. */
const FIXED = 100;
const codes = new Map<string, number>();

console.log(`${runs} changed files, seed ${seed}`);
const chosen = sorts.filter(({ name }) => only === undefined || name === only);
const shares = chosen.reduce((sum, { share }) => sum + share, 0);
for (const { name, share, changed } of chosen) {
  const numRuns = Math.ceil((runs * share) / shares);
  const times: number[] = [];
  const property = fc.asyncProperty(changed, async (files) => {
    const { time, codes: said } = await tried(files, times.length % FIXED === 0);
    if (time > LONGEST) throw new Error(`A check took ${time.toFixed(0)} ms.`);
    times.push(time);
    for (const code of said) codes.set(code, (codes.get(code) ?? 0) + 1);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns, seed, endOnFailure: true });
  if (failed) {
    console.error(`${name}: ${String(errorInstance)}\n${JSON.stringify(counterexample).slice(0, 4000)}`);
    process.exit(1);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string =>
    `${(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1)} ms`;
  console.log(`${numRuns} of ${name}: half under ${at(0.5)}, 99 % under ${at(0.99)}, the slowest ${at(1)}`);
}
console.log(
  [...codes]
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${code} ${count}`)
    .join(', '),
);
