import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryDisk } from '../content/memory-disk.ts';
import { kinds } from './kinds.ts';
import { StepCounter } from './steps.ts';

/** Beyond the number of slips and mistakes that are told one by one. */
const SIZE = 40_000;
/** What differs by where a text is cut, and what is made once. */
const SLACK = 1.15;

const counter = new StepCounter();
let loadSite: typeof import('../../src/content/load.ts')['loadSite'];

beforeAll(async () => {
  await counter.start();
  // Loaded only now, so that its steps are counted.
  ({ loadSite } = await import('../../src/content/load.ts'));
  for (const make of Object.values(kinds).slice(0, 3)) await loadSite(memoryDisk(make(1000)));
});
afterAll(() => counter.stop());

test('has many kinds of bad files', () => {
  expect(Object.keys(kinds).length).toBeGreaterThan(100);
});

for (const [kind, make] of Object.entries(kinds)) {
  test(`${kind}: twice as much takes at most twice the steps`, async () => {
    const once = await counter.of(() => loadSite(memoryDisk(make(SIZE))));
    const twice = await counter.of(() => loadSite(memoryDisk(make(SIZE * 2))));
    expect(once.all).toBeGreaterThan(1000);
    expect(twice.all, JSON.stringify({ once, twice })).toBeLessThanOrEqual(once.all * 2 * SLACK);
    expect(twice.parses).toBeLessThanOrEqual(once.parses * 2 + 50);
    expect(twice.recoveries).toBeLessThanOrEqual(once.recoveries * 2 + 60);
  });
}
