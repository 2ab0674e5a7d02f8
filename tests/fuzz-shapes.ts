import { bundleApp } from '../src/builder/bundle/bundle.ts';
import { carriedByBlocks } from '../src/builder/render/carried.ts';
import { differenceOf } from '../src/builder/render/verified.ts';
import type { RoutePlan } from '../src/model/plan.ts';
import { anyPage } from './blocks/any-pages.ts';
import { planOf } from './blocks/plan-blocks.ts';
import fc from './random.ts';

/*
 * npm run fuzz-shapes [-- PAGES [SEED]]: pages of any blocks with any texts, filled in and rendered directly. Ends with 1 at the
 * first that differ.
 */
const [count = 1000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);

const { entry } = await bundleApp();
const filled = entry.renderer(carriedByBlocks(), { from: 1, cachesItems: true });
const { frame } = planOf([{ type: 'hero', title: 'Home' }]);
const pages = anyPage((blocks): RoutePlan => ({ ...planOf(blocks), frame }));

console.log(`${count} pages, seed ${seed}`);
for (const plan of fc.sample(pages, { numRuns: count, seed })) {
  const difference = differenceOf(filled.render(plan), entry.render(plan));
  if (difference === undefined) continue;
  console.error(`A page that was filled in differs from the one that React renders: ${difference}`);
  console.error(JSON.stringify(plan.screen, undefined, 1));
  process.exit(1);
}
const { shapes, filled: inShapes, rendered, whole, refused } = filled.report();
console.log(
  `${inShapes} blocks were filled into ${shapes} shapes, ${rendered} rendered by themselves, ${whole} pages as a whole`,
);
for (const [name, { count: times, reason }] of refused)
  console.log(`${name}: ${times} structures are not shared: ${reason}`);
