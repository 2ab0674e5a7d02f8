import { type Bundle, bundleApp } from '../../builder/bundle/bundle.ts';
import { Endless } from '../../builder/own/guarded.ts';
import type { WithBlocks } from '../../builder/own/own-code.ts';

/** The app with the blocks whose code comes to an end as it is loaded, and the others. */
type Ready = Pick<WithBlocks, 'own'> & { readonly bundle: Bundle; readonly endless: readonly string[] };

/** @throws Failure where one can't be compiled or loaded */
export async function bundleOfReady(site: WithBlocks, endless: readonly string[] = []): Promise<Ready> {
  const own = { ...site.own, blocks: site.own.blocks.filter(({ name }) => !endless.includes(name)) };
  try {
    return { own, endless, bundle: await bundleApp({ site: { ...site, own } }) };
  } catch (error) {
    if (!(error instanceof Endless)) throw error;
    return bundleOfReady(site, [...endless, ...error.types]);
  }
}
