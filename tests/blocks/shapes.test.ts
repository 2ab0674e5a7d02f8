import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prepare, render, renderer } from '../../src/app/entry-server.tsx';
import { carriedByBlocks } from '../../src/builder/render/carried.ts';
import { blockNames } from '../../src/content/shape/schema/schemas.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Rendered, RoutePlan } from '../../src/model/plan.ts';
import { anyPage } from './any-pages.ts';
import { planOf } from './plan-blocks.ts';
import { sampleOf } from './samples.ts';

/** The law: a page whose blocks were filled into shapes is the page that React renders. */
const pages = renderer(carriedByBlocks(), 1);
const { frame } = planOf([{ type: 'hero', title: 'Home' }]);
/** With one frame for all, as the pages of a site have. */
const planned = (blocks: readonly JsonObject[]): RoutePlan => ({ ...planOf(blocks), frame });

function expectLaw(plan: RoutePlan): Rendered {
  const filled = pages.render(plan);
  expect(filled).toEqual(render(plan));
  return filled;
}

beforeAll(prepare);

test('the example of every block', async () => {
  for (const type of blockNames()) {
    const example: JsonObject = parse(await readFile(`src/blocks/${type}/example.yaml`, 'utf8'));
    const others = { type: 'rich-text', items: [{ title: 'Above', description: 'Words' }] };
    for (const blocks of [[example], [others, example, example]]) {
      expectLaw(planned(blocks));
      expectLaw(planned(blocks));
    }
  }
});

test('pages of any blocks with any texts', () => {
  fc.assert(
    fc.property(anyPage(planned), (plan) => void expectLaw(plan)),
    { numRuns: 60, seed: 14 },
  );
});

test('every block can be filled in, but for those that show what page they are on', () => {
  for (const type of blockNames()) {
    for (const count of [1, 3]) expectLaw(planned([sampleOf(type, { optional: true, text: 'Words', count })]));
  }
  const { refused, filled, whole } = pages.report();
  expect(Object.fromEntries(refused)).toEqual({
    'page-links': { count: expect.any(Number), reason: 'it shows what page it is on' },
  });
  expect(whole).toBe(0);
  expect(filled).toBeGreaterThan(100);
});
