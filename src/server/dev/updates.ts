import { isDeepStrictEqual } from 'node:util';
import { routeAt } from '../../model/address.ts';
import type { AnyPage } from '../../model/plan.ts';
import type { LivePages, LiveSite } from './live-site.ts';
import type { Update } from './problem.ts';

/** For a change in what every page is made of. */
export const everything: Update = { paths: 'all', problems: true };

/** What browsers have to know of a change; undefined if nothing that they show is different. */
export function updateBetween(before: LiveSite, after: LiveSite): Update | undefined {
  const problems = !isDeepStrictEqual(before.problems, after.problems);
  const paths = changedPaths(before.live, after.live);
  return problems || paths === 'all' || paths.length > 0 ? { paths, problems } : undefined;
}

/** The addresses at which something else is shown than before. */
function changedPaths(before: LivePages | undefined, after: LivePages | undefined): Update['paths'] {
  if (before === undefined || after === undefined) return before === after ? [] : 'all';
  if (!isDeepStrictEqual(sharedIn(before), sharedIn(after))) return 'all';
  const routes = new Set([...before.pages.keys(), ...after.pages.keys()]);
  const { base } = after.plan.frame;
  return [...routes]
    .filter((route) => !isSame(before.pages.get(route), after.pages.get(route)))
    .map((route) => routeAt(base + route.slice(1)));
}

/** What is shown on all pages, and where there is none. */
function sharedIn({ plan: { origin, frame, notFound } }: LivePages): unknown {
  return [origin, frame, notFound];
}

/** Whether two plans show the same. A page that nothing has changed for is the same object. */
function isSame(a: AnyPage | undefined, b: AnyPage | undefined): boolean {
  const shown = (page: AnyPage | undefined): unknown => [page?.head, page?.screen, page?.file, page?.hidden];
  return a === b || isDeepStrictEqual(shown(a), shown(b));
}
