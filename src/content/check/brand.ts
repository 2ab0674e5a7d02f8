import { type Finding, finding } from '../findings/finding.ts';
import { nodeAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/**
 * A brand colour that visitors would see as another one, because its lightness is set so that texts can be read.
 * The colour library is loaded only for a site with a colour of its own.
 */
export async function checkBrand(site: Content | undefined): Promise<Finding[]> {
  const node = site === undefined ? undefined : nodeAt(site.root, ['theme', 'brand']);
  if (site === undefined || node?.kind !== 'scalar' || !/^#[\da-f]{6}$/i.test(String(node.value))) return [];
  const { changedBrand } = await import('../brand-ramp.ts');
  const given = String(node.value);
  const changed = changedBrand(given);
  return changed === undefined ? [] : [finding('brand-changed', site.source, node.range, { given, ...changed })];
}
