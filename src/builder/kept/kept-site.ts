import { randomUUID } from 'node:crypto';
import type { Files } from '../../content/load/files.ts';
import type { AboutPage } from '../../content/load/filled.ts';
import type { SitePage } from '../../model/plan.ts';
import type { UnfilledPage } from '../../model/site.ts';
import { aboutPage } from '../plan/planner.ts';

/** What is kept of a published page, besides what its planner saves. */
export type KeptPage = {
  readonly about: AboutPage;
  /** A hash of its plan. */
  readonly print: string;
  /** A short name for all that other pages, and the checks across files, have made use of in its file; absent if that may be anything. */
  readonly usedByOthers?: string;
};

/** What is kept of a site that was built. Plain data: it survives JSON. */
export type KeptSite = {
  /** Every build's own. */
  readonly id: string;
  /** A print of what all pages of it share. */
  readonly shared: string;
  /** By their addresses. */
  readonly pages: Readonly<Record<string, KeptPage>>;
};

/** What is kept of the pages of a site. */
export type KeptPages = KeptSite['pages'];

/** What is kept of a site, for this build. */
export const keptSite = (shared: string, pages: KeptPages): KeptSite => ({ id: randomUUID(), shared, pages });

/** What to keep of the pages of a site. @param all as they were read @param planned those that visitors see */
export function keptPagesOf(
  all: readonly UnfilledPage[],
  planned: readonly SitePage[],
  files: Pick<Files, 'usedByOthers'>,
): KeptPages {
  const read = new Map(all.map((page) => [page.route, page]));
  const pages = planned.flatMap(({ file, route, notes }) => {
    const page = read.get(route);
    if (page === undefined || notes === undefined) return [];
    const used = files.usedByOthers(file);
    const kept: KeptPage = {
      about: aboutPage(page),
      print: notes.print,
      ...(used === undefined ? {} : { usedByOthers: used }),
    };
    return [[route, kept] as const];
  });
  return Object.fromEntries(pages);
}
