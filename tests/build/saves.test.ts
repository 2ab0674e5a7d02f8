import { expect, test } from 'vitest';
import { saveAtRandom } from './saves/run.ts';

// How soon they are shown depends on the machine: npm run fuzz-saves measures that.
test('saves of all kinds, half-way states and mistakes: the right page each time, and no false mistake in between', async () => {
  const { saves, times, falsehoods, missing, stalled, code } = await saveAtRandom(40, 1);
  expect(saves).toBe(40);
  expect(falsehoods).toEqual([]);
  expect(missing).toEqual([]);
  expect(stalled).toBeLessThan(20);
  expect(times.length).toBeGreaterThan(8);
  expect(code).toBe(0);
});
