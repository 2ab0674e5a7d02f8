import type { Planner } from '../../builder/queries/planner.ts';
import type { Changed } from '../../content/load/discover-again.ts';
import type { Loaded } from '../../content/load/load.ts';
import { FreshPages } from './fresh-pages.ts';
import type { LiveSite } from './live-site.ts';
import { pagesAhead } from './read-site.ts';

/** How long planning waits for browsers to get what is shown ahead of it, in milliseconds. */
export const room = 60;

/** Whether kinds have changed, and nothing that all pages share: which pages are others by that is only known when the site was read. */
export const isOfKinds = (changed: Changed): boolean =>
  changed !== 'anything' && changed.some((file) => file.startsWith('kinds/')) && !changed.includes('site.yaml');

/** A site as it was read, before all of its pages are planned: each is when somebody asks for it. Undefined if something is wrong, comes or goes. */
export function siteAhead(last: LiveSite, { whole, diagnostics }: Loaded, planner: Planner): LiveSite | undefined {
  const { live } = last;
  if (whole === undefined || live === undefined || diagnostics.some(({ severity }) => severity === 'error'))
    return undefined;
  const { site } = whole;
  const isSame = site.pages.length === live.plan.pages.length && site.pages.every(({ route }) => live.pages.has(route));
  if (!isSame) return undefined;
  return { ...last, live: { ...live, content: site, fresh: new FreshPages(pagesAhead(planner, site), []) } };
}
