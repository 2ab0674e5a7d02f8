import { outputClashes } from '../check/output-clash.ts';
import type { SiteIndex } from '../check/site-index.ts';
import { keyOf } from '../files/names.ts';
import { routeOf } from '../files/route.ts';
import { fileOf } from '../findings/finding.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { siteIndexOf } from '../load/site-index.ts';
import { placeOf } from '../text/source.ts';
import { type Refusal, refuse } from './refusal.ts';

const OTHER = 'or choose another address.';

/** Why there can be no new page at an address: something is there already. Undefined if it is free. */
export async function takenBy(route: string, files: SiteFiles): Promise<Refusal | undefined> {
  const site = siteIndexOf(files);
  const sentence =
    (await byPage(route, files)) ?? byList(route, site) ?? byRedirect(route, site) ?? byPublicFile(route, site);
  return sentence === undefined ? undefined : refuse(sentence);
}

/** A file counts whatever state it is in: a draft, one with mistakes, one with a name that is not right yet. */
async function byPage(route: string, { disk, pages }: SiteFiles): Promise<string | undefined> {
  const inPages = (await disk.list('pages')).filter(({ path }) => /\.ya?ml$/i.test(path));
  const file = inPages.find(({ path }) => keyOf(routeOf(path.toLowerCase())) === keyOf(route))?.path;
  if (file === undefined) return undefined;
  const better = file.replace(/\.ya?ml$/i, '.yaml').toLowerCase();
  if (file !== better) return `${file} has this address. Rename it to ${better}, ${OTHER}`;
  const isDraft = pages.some((page) => page.file === file && page.content?.absence?.why === 'draft');
  return `${file} is there already${isDraft ? ', as a draft' : ''}, at the address ${route}. Change that file, ${OTHER}`;
}

/** A file may make pages at other addresses than its own: for the values of a field, or for the rest of a long list. */
function byList(route: string, site: SiteIndex): string | undefined {
  const file = site.pageAt(route)?.file;
  return file === undefined ? undefined : `${file} makes a page at the address ${route}. Change that file, ${OTHER}`;
}

function byRedirect(route: string, { redirects }: SiteIndex): string | undefined {
  const redirect = redirects.find(({ from }) => from === route);
  if (redirect === undefined) return undefined;
  const { source } = redirect.content;
  const { line } = placeOf(source, redirect.fromRange);
  const to = redirect.to ?? 'another address';
  return `${source.file} leads visitors from ${route} to ${to} (line ${line}). Take that redirect out first, ${OTHER}`;
}

function byPublicFile(route: string, site: SiteIndex): string | undefined {
  const before = outputClashes(site).map(fileOf);
  const clash = outputClashes(site, [route]).find((each) => !before.includes(fileOf(each)));
  return clash === undefined
    ? undefined
    : `${fileOf(clash)} would be in the place of the page. Rename or move it first, ${OTHER}`;
}
