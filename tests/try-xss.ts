import { launchChromium } from './setup/chromium.ts';
import { attack } from './xss/attack.ts';
import { hostileStrings } from './xss/strings.ts';

/*
 * npm run try-xss [-- COUNT FIRST]: builds that many hostile sites (as many as there are hostile texts, so that each field gets each of them), and
 * visits them in Chromium: with and without their policy, and while `start` shows their mistakes. Ends with 1 when something ran or
 * was not shown as it was written.
 */
const [count = hostileStrings.length, first = 0] = process.argv.slice(2).map(Number);
const begun = performance.now();
const numbers = Array.from({ length: count }, (_, index) => first + index);
const browser = await launchChromium();
const isEdited = (number: number): boolean => number % 7 === 0;
const { accepted, refused, done, changed } = await attack(browser, { numbers, isEdited }, (number) => {
  if ((number + 1) % 10 === 0) console.log(`${number + 1} sites so far`);
});
await browser.close();
const fields = new Set([...accepted, ...refused].map(({ field }) => field.path));
console.log(
  `${fields.size} fields, ${hostileStrings.length} texts, ${count} sites in ${Math.round((performance.now() - begun) / 1000)} s`,
);
console.log(`${accepted.length} accepted and published, ${refused.length} refused by the check`);
console.log(`ran, stopped or strange: ${done.length}; shown in another way: ${changed.length}`);
for (const words of [...done, ...changed].slice(0, 40)) console.log(words);
process.exitCode = done.length + changed.length === 0 ? 0 : 1;
