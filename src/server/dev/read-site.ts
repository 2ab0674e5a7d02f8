import { planAhead, planSteps } from '../../builder/plan/plan.ts';
import { Planner } from '../../builder/plan/planner.ts';
import { yearOf } from '../../builder/year.ts';
import type { Disk } from '../../content/files/disk.ts';
import { ONCE } from '../../content/findings/together.ts';
import type { KeptFiles } from '../../content/load/kept-files.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import { type Pause, withPauses } from '../../content/steps.ts';
import type { SitePage } from '../../model/plan.ts';
import { pageTowardsMailbox, towardsMailbox } from '../mailbox/towards-mailbox.ts';
import type { Reading } from './live-site.ts';

/** What was found in the content. */
export type SiteReading = Pick<Reading, 'site'> &
  Pick<Loaded, 'diagnostics' | 'sourceOf' | 'holdsUntil'> & {
    /** The pages that a file has become since, with all others as they were read; undefined if that can't be said of it alone. */
    readonly ahead: (file: string) => Promise<readonly SitePage[] | undefined>;
  };

/** The files to read, for when, and what was read of them before. */
type SiteRequest = {
  readonly disk: Disk;
  readonly at: Date;
  readonly kept: KeptFiles;
  /** What plans its pages: again and again the same. */
  readonly planner: Planner;
  readonly pause: Pause;
};

/** What plans pages whose forms send to the mailbox here. */
export const mailboxPlanner = (): Planner => new Planner({ finish: pageTowardsMailbox });

/**
 * Reads, checks and plans a site: with all that visitors don't see, and with forms that send to the mailbox here. Files and pages that are
 * the same as before stay as they are.
 */
export async function readSite({ disk, at, kept, planner, pause }: SiteRequest): Promise<SiteReading> {
  const { site: loaded, ahead, ...read } = await loadSite(disk, ONCE, { at, all: true }, kept);
  if (loaded === undefined) return { ...read, ahead: async () => undefined };
  const site = towardsMailbox(loaded);
  const options = { year: yearOf(process.env.SOURCE_DATE_EPOCH, new Date()), drafts: true };
  return {
    ...read,
    site: { content: loaded, plan: await withPauses(planSteps(site, options, planner), pause) },
    ahead: async (file) => {
      const changed = await ahead(disk, file);
      return changed && planAhead(changed, site, options).map(pageTowardsMailbox);
    },
  };
}
