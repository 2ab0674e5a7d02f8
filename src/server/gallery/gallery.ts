import { reasonOf } from '../../builder/failure.ts';
import { planFilled } from '../../builder/plan/plan.ts';
import { yearOf } from '../../builder/year.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { blockNames } from '../../schema/schemas/schemas.ts';
import { type LiveSite, liveSite } from '../dev/live-site.ts';
import type { Problem } from '../dev/problem.ts';
import { problemsOf } from '../dev/problems.ts';
import { type Example, readExample } from './example.ts';
import { blockPages, indexPage } from './pages.ts';

/** Where the gallery is, to be mounted there: an address that no page and no file of a site can have. */
export const galleryBase = '/__blocks';

/** In the place of a site whose site.yaml could never be read: a mistake there hides no block. */
const standIn: Site = {
  settings: { name: 'Example', url: 'https://www.example.com' },
  pages: [],
  brokenRoutes: new Map(),
  publicFiles: new Map(),
  imageSizes: new Map(),
};

/**
 * The gallery of all blocks, as far as one address needs it: a site of examples, in the theme and with the data of the site that is being
 * written.
 */
export async function gallerySite({ live }: LiveSite, url: string): Promise<LiveSite> {
  const around = live?.content ?? standIn;
  const names = blockNames();
  const site = withGallery(around, names);
  const [, name] = /^\/__blocks\/([\w-]+)/.exec(url) ?? [];
  if (name === undefined || name === 'index') return planned(site, [indexPage(names, around.settings)], []);
  if (!names.includes(name)) return planned(site, [], []);
  const example = await readExample(name);
  try {
    return planned(site, blockPages(name, names, example), problemsIn(example));
  } catch (error) {
    // Such as an icon that doesn't exist, in the example of a block of the site's own.
    const problem = { file: example.file, severity: 'error', message: reasonOf(error), hint: '' } as const;
    const unseen = { ...example, block: undefined };
    return planned(site, blockPages(name, names, unseen), [{ ...problem, isFixable: false, related: [] }]);
  }
}

/** What is wrong with an example. Nobody fixes it from here: a check of the site names it, too, if it is the site's. */
function problemsIn({ diagnostics, text }: Example): Problem[] {
  return problemsOf(diagnostics.filter(isError), () => text).map(({ id: _, ...problem }) => ({
    ...problem,
    isFixable: false,
  }));
}

/** The site with the pages of the gallery in the place of its own. What leads to its own pages is left out. */
function withGallery(site: Site, names: readonly string[]): Site {
  const { announcement: _, nav: __, footer: ___, redirects: ____, ...settings } = site.settings;
  const pages = ['/', ...names.flatMap((name) => [`/${name}`, `/${name}/preview`])].map((route) => ({
    ...{ file: '', route, title: route },
  }));
  const url = new URL(galleryBase, settings.url).href;
  return { ...site, pages, settings: { ...settings, name: 'Blocks', url } };
}

function planned(site: Site, pages: readonly PageContent[], problems: readonly Problem[]): LiveSite {
  const year = yearOf(process.env.SOURCE_DATE_EPOCH, new Date());
  const plan = planFilled(site, pages, { year, drafts: true });
  return liveSite(problems, plan, site);
}
