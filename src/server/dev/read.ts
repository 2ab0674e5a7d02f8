import { planSite } from '../../builder/plan/plan.ts';
import { folderDisk } from '../../content/files/disk.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import { towardsMailbox } from '../mailbox/towards-mailbox.ts';
import type { Reading } from './live-site.ts';

/** What was found in the content. */
export type SiteReading = Pick<Reading, 'site'> & Pick<Loaded, 'diagnostics' | 'sourceOf'>;

/** Reads, checks and plans the site of a content root: with drafts, and with forms that send to the mailbox here. */
export async function readSite(root: string, year: string): Promise<SiteReading> {
  const { site, diagnostics, sourceOf } = await loadSite(folderDisk(root));
  if (site === undefined) return { diagnostics, sourceOf };
  const plan = planSite(towardsMailbox(site), { year, drafts: true });
  return { site: { content: site, plan }, diagnostics, sourceOf };
}
