import { planFile, planSite } from '../../builder/plan/plan.ts';
import type { Planner } from '../../builder/queries/planner.ts';
import { yearOf } from '../../builder/year.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import type { ReadSite } from '../../content/load/site.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import type { Pause } from '../../disk/batches.ts';
import type { Disk } from '../../disk/disk.ts';
import type { SitePage, SitePlan } from '../../model/plan.ts';
import { ONCE } from '../../yaml/findings/together.ts';
import type { Reading } from './live-site.ts';

/*
 * Sites as this server shows them: with all that visitors don't see.
 */

/** What was found in the content. */
export type SiteReading = Pick<Reading, 'site'> &
  Pick<Loaded, 'diagnostics' | 'sourceOf' | 'holdsUntil'> & { readonly whole?: NonNullable<Loaded['whole']> };

/** The files to read, for when, and what was read of them before. */
type SiteRequest = {
  readonly disk: Disk;
  readonly at: Date;
  readonly reader: SiteReader;
  /** What plans its pages: again and again the same. */
  readonly planner: Planner;
  readonly pause: Pause;
};

const options = () => ({ year: yearOf(process.env.SOURCE_DATE_EPOCH, new Date()), drafts: true });

/** Reads, checks and plans a site. Files and pages that are the same as before stay as they are. */
export async function readSite({ disk, at, reader, planner, pause }: SiteRequest): Promise<SiteReading> {
  const loaded = await loadSite(disk, { telling: ONCE, view: { at, all: true }, reader });
  const { diagnostics, sourceOf, holdsUntil, whole } = loaded;
  const read = { diagnostics, sourceOf, holdsUntil };
  if (whole === undefined) return read;
  const plan = await planner.plan(whole.site, options(), pause);
  return { ...read, whole, site: { content: whole.site, plan } };
}

/** The pages that a file of a site becomes. */
export function pagesOf(site: ReadSite, file: string): SitePage[] {
  return planFile(site, file, options());
}

/** The plan of all pages of a site. */
export function planOf(site: ReadSite): SitePlan {
  return planSite(site, options());
}
