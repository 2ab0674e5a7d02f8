import { iconMaker } from '../../builder/icons/app-icon.ts';
import { fontFiles } from '../../builder/plan/fonts.ts';
import { routePlan } from '../../builder/plan/plan.ts';
import { documentMaker } from '../../builder/printed/documents.ts';
import { finderOfPdfs, pageFinder, textsTakenUp } from '../../builder/render/materials.ts';
import { once } from '../../content/once.ts';
import type { Served } from '../../outputs/output.ts';
import { addressesOf, makersOf } from '../../outputs/outputs.ts';
import { frameFile, themeFile } from '../../outputs/page-data.ts';
import type { App, AppLoader } from './app.ts';
import type { LivePages, LiveSite } from './live-site.ts';

/** What is served of a site until its content changes. */
type Outputs = {
  readonly makers: ReturnType<typeof makersOf>;
  readonly materials: (app: App) => Promise<Served>;
};

const known = new WeakMap<LivePages, Outputs>();

/** Made once for each version of the content: going through all addresses takes longer than a request may. */
function outputsOf(live: LivePages, root: string): Outputs {
  const { plan, content } = live;
  const outputs = known.get(live) ?? {
    makers: makersOf(addressesOf(plan, content.publicFiles)),
    materials: materialsFor(live, root),
  };
  known.set(live, outputs);
  return outputs;
}

/** What the texts are made of, for an app: that may change while the content does not. */
function materialsFor({ plan, content }: LivePages, root: string): Outputs['materials'] {
  const shared = once(() => ({
    plan,
    addresses: addressesOf(plan, content.publicFiles),
    page: pageFinder(plan),
    frame: frameFile(plan.frame),
  }));
  const print = documentMaker(root, content.publicFiles);
  const pageWithPdf = finderOfPdfs(plan.pages);
  return async (app) => ({
    ...shared(),
    app: app.client,
    icon: iconMaker(plan.frame, { root, names: content.publicFiles }),
    fonts: fontFiles(plan.frame.theme?.faces),
    theme: themeFile(app.render(routePlan(plan.notFound, plan.frame)).theme),
    own: await textsTakenUp(root, content.publicFiles),
    pdf: (address) => print(pageWithPdf(address), plan),
  });
}

/**
 * What the site has at a path (decoded, without the base) besides documents and public files: data for the app, sitemap and the
 * like, as the build writes them. Undefined where there is none.
 * @param root the content root
 * @throws Error when the app cannot be loaded
 */
export async function servedAt(
  { live }: LiveSite,
  path: string,
  root: string,
  loader: AppLoader,
): Promise<string | Uint8Array | undefined> {
  if (live === undefined) return undefined;
  const { makers, materials } = outputsOf(live, root);
  return makers(path.slice(1))?.(await materials(await loader.load()));
}
