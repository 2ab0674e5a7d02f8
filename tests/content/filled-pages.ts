import { filledIn, type ReadSite } from '../../src/content/load/site.ts';
import { asking } from '../../src/engine/questions.ts';
import type { PageContent } from '../../src/model/site.ts';

/** The pages of a site with what is in them; none without a site. */
export function filledPages(site: ReadSite | undefined): PageContent[] {
  const ask = asking(site?.readers ?? []);
  return (site?.pages ?? []).map((page) => filledIn(page, ask));
}
