import { killBuilds } from './build/kills/kill.ts';

/*
 * npm run kills [-- KILLS [SEED]]: kills that many builds of each way of publishing, before, in and after the swap, and says how many
 * met which moment. Ends with 1 when anything but one whole version was left, or a file of the author is gone.
 */
const [kills = 300, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);

console.log(`${kills} kills of each way, seed ${seed}`);
for (const kind of ['plain', 'linkless', 'live'] as const) {
  const { moments } = await killBuilds(kind, kills, seed);
  const counts = Object.entries(moments).map(([moment, count]) => `${count} ${moment}`);
  console.log(`${kind}: ${counts.join(', ')}; always one whole version`);
}
