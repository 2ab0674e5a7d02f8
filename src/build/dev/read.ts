import { folderDisk } from '../../content/disk.ts';
import { loadSite } from '../../content/load.ts';
import { siteAddress } from '../../content/site-address.ts';
import { planSite } from '../plan.ts';
import type { Reading } from './live-site.ts';

/** Reads, checks and plans the site of a content root, drafts included. */
export async function readSite(root: string, year: string): Promise<Reading> {
  const { site, diagnostics } = await loadSite(folderDisk(root));
  if (site === undefined) return { diagnostics };
  const { base } = siteAddress(site.settings.url);
  return { planned: { site, base, plans: planSite(site, { base, year, drafts: true }) }, diagnostics };
}
