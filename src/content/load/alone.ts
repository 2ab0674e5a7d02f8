import { withoutQuery } from '../../model/address.ts';
import type { PageContent } from '../../model/site.ts';
import { linksOf } from '../check/links-in.ts';
import { measureOwnFonts } from '../check/own-fonts.ts';
import { type Calendar, calendarOf, type View } from '../dates/calendar.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import { Entries } from '../entries/query.ts';
import type { Disk, DiskEntry } from '../files/disk.ts';
import { type Finding, severityOf } from '../findings/finding.ts';
import { measurePictures } from '../pictures/measure.ts';
import { siteFacts } from '../shape/schema/site-facts.ts';
import { wordsOf } from '../shape/schema/words.ts';
import { textOf } from '../yaml/syntax/tree.ts';
import { kindEntries, pageEntry } from './discover.ts';
import type { Files } from './files.ts';
import type { KeptFiles } from './kept-files.ts';
import { readKinds } from './kinds.ts';
import { type LoadedFile, loadPage, type PageFiles } from './load-file.ts';
import { pagesOfFile, type ReadSite, settingsAt, settingsIn, sizesIn } from './site.ts';

/** A page, and as much of its site as it was made from. */
export type PageAlone = {
  readonly page: PageContent;
  /** Its file, and its text if that is in a file of its own. */
  readonly files: PageFiles;
  /** The pages above it have nothing but their titles. Others that it links to are among `brokenRoutes`, and are places to link to. */
  readonly site: ReadSite;
};

/** What pages are read with. */
type PageRules = { readonly files: Files; readonly kinds: EntryKinds; readonly calendar: Calendar };

/** What is read of a site before any of its pages. */
export type Shared = {
  readonly settings: LoadedFile;
  /** The address of the site, as site.yaml says it. */
  readonly url: string;
  readonly rules: PageRules;
  readonly all: boolean;
};

/** Reads site.yaml and the kinds. @returns undefined if site.yaml is missing or has an error */
export async function readShared(disk: Disk, view: View, kept: KeptFiles): Promise<Shared | undefined> {
  const entry = await disk.find('site.yaml');
  if (entry === undefined || entry.problem !== undefined) return undefined;
  const { files } = kept;
  files.begin(disk);
  const settings = files.file(entry);
  if (settings.content?.root.kind !== 'map' || isWrong(settings.findings)) return undefined;
  const { root } = settings.content;
  const facts = siteFacts(root);
  files.holdAgainst(facts);
  const ofSite = readKinds(files, kindEntries(await disk.list('kinds'), facts.language));
  files.holdAgainstKinds(ofSite);
  return {
    settings,
    url: settingsIn(root).url,
    rules: { kinds: ofSite.kinds, files, calendar: calendarOf(view, root) },
    all: view.all,
  };
}

/**
 * Reads the page at an address before the other files of its site are read. It is what the whole site makes of it, as far as its own file
 * says: that a link leads nowhere is seen later, and a link to what isn't a file in pages/ is an ordinary one until then.
 *
 * @returns undefined if there is no such file, it has an error, or it shows something of other files
 */
export async function readAlone(disk: Disk, route: string, shared: Shared): Promise<PageAlone | undefined> {
  const { settings, rules, all } = shared;
  const files = await pageAt(disk, route, rules);
  const { content } = files?.page ?? {};
  const root = settings.content?.root;
  if (files === undefined || content === undefined || root?.kind !== 'map') return undefined;
  const said = settingsAt(root, { calendar: rules.calendar, all });
  const written = said.settings;
  const sources: EntrySources = {
    entries: new Entries([]),
    kinds: rules.kinds,
    language: written.language ?? 'en',
    words: wordsOf(written),
    calendar: rules.calendar,
    all,
  };
  const { pages, isByItself, readers } = pagesOfFile(files.page, sources);
  const [page, ...more] = pages;
  // What shows something of other pages waits for them.
  if (page === undefined || more.length > 0 || !isByItself) return undefined;
  const contents = [settings, files.page, files.text].flatMap((file) => file?.content ?? []);
  const fileSizes = sizesIn(await disk.list('public'));
  const { sizes } = await measurePictures(disk, contents, new Set(fileSizes.keys()));
  const fonts = await measureOwnFonts(disk, settings.content, new Set(fileSizes.keys()));
  const linked = linksOf(contents).map(({ href }) => withoutQuery(href));
  const above = await Promise.all(routesAbove(route).map((each) => titled(disk, each, rules)));
  return {
    page,
    files,
    site: {
      ...said,
      pages: [page, ...above.flatMap((each) => each ?? [])],
      brokenRoutes: new Set(await there(disk, ['/', ...linked, ...routesAbove(route)])),
      // No others have been checked.
      publicFiles: new Set(sizes.keys()),
      imageSizes: sizes,
      fileSizes,
      fontMeasures: fonts.measures,
      readers,
    },
  };
}

function isWrong(findings: readonly Finding[]): boolean {
  return findings.some((each) => severityOf(each) === 'error');
}

/** The page at an address, without errors. */
async function pageAt(disk: Disk, route: string, rules: PageRules): Promise<PageFiles | undefined> {
  const [entry, ...others] = await filesAt(disk, route);
  if (entry === undefined || others.length > 0) return undefined;
  const body = await disk.find(entry.path.replace(/\.yaml$/, '.md'));
  if (body?.problem !== undefined) return undefined;
  rules.files.again(disk, [entry.path, ...(body === undefined ? [] : [body.path])]);
  const files = loadPage(rules.files, pageEntry(entry), body, rules.calendar);
  const { page, text } = files;
  const isWhole = page.content !== undefined && (body === undefined || text?.content !== undefined);
  return isWhole && !isWrong([...page.findings, ...(text?.findings ?? [])]) ? files : undefined;
}

/** The files that may be the page at an address: `pages/a.yaml` and `pages/a/index.yaml`. */
async function filesAt(disk: Disk, route: string): Promise<DiskEntry[]> {
  if (!/^\/(?:[^/.[\]\\]+(?:\/[^/.[\]\\]+)*)?$/.test(route)) return [];
  const names = route === '/' ? ['pages/index.yaml'] : [`pages${route}.yaml`, `pages${route}/index.yaml`];
  const found = await Promise.all(names.map((name) => disk.find(name)));
  return found.flatMap((entry) => (entry === undefined || entry.problem !== undefined ? [] : [entry]));
}

/** Those of some addresses that have a file. */
async function there(disk: Disk, routes: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    [...new Set(routes)].map(async (route) => ((await filesAt(disk, route)).length > 0 ? [route] : [])),
  );
  return found.flat();
}

/** `/services/cloud` -> `/services`. */
function routesAbove(route: string): string[] {
  const parts = route.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** A page of which nothing is known but its title; undefined for one that has none, or an error. */
async function titled(disk: Disk, route: string, rules: PageRules): Promise<PageContent | undefined> {
  const { file, content } = (await pageAt(disk, route, rules))?.page ?? {};
  const title = textOf(content?.root, 'title');
  return file === undefined || title === undefined
    ? undefined
    : { file, route, title, content: { title, description: '' } };
}
