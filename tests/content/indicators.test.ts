import { expect, test } from 'vitest';
import { everyIndicator, problemsOf } from './indicators.ts';

/** A part of them, which is another one for each place and character. `npm run fuzz-hints` takes all. */
const STEP = 11;

test('a character of YAML in a text is one of the text, or is reported once', async () => {
  const some = everyIndicator().filter((_, at) => at % STEP === 0);
  expect(some.length).toBeGreaterThan(80);
  const problems = await Promise.all(some.map(problemsOf));
  expect(problems.flat()).toEqual([]);
});
