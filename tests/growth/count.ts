import { takenByBadPages } from './bad-pages.ts';
import { kinds } from './kinds.ts';
import { growthProblems, StepCounter } from './steps.ts';

/*
 * npm run count-growth [-- BYTES [PART OF A KIND'S NAME]]: checks a bad file of each kind, of 40 kB if nothing else is
 * said, and one that is twice as large, and prints the steps that each takes. Fails if those of one more than double, if
 * the main kinds take more than on 2026-11-27 and a quarter, or if pages with a mistake each take too much.
 */

/** How many million steps a file of 40 kB may take. */
const MOST_STEPS: Readonly<Record<string, number>> = {
  'good blocks': 0.76,
  'blocks with a wrong key': 1.36,
  'entries with a wrong key': 0.8,
  'empty entries': 2.64,
  tags: 1.91,
  'lines of bars': 2.15,
  'quotes that are not closed': 7.28,
  'blocks in tabs': 4.28,
  'pages with one slip each': 2.23,
  'pages with a broken link each': 2.81,
  'long texts full of broken links': 4.28,
};

const [bytes = '40000', only = ''] = process.argv.slice(2);
const counter = new StepCounter();
const loadSite = await counter.start();
const chosen = Object.entries(kinds).filter(([kind]) => kind.includes(only));
let failed = 0;
for (const [kind, make] of chosen) {
  const growth = await counter.ofTwo(loadSite, make, Number(bytes));
  // The good file stands among them to be compared with.
  const problems = growthProblems(growth).filter((problem) => kind !== 'good blocks' || !problem.startsWith('nothing'));
  const { once, twice } = growth;
  const most = bytes === '40000' ? (MOST_STEPS[kind] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  if (once.all > most * 1e6) problems.push(`more than ${most} M`);
  if (problems.length > 0) failed += 1;
  const steps = [once, twice].map(({ all, parses, recoveries, explanations }) =>
    [`${(all / 1e6).toFixed(2)} M`.padStart(9), parses, recoveries, explanations].join(' '),
  );
  console.log(`${steps.join('  ->')}  ${kind}  ${problems.join('; ')}`);
}
if (only === '') {
  for await (const { name, steps, mostSteps, times, tooMuch } of takenByBadPages(counter, loadSite)) {
    const problems = [...(steps > mostSteps ? [`more than ${mostSteps}`] : []), ...tooMuch];
    if (problems.length > 0) failed += 1;
    console.log(`${steps.toFixed(0)} steps a page  ${times.toFixed(2)} x good pages  ${name}  ${problems.join('; ')}`);
  }
}
console.log(`${chosen.length} kinds, ${failed} of them take too much`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
