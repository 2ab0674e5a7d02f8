import { inOrder, type Place } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Site } from '../model/site.ts';
import { checkAcrossFiles } from './check/check.ts';
import type { Content, Places } from './check/contents.ts';
import { withTheirLinks } from './check/file-links.ts';
import { checkHome } from './check/home.ts';
import { toldOnce } from './check/told-once.ts';
import { type Discovered, discover } from './discover.ts';
import type { Disk } from './disk.ts';
import { inBatches } from './files/batches.ts';
import { routeOf } from './files/route.ts';
import { type LoadedFile, loadFile } from './load-file.ts';
import { firstOfEach, MOST_TOLD } from './most.ts';
import { measurePictures } from './pictures/measure.ts';
import { checkPublic } from './public/check.ts';
import { siteOf } from './site.ts';
import { siteUrl } from './site-address.ts';
import { comesFromHole, mayHideIn } from './yaml/poison.ts';
import { itemsOf, textOf, valueAt } from './yaml/tree.ts';

/** A site as far as it can be used, and all that is to say about it, by file, line and column. */
export type Loaded = {
  /** Undefined if site.yaml is missing or has mistakes. Pages with mistakes are left out of it. */
  readonly site: Site | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file as it was read, for the lines shown under a mistake; undefined if there is nothing to show. */
  readonly sourceOf: (file: string) => string | undefined;
};

/** The files of a site, each read and held against its schema. */
export type SiteFiles = {
  readonly discovered: Discovered;
  readonly site: LoadedFile | undefined;
  readonly pages: readonly LoadedFile[];
};

/** How much is told: at most so many mistakes of each file, and whether those of one cause are told as one. */
export type Telling = { readonly most: number; readonly once: boolean };

/** For people. */
const IN_SHORT: Telling = { most: MOST_TOLD, once: true };

/** For whoever looks for the mistakes of one file, each at its place. */
const AT_EACH_PLACE: Telling = { most: MOST_TOLD, once: false };

/** Reads and checks a whole site. Mistakes in its content are returned, never thrown. */
export async function loadSite(disk: Disk, telling: Telling = IN_SHORT): Promise<Loaded> {
  return checkSite(disk, await readFiles(disk), telling);
}

/** Finds and reads the files of a site, and holds each against its schema. */
export async function readFiles(disk: Disk): Promise<SiteFiles> {
  const discovered = await discover(disk);
  const site = discovered.site === undefined ? undefined : await loadFile(disk, discovered.site, undefined);
  const pages = await inBatches(discovered.pages, (entry) => loadFile(disk, entry, routeOf(entry.path)));
  return { discovered, site, pages };
}

/** Checks the files of a site together, and looks at the pictures they use. */
export async function checkSite(
  disk: Disk,
  files: SiteFiles,
  { most, once }: Telling = AT_EACH_PLACE,
): Promise<Loaded> {
  const { discovered, site, pages } = files;
  const contents = [site, ...pages].flatMap((file) => file?.content ?? []);
  const texts = new Map([site, ...pages].flatMap((file) => (file?.text === undefined ? [] : [[file.file, file.text]])));
  const places = placesOf(files);
  const pictures = await measurePictures(disk, contents, places.publicFiles);
  const published = await checkPublic(disk, discovered.publicEntries, site?.content);
  const diagnostics = [
    ...withTheirLinks(discovered.diagnostics, contents, places),
    ...published.diagnostics,
    ...[site, ...pages].flatMap((file) => file?.diagnostics ?? []),
    ...outsideHoles(contents, [...pictures.diagnostics, ...checkAcrossFiles(site?.content, contents, places)]),
    ...(site === undefined || discovered.misnamed.has('/') ? [] : checkHome(places)),
  ];
  const inPlace = onePlaceOnce(diagnostics).sort(inOrder);
  return {
    site: siteOf(site, pages, diagnostics, { publicFiles: published.files, imageSizes: pictures.sizes }),
    diagnostics: firstOfEach(once ? toldOnce(inPlace) : inPlace, unreadIn(files), most),
    sourceOf: (file) => texts.get(file) ?? published.texts.get(file),
  };
}

/** Where reading a file was given up, by file. */
function unreadIn({ site, pages }: SiteFiles): ReadonlyMap<string, Place> {
  return new Map([site, ...pages].flatMap((file) => (file?.unread === undefined ? [] : [[file.file, file.unread]])));
}

/** Typographic quotes around a link or a name are part of why it does not work: the error says it all. */
function onePlaceOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;
  const errors = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(placeOf));
  return diagnostics.filter((mistake) => mistake.code !== 'curly-quotes' || !errors.has(placeOf(mistake)));
}

/** What cannot be read has been reported, and nothing is said about what is read instead. */
function outsideHoles(contents: readonly Content[], diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const torn = new Map(
    contents.filter(({ holes }) => holes.length > 0).map((content) => [content.source.file, content]),
  );
  return diagnostics.filter((mistake) => {
    const content = torn.get(mistake.file);
    return content === undefined || !comesFromHole(content, mistake);
  });
}

/** What stands at which address. A page that could not be read is still a place to link to. */
export function placesOf({ discovered, site, pages }: SiteFiles): Places {
  const root = site?.content?.root;
  // One address instead of a list is reported as that.
  const list = valueAt(root, 'planned');
  const items = list?.kind === 'scalar' ? [list] : itemsOf(root, 'planned');
  const planned = items.flatMap((item) => (item.kind === 'scalar' ? String(item.value) : []));
  const { misnamed } = discovered;
  return {
    pages: new Map(pages.map(({ file, content }) => [routeOf(file), { file, content }])),
    misnamed,
    renamed: new Map([...misnamed].flatMap(([route, file]) => (isPage(file) ? [[routeOf(file), route]] : []))),
    url: siteUrl(textOf(root, 'url')),
    publicFiles: new Set(discovered.publicEntries.map(({ path }) => path.slice('public'.length))),
    redirects: new Set(itemsOf(root, 'redirects').flatMap((item) => textOf(item, 'from') ?? [])),
    planned: new Set(planned),
    isComplete: site?.content !== undefined && !mayHideIn(site.content, ['planned', 'redirects']),
  };
}

function isPage(file: string): boolean {
  return file.endsWith('.yaml');
}
