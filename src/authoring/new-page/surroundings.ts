import { withFields } from '../../content/check/contents.ts';
import { outputClashes } from '../../content/check/rules/made-pages.ts';
import { keyOf } from '../../content/files/names.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import type { LoadedFile } from '../../content/load/load-file.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import { type SiteReader, siteReader } from '../../content/load/site-reader.ts';
import type { Disk } from '../../disk/disk.ts';
import { isPageFile } from '../../model/page-file.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { fileOf } from '../../yaml/findings/finding.ts';
import { ONE_BY_ONE } from '../../yaml/findings/together.ts';
import { textOf } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import { refuse } from '../refused.ts';

/** @throws Refused if there can be no new page at an address, because something is there already */
export async function refuseTaken(route: string, files: SiteFiles): Promise<void> {
  // A file counts whatever state it is in: a draft, one with mistakes, one with a name that is not right yet.
  const inPages = (await files.disk.list('pages')).filter(({ path }) => isPageFile(path.toLowerCase()));
  // The text of a page comes before the page.
  const file = inPages.findLast(({ path }) => keyOf(routeOf(path.toLowerCase())) === keyOf(route))?.path;
  if (file !== undefined) {
    const better = file.toLowerCase();
    if (file !== better) refuse({ why: 'page-misnamed', file, better });
    const isDraft = files.pages.some((page) => page.file === file && page.content?.absence?.why === 'draft');
    refuse({ why: 'page-there', file, route, isDraft });
  }
  const site = siteIndexOf(files);
  // A file may make pages at other addresses than its own: for the values of a field, or for the rest of a long list.
  const made = site.pageAt(route)?.file;
  if (made !== undefined) refuse({ why: 'page-made', file: made, route });
  const redirect = site.redirects.find(({ from }) => from === route);
  if (redirect !== undefined) {
    const { file: ofRedirect, line } = locationOf(redirect.content.source, redirect.fromRange);
    refuse({ why: 'redirected', file: ofRedirect, line, route, to: redirect.to });
  }
  const before = outputClashes(site).map(fileOf);
  const clash = outputClashes(site, [route]).find((each) => !before.includes(fileOf(each)));
  if (clash !== undefined) refuse({ why: 'file-in-place', file: fileOf(clash) });
}

/** @throws Refused if a file cannot be put where it belongs: one of the folders on the way is none, or leads out of the site */
export async function refuseBlocked(file: string, disk: Disk): Promise<void> {
  const parts = file.split('/').slice(0, -1);
  for (const [index] of parts.entries()) {
    const folder = parts.slice(0, index + 1).join('/');
    // Of a folder as it should be, the disk says nothing here.
    const found = await disk.find(folder);
    const problem = found?.problem;
    if (problem?.kind === 'outside') refuse({ why: 'folder-outside', folder });
    if (problem?.kind === 'repeated') refuse({ why: 'folder-repeated', folder });
    if (problem?.kind === 'unreadable') refuse({ why: 'folder-unreadable', folder, reason: problem.reason });
    if (found !== undefined) refuse({ why: 'file-for-folder', folder });
  }
}

/** The site that a new page comes into, and all that is wrong with it. */
export type Surroundings = Loaded & {
  /** The path the site is served under: `/`, `/site/`. */
  readonly base: string;
  /** The language of the site; undefined if site.yaml doesn't say it. */
  readonly language: string | undefined;
};

/**
 * Reads a site. Mistakes in it are no hindrance.
 * @param reader what was read of the files before; it is brought up to date
 * @throws Refused without a site.yaml
 */
export async function surroundingsIn(disk: Disk, reader: SiteReader = siteReader()): Promise<Surroundings> {
  if ((await disk.find('site.yaml')) === undefined) refuse({ why: 'no-site' });
  const site = await loadSite(disk, { telling: ONE_BY_ONE, reader });
  const { files } = site;
  return withFields(site, { base: baseOf(files), language: files.facts.language });
}

/** @throws Refused where some files can't be read: nothing is changed then */
export function refuseUnread(
  files: readonly (LoadedFile | undefined)[],
  why: 'unread' | 'unread-format',
  { findings }: Surroundings,
): void {
  const isUnread = ({ content, partlyRead, unread }: LoadedFile): boolean =>
    content === undefined || partlyRead !== undefined || unread !== undefined;
  const names = files.flatMap((file) => (file !== undefined && isUnread(file) ? file.file : []));
  const [first, ...others] = names;
  if (first === undefined) return;
  const mistakes = findings.filter((each) => names.includes(fileOf(each)));
  refuse({ why, file: first, others: others.length }, mistakes);
}

function baseOf({ site }: SiteFiles): string {
  const url = textOf(site?.content?.root, 'url') ?? '';
  return /^https?:/i.test(url) && URL.canParse(url) ? siteAddress(url).base : '/';
}
