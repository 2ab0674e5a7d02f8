import { expect, test } from 'vitest';
import { findChromium } from '../setup/chromium.ts';
import { saveAtRandom } from './saves/run.ts';
import { port } from './support/dev-server.ts';

test.skipIf(findChromium() === undefined)(
  'saves of all kinds, half-way states and mistakes: the right page each time, and no false mistake in between',
  async () => {
    const { saves, times, falsehoods, missing, code } = await saveAtRandom(40, 1, port + 5);
    expect(saves).toBe(40);
    expect(falsehoods).toEqual([]);
    expect(missing).toEqual([]);
    expect(times.length).toBeGreaterThan(8);
    // Half a second on a machine that has nothing else to do (npm run fuzz-saves says how often).
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(2000);
    expect(code).toBe(0);
  },
);
