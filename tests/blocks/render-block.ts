import { prepare, render } from '../../src/app/entry-server.tsx';
import type { JsonObject } from '../../src/model/json.ts';
import type { Site } from '../../src/model/site.ts';
import { planOf, settings } from './plan-blocks.ts';

export { planOf, settings };

/** The markup of blocks inside `<main>`, as a page of a site has it. */
export async function renderBlocks(
  blocks: readonly JsonObject[],
  change: Partial<Site['settings']> = {},
  base: Site['settings'] = settings,
): Promise<string> {
  await prepare();
  return /<main[^>]*>(.*)<\/main>/s.exec(render(planOf(blocks, change, base)).body)?.[1] ?? '';
}
