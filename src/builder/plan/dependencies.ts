import type { Dependency } from '../../model/dependencies.ts';
import type { SitePage, UnplannedPage } from '../../model/plan.ts';
import type { PageContent } from '../../model/site.ts';

/** Whether something that a page was made from is still so. */
export type Holds = (dependency: Dependency) => boolean;

/** Whether all that a page was made from is still so. A page whose dependencies weren't noted may always have changed. */
export function isStillRight({ dependencies }: UnplannedPage, holds: Holds): boolean {
  return dependencies?.every(holds) === true;
}

/** Finds the pages of an earlier plan that are the same now, because nothing has changed that they were made from. */
export function keptFrom<T extends SitePage | UnplannedPage>(
  before: readonly T[],
  holds: Holds,
): (page: PageContent) => T | undefined {
  const byRoute = new Map(before.map((page) => [page.route, page]));
  return ({ route, file }) => {
    const page = byRoute.get(route);
    return page?.file === file && isStillRight(page, holds) ? page : undefined;
  };
}
