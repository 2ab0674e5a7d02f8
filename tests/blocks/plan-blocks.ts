import { planFilled } from '../../src/builder/plan/plan.ts';
import { routePlan } from '../../src/builder/render/document.ts';
import type { WholeFrame } from '../../src/model/frame.ts';
import type { JsonObject, WrittenBlock } from '../../src/model/json.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import type { PageContent, Site } from '../../src/model/site.ts';

/** The settings that blocks are rendered with. */
export const settings: Site['settings'] = {
  name: 'Example',
  url: 'https://www.example.com',
  contact: {
    phone: '+91 257 555 0100',
    email: 'hello@example.com',
    address: 'Jalgaon, India',
    profiles: [{ label: 'Example', href: 'https://www.example.org/example' }],
  },
  email: { serviceId: 'service', templateId: 'template', publicKey: 'key' },
};

/** A block says what it is. */
const typed = (block: JsonObject): WrittenBlock => ({ ...block, type: String(block.type) });

const page = (route: string, blocks: readonly JsonObject[]): PageContent => ({
  file: `pages${route}.yaml`,
  route,
  title: 'A page',
  content: { title: 'A page', description: 'A page with blocks.', blocks: blocks.map(typed) },
});

/** The plan of a page with these blocks. */
export function planOf(
  blocks: readonly JsonObject[],
  change: Partial<Site['settings']> = {},
  base: Site['settings'] = settings,
): RoutePlan & { readonly frame: WholeFrame } {
  const pages = [page('/', blocks), page('/contact', [{ type: 'hero', title: 'Contact' }])];
  const site: Site = {
    settings: { ...base, ...change },
    pages,
    publicFiles: new Map(),
    brokenRoutes: new Map(),
    imageSizes: new Map([['/images/team.jpg', { width: 1200, height: 800 }]]),
    fileSizes: new Map([['/images/team.jpg', 2_400_000]]),
  };
  const plan = planFilled(site, pages, { year: '2026', drafts: false });
  const home = plan.pages.find(({ route }) => route === '/');
  if (home === undefined) throw new Error('The site has no home page.');
  return routePlan(home, plan.frame);
}
