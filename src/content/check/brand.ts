import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf } from '../yaml/source.ts';
import { nodeAt } from '../yaml/tree.ts';
import type { Content } from './contents.ts';

/**
 * A brand colour that visitors would see as another one, because its lightness is set so that texts can be read.
 * The colour library is loaded only for a site with a colour of its own.
 */
export async function checkBrand(site: Content | undefined): Promise<Diagnostic[]> {
  const node = site === undefined ? undefined : nodeAt(site.root, ['theme', 'brand']);
  if (site === undefined || node?.kind !== 'scalar' || !/^#[\da-f]{6}$/i.test(String(node.value))) return [];
  const { changedBrand } = await import('../brand-ramp.ts');
  const given = String(node.value);
  const changed = changedBrand(given);
  return changed === undefined
    ? []
    : [diagnose('brand-changed', placeOf(site.source, node.range), { given, ...changed })];
}
