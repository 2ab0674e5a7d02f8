import { saveAtRandom } from './build/saves/run.ts';

/*
 * npm run fuzz-saves [-- SAVES [SEED]]: saves pages at random while the development server runs, and says how soon they were
 * shown. Ends with 1 when a mistake was shown that nobody made, a page did not come, half of them took more than two seconds, or
 * the server did not end well.
 */
const [count = 2000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);

console.log(`${count} saves, seed ${seed}`);
const { saves, times, falsehoods, missing, code } = await saveAtRandom(count, seed, (done) => {
  if (done % 100 < 7) console.log(`${done} saves so far`);
});
const at = (part: number): string =>
  `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)} ms`;
const soon = times.filter((time) => time <= 500).length;
console.log(`${saves} saves; ${times.length} good pages waited for, ${soon} of them shown within 500 ms`);
console.log(`half within ${at(0.5)}, 99 % within ${at(0.99)}, the slowest ${at(1)}`);
console.log(`false mistakes or pages: ${falsehoods.length}; not shown at all: ${missing.length}; exit code ${code}`);
for (const line of [...falsehoods.slice(0, 20), ...missing.slice(0, 20)]) console.log(line);
// Half a second on a machine that has nothing else to do.
const isQuick = (times[Math.floor(times.length / 2)] ?? Infinity) < 2000;
process.exit(falsehoods.length + missing.length === 0 && isQuick && code === 0 ? 0 : 1);
