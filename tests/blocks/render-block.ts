import { prepare, render } from '../../src/app/entry-server.tsx';
import type { WholeFrame } from '../../src/model/frame.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import type { Site } from '../../src/model/site.ts';
import { planOf, settings } from './plan-blocks.ts';

export { planOf, settings };

/** What stands in the `<main>` of a page. */
export async function markupOf(plan: RoutePlan & { readonly frame: WholeFrame }): Promise<string> {
  await prepare();
  return /<main[^>]*>(.*)<\/main>/s.exec(render(plan).body)?.[1] ?? '';
}

/** The markup of blocks inside `<main>`, as a page of a site has it. */
export async function renderBlocks(
  blocks: readonly JsonObject[],
  change: Partial<Site['settings']> = {},
  base: Site['settings'] = settings,
): Promise<string> {
  return markupOf(planOf(blocks, change, base));
}
