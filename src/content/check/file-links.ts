import type { Role } from '../../diagnostics/messages/told.ts';
import { isPageFile } from '../../model/page-file.ts';
import { type Finding, fileOf, withRelated } from '../../yaml/findings/finding.ts';
import { MOST_PLACES } from '../../yaml/findings/together.ts';
import { type Link, linksOf, placeOf } from './links-in.ts';
import { leadsToMisnamed, pathOf } from './misnamed.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * What is wrong with the names of files, with the links to their pages: those that a new name makes wrong are shown with
 * the file, and a file that looks like a page that somebody links to is an error.
 */
export function withTheirLinks(mistakes: readonly Finding[], site: SiteIndex): Finding[] {
  if (!site.hasMisnamed) return [...mistakes];
  const links = linksByFile(site);
  const home = site.misnamedAt('/');
  return mistakes.map((mistake) => {
    const toIt = links.get(fileOf(mistake)) ?? [];
    if (mistake.code === 'stray-file' && (toIt.length > 0 || fileOf(mistake) === home))
      return { ...withPlaces(mistake, toIt, () => ({ why: 'link' })), severity: 'error' };
    if (mistake.code !== 'bad-file-name') return mistake;
    return withPlaces(mistake, toIt, (path) => ({ why: 'link-afterwards', href: site.renamedFrom(path) ?? '' }));
  });
}

/** The links that are not checked because of the name of a file, where something is to say about them. */
function linksByFile(site: SiteIndex): Map<string, Link[]> {
  const found = new Map<string, Link[]>();
  const leading = site.files.filter(({ links }) => links.some((href) => leadsToMisnamed(href, site)));
  const contents = leading.flatMap(({ file }) => site.contentOf(file) ?? []);
  for (const link of linksOf(contents)) {
    const path = link.href.startsWith('/') ? pathOf(link.href) : '';
    const isRenamed = site.renamedFrom(path) !== undefined;
    const file = isRenamed ? site.pageAt(path)?.file : site.misnamedAt(path);
    if (file === undefined || (!isRenamed && isPageFile(file))) continue;
    const links = found.get(file);
    if (links === undefined) found.set(file, [link]);
    else links.push(link);
  }
  return found;
}

function withPlaces(mistake: Finding, links: readonly Link[], roleOf: (path: string) => Role): Finding {
  const shown = links.slice(0, MOST_PLACES);
  return shown.reduce((found, link) => withRelated(found, placeOf(link), roleOf(pathOf(link.href))), mistake);
}
