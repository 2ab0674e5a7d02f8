import { askDuringSwitches } from './build/load/switches.ts';

/*
 * npm run switches [-- REQUESTS]: lets nginx serve a live folder that is published again and again, asks it that many times, and says
 * how many answers were not 200 or not whole. Ends with 1 if there was one.
 */
const [least = 200_000] = process.argv.slice(2).map(Number);

const begun = performance.now();
const { requests, switches, wrong } = await askDuringSwitches({ requests: least, switches: 20 });
console.log(`${requests} requests, ${switches} switches, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
console.log(`answers that were not 200 or not whole: ${wrong.length}`);
for (const line of wrong.slice(0, 20)) console.log(line);
process.exit(wrong.length === 0 ? 0 : 1);
