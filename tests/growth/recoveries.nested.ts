import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryDisk } from '../content/memory-disk.ts';
import { kinds } from './kinds.ts';
import { growthProblems, StepCounter } from './steps.ts';

/**
 * Mistakes around which the parser is led as often as it may be. Each takes seconds, and nearly all of its steps are those of the same
 * loop, which growth.test.ts counts with quotes and brackets that are not closed, and with a program.
 */
const names = [
  'texts that are not indented',
  'comments of JavaScript',
  'signs at the start of texts',
  'lists on the line of their key',
  'words after quotes',
];

const counter = new StepCounter();
let loadSite: typeof import('../../src/content/load/load.ts')['loadSite'];

beforeAll(async () => {
  await counter.start();
  // Loaded only now, so that its steps are counted.
  ({ loadSite } = await import('../../src/content/load/load.ts'));
  for (const make of Object.values(kinds).slice(0, 3)) await loadSite(memoryDisk(make(1000)));
});
afterAll(() => counter.stop());

test.each(names)(
  '%s: twice as much takes at most twice the steps',
  async (name) => {
    const make = kinds[name];
    if (make === undefined) throw new Error(`There is no kind ${name}.`);
    expect(growthProblems(await counter.ofTwo(loadSite, make, 9_000))).toEqual([]);
  },
  180_000,
);
