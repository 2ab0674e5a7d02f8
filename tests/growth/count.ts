import { timesOfGood } from './bad-pages.ts';
import { kinds } from './kinds.ts';
import { growthProblems, StepCounter } from './steps.ts';

/*
 * npm run count-growth [-- BYTES [PART OF A KIND'S NAME]]: checks a bad file of each kind, of 40 kB if nothing else is
 * said, and one that is twice as large, and prints the steps that each takes. Fails if those of one more than double, or if
 * pages with a mistake each take too many times those of good ones.
 */
const [bytes = '40000', only = ''] = process.argv.slice(2);
const counter = new StepCounter();
await counter.start();
// Loaded only now, so that its steps are counted.
const { loadSite } = await import('../../src/content/load/load.ts');
const chosen = Object.entries(kinds).filter(([kind]) => kind.includes(only));
let failed = 0;
for (const [kind, make] of chosen) {
  const growth = await counter.ofTwo(loadSite, make, Number(bytes));
  // The good file stands among them to be compared with.
  const problems = growthProblems(growth).filter((problem) => kind !== 'good blocks' || !problem.startsWith('nothing'));
  if (problems.length > 0) failed += 1;
  const { once, twice } = growth;
  const steps = [once, twice].map(({ all, parses, recoveries, explanations }) =>
    [`${(all / 1e6).toFixed(2)} M`.padStart(9), parses, recoveries, explanations].join(' '),
  );
  console.log(`${steps.join('  ->')}  ${kind}  ${problems.join('; ')}`);
}
if (only === '') {
  for await (const { name, times, isTooMuch } of timesOfGood(counter, loadSite)) {
    if (isTooMuch) failed += 1;
    console.log(`${times.toFixed(2)} x good pages  each with ${name}  ${isTooMuch ? 'too much' : ''}`);
  }
}
console.log(`${chosen.length} kinds, ${failed} of them grow too fast`);
await counter.stop();
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
