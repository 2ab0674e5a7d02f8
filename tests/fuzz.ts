import fc from 'fast-check';
import { checked, largePage, mutated } from './content/mutations.ts';
import { tryTokens } from './growth/try-tokens.ts';

/*
 * npm run fuzz [-- RUNS [SEED]]: checks that many changed pages, and says how long it took. Ends with 1 and the smallest
 * page that shows the mistake when checking throws, differs the second time, or points out of the file.
 *
 * Before that, files of nothing but one or two pieces of YAML or Markdown, each in seven places: npm run fuzz -- tokens [BYTES]
 * checks these alone, of 900 kB if nothing else is said. Those of a plain `npm run fuzz` have 100 kB.
 */
const isTokensAlone = process.argv[2] === 'tokens';
const bytes = isTokensAlone ? Number(process.argv[3] ?? 900_000) : 100_000;
const areTokensGood = isTokensAlone || process.argv[2] === undefined ? await tryTokens(bytes) : true;
if (isTokensAlone || !areTokensGood) process.exit(areTokensGood ? 0 : 1);

const [runs = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const codes = new Map<string, number>();

console.log(`${runs} changed pages, seed ${seed}`);
await run(mutated(), runs, 'small pages');
await run(mutated([largePage]), Math.ceil(runs / 100), `pages of ${largePage.length} characters`);
console.log(
  [...codes]
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${code} ${count}`)
    .join(', '),
);

async function run(pages: fc.Arbitrary<string>, numRuns: number, what: string): Promise<void> {
  const times: number[] = [];
  const property = fc.asyncProperty(pages, async (page) => {
    const started = process.cpuUsage();
    const diagnostics = await checked(page);
    const { user, system } = process.cpuUsage(started);
    // Each page is checked twice. In microseconds of processor time, which other programs do not change.
    times.push((user + system) / 2000);
    if (times.length % 10_000 === 0) console.log(`${times.length} ${what} so far`);
    for (const { code } of diagnostics) codes.set(code, (codes.get(code) ?? 0) + 1);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns, seed, endOnFailure: true });
  if (failed) {
    console.error(`${String(errorInstance)}\n${JSON.stringify(counterexample).slice(0, 4000)}`);
    process.exit(1);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string =>
    `${(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1)} ms`;
  console.log(`${numRuns} ${what}: half under ${at(0.5)}, 99 % under ${at(0.99)}, the slowest ${at(1)}`);
}
