import { brokenSites, codeOf, holdVaried, holdVariedFixes } from './content/hint-variations.ts';
import { everyIndicator, problemsOf } from './content/indicators.ts';
import { variations } from './content/variations.ts';

/*
 * npm run fuzz-hints [-- PART]: writes each broken site whose name has PART in it in every other way there is, follows all hints,
 * fixes it, and mends it. Without PART, writes every character of YAML into texts, too. Prints what does not hold, and how many cases each code had at least. Ends with 1 if anything does not hold.
 */
const [part = ''] = process.argv.slice(2);
const names = brokenSites.filter((name) => name.includes(part));
const sites = new Map<string, number>();
let followed = 0;
let values = 0;
let problems = 0;

for (const name of names) {
  const held = [];
  for (const variation of variations) held.push(await holdVaried(name, variation));
  followed += held.reduce((sum, each) => sum + each.followed, 0);
  sites.set(codeOf(name), (sites.get(codeOf(name)) ?? 0) + held.length);
  const fixes = [];
  for (const variation of variations) fixes.push(await holdVariedFixes(name, variation));
  values += fixes.reduce((sum, each) => sum + each.count, 0);
  for (const problem of [...held, ...fixes].flatMap((each) => each.problems)) {
    problems += 1;
    console.error(problem);
  }
}

const texts = part === '' ? everyIndicator() : [];
for (const text of texts) {
  for (const problem of await problemsOf(text)) {
    problems += 1;
    console.error(problem);
  }
}

const fewest = Math.min(...sites.values());
console.log(
  `${sites.size} codes, at least ${fewest} sites each; ${followed} hints followed; ${values} values looked for after fixes; ${texts.length} texts with characters of YAML; ${problems} did not hold`,
);
process.exitCode = problems === 0 ? 0 : 1;
