import fc from './random.ts';
import { differsByReader, readAsByLibrary } from './yaml/both-ways.ts';
import { inList, texts } from './yaml/scribbled.ts';

/*
 * npm run fuzz-ordinary [-- RUNS [SEED]]: reads many texts with the reader of ordinary YAML and with the `yaml` library,
 * and each tenth with all that is said about it. Ends with 1 and the smallest text whose trees differ.
 */
const [runs = 300_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
let tried = 0;
let read = 0;

console.log(`${runs} texts, seed ${seed}`);
const property = fc.property(texts, (text) => {
  tried += 1;
  if (readAsByLibrary(text)) read += 1;
  if (readAsByLibrary(inList(text))) read += 1;
  if (tried % 10 === 0 && differsByReader(text)) throw new Error('Something else is said about it without the reader.');
  if (tried % 50_000 === 0) console.log(`${tried} so far`);
});
const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: runs, seed });
if (failed) {
  console.error(`${String(errorInstance)}\n${JSON.stringify(counterexample)}`);
  process.exit(1);
}
console.log(
  `${tried} texts, each as it is and as a list, ${read} of these read as ordinary YAML, each exactly as the library reads it`,
);
