import { routePlan } from '../../builder/plan/plan.ts';
import { documentMaker } from '../../builder/printed/documents.ts';
import { pageFinder, textsTakenUp } from '../../builder/render/materials.ts';
import type { Served } from '../../outputs/output.ts';
import { addressesOf, makerAt } from '../../outputs/outputs.ts';
import { frameFile, themeFile } from '../../outputs/page-data.ts';
import type { App, AppLoader } from './app.ts';
import type { LivePages, LiveSite } from './live-site.ts';

async function materialsOf({ plan, content }: LivePages, root: string, app: App): Promise<Served> {
  return {
    plan,
    page: pageFinder(plan),
    app: app.client,
    frame: frameFile(plan.frame),
    theme: themeFile(app.render(routePlan(plan.notFound, plan.frame)).theme),
    own: await textsTakenUp(root, content.publicFiles),
    pdf: documentMaker(plan, root, content.publicFiles),
  };
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
  const make = makerAt(path.slice(1), addressesOf(live.plan, live.content.publicFiles));
  return make?.(await materialsOf(live, root, await loader.load()));
}
