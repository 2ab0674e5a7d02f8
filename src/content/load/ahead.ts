import type { PageContent, Site, Size } from '../../model/site.ts';
import { checkAgainst, inOrder } from '../check/check.ts';
import type { SiteIndex } from '../check/site-index.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import type { Disk } from '../files/disk.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { measurePictures } from '../pictures/measure.ts';
import { plainValue, valueAt } from '../yaml/syntax/tree.ts';
import { type LoadedPage, loadPage } from './load-file.ts';
import { pagesOfFile, sizesIn } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import { siteIndexWith } from './site-index.ts';

/** What one file of a site has become since the site was read. */
export type PageAhead = {
  readonly pages: readonly PageContent[];
  /** Sizes of the local pictures that they use. */
  readonly imageSizes: ReadonlyMap<string, Size>;
};

/** A site as it was read. */
type Read = {
  readonly files: SiteFiles;
  readonly index: SiteIndex;
  /** What was made of it. */
  readonly whole: Site;
  readonly sources: EntrySources;
};

/**
 * Reads one page again, and checks it against the rest of the site as that was read. The rules are those of the whole site, so that what
 * comes out is what the whole site makes of it, unless another file has changed, too.
 *
 * @returns undefined for a page that is new, gone, or has an error, and for one that has other addresses besides its own than before
 */
export async function pageAhead(
  disk: Disk,
  file: string,
  { files, index, whole, sources }: Read,
): Promise<PageAhead | undefined> {
  const { discovered } = files;
  const entry = discovered.pages.find(({ path }) => path === file);
  if (entry === undefined) return undefined;
  const body = discovered.bodies.get(file);
  const hasBody = (await disk.find(file.replace(/\.yaml$/, '.md'))) !== undefined;
  if (hasBody !== (body !== undefined)) return undefined;
  files.kept.files.again(disk, [file, ...(body === undefined ? [] : [body.path])]);
  const { page, text } = loadPage(files.kept.files, entry, body, files.calendar);
  const contents = [page, text].flatMap((each) => each?.content ?? []);
  const isWrong = (found: readonly Finding[]): boolean =>
    found.some((each) => severityOf(each) === 'error' && [file, text?.file].includes(fileOf(each)));
  const before = files.pages.find((each) => each.file === file);
  if (otherAddresses(before) !== otherAddresses(page)) return undefined;
  if (page.content === undefined || isWrong([...page.findings, ...(text?.findings ?? [])])) return undefined;
  const fileSizes = sizesIn(discovered.publicEntries);
  const pictures = await measurePictures(disk, contents, new Set(fileSizes.keys()));
  const read = new Map(
    [page, text].flatMap((each) => (each?.content === undefined ? [] : [[each.file, each.content] as const])),
  );
  const now = siteIndexWith(index, read, { pictures: pictures.files, fileSizes });
  const across = [...read.keys()].flatMap((name) => {
    const outline = now.outlineOf(name);
    return outline === undefined ? [] : inOrder(checkAgainst(now, outline));
  });
  if (isWrong(across)) return undefined;
  const { pages } = pagesOfFile(page, sources);
  return isInPlace(pages, whole, page) ? { pages, imageSizes: pictures.sizes } : undefined;
}

/** Whether pages are at the addresses that their file had, or at its own if it was left out for a mistake: others would come and go. */
function isInPlace(
  pages: readonly PageContent[],
  { pages: known, brokenRoutes }: Site,
  { file, route }: LoadedPage,
): boolean {
  const before = known.filter((page) => page.file === file).map((page) => page.route);
  const had = before.length === 0 && brokenRoutes.has(route) ? [route] : before;
  const routes = pages.map((page) => page.route).sort();
  return routes.length === had.length && routes.every((each, index) => each === had[index]);
}

/** The addresses that a page takes besides its own: whether they are free is a question to the whole site. */
function otherAddresses(page: LoadedPage | undefined): string {
  const aliases = valueAt(page?.content?.root, 'aliases');
  return JSON.stringify([aliases && plainValue(aliases), page?.content?.pdf]);
}
