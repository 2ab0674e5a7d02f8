import { folderDisk } from '../../content/files/disk.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import { siteAddress } from '../../content/site-address.ts';
import { towardsMailbox } from '../mailbox/address.ts';
import { planSite } from '../plan.ts';
import type { Reading } from './live-site.ts';

/** What was found in the content. */
export type Found = Pick<Reading, 'planned'> & Pick<Loaded, 'diagnostics' | 'sourceOf'>;

/** Reads, checks and plans the site of a content root: with drafts, and with forms that send to the mailbox here. */
export async function readSite(root: string, year: string): Promise<Found> {
  const { site, diagnostics, sourceOf } = await loadSite(folderDisk(root));
  if (site === undefined) return { diagnostics, sourceOf };
  const { base } = siteAddress(site.settings.url);
  const plans = planSite(towardsMailbox(site), { base, year, drafts: true });
  return { planned: { site, base, plans }, diagnostics, sourceOf };
}
