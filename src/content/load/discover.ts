import { meantName } from '../../disk/beside.ts';
import { diskByName } from '../../disk/by-name.ts';
import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { isHidden } from '../../disk/hidden.ts';
import { composed } from '../../model/address.ts';
import { grouped } from '../../model/grouped.ts';
import { bodyFileOf, isDataFile, isPageFile } from '../../model/page-file.ts';
import { routeOf } from '../../schema/formats/route.ts';
import type { OwnBlocks } from '../../schema/own/own-blocks.ts';
import { readOwnBlocks } from '../../schema/own/read-own.ts';
import { type Finding, fileOf, finding, severityOf, startOfFile } from '../../yaml/findings/finding.ts';
import { checkKindFiles, type KindEntry, kindEntries } from '../files/kind-files.ts';
import { LEDGER } from '../files/ledger.ts';
import { checkNames } from '../files/names.ts';
import { isNoPage, misnamedSite, outOfPlace, outsideFolders, pageFrom } from '../files/out-of-place.ts';
import { readText } from '../files/read.ts';
import { isElsewhere, isMeant, isTop, meantNames, problemOf } from '../files/unusable.ts';

/** A file of a page, and the address that its path gives it: found here once, for whoever reads on. */
export type PageEntry = DiskEntry & { readonly route: string };

/** The files of a site, and what is wrong with their names and places. */
export type Discovered = {
  readonly site: DiskEntry | undefined;
  /** The list of published addresses. */
  readonly ledger: DiskEntry | undefined;
  /** Sorted by path. */
  readonly pages: readonly PageEntry[];
  /** Declarations of kinds of pages, sorted by path. */
  readonly kinds: readonly KindEntry[];
  /** The files in data/ and content/ that may have all that is of a kind, sorted by path. */
  readonly data: readonly DiskEntry[];
  /** What editors read of kinds: `kinds/recipe.schema.json`. */
  readonly editorFiles: readonly DiskEntry[];
  /** Pages -> the .md files of their names, with their texts. */
  readonly bodies: ReadonlyMap<string, DiskEntry>;
  /** Addresses of pages that will be there once their files have the right name or form -> the file. */
  readonly misnamed: ReadonlyMap<string, string>;
  /** The ordinary files in public/, sorted by path. Not all of them may be published. */
  readonly publicEntries: readonly DiskEntry[];
  /** Those of which iCloud has left no more than the name here. */
  readonly publicElsewhere: readonly string[];
  readonly own: OwnBlocks;
  readonly findings: readonly Finding[];
};

/** Finds what all pages of a site share, and no page. Reports nothing. */
export async function discoverShared(given: Disk): Promise<Discovered> {
  const disk = diskByName(given);
  const site = await disk.find('site.yaml');
  const inKinds = await disk.list('kinds');
  return {
    site: site?.problem === undefined ? site : undefined,
    ledger: undefined,
    pages: [],
    kinds: kindEntries(inKinds, await languageFor(inKinds, disk)),
    data: [],
    editorFiles: [],
    bodies: new Map(),
    misnamed: new Map(),
    publicEntries: publishedIn(await disk.list('public')),
    publicElsewhere: [],
    own: await readOwnBlocks(disk),
    findings: [],
  };
}

/** Finds site.yaml, the pages and the files in public/. Reports files that are out of place. Hidden files between the pages belong to editors. */
export async function discover(given: Disk): Promise<Discovered> {
  const disk = diskByName(given);
  const site = await disk.find('site.yaml');
  const inPages = (await disk.list('pages')).filter(isVisible);
  const inKinds = (await disk.list('kinds')).filter(isVisible);
  const folders = [...inPages, ...inKinds];
  const inData = await dataIn(disk);
  const inPublic = await disk.list('public');
  const own = await readOwnBlocks(disk);
  const pages = inPages.filter(isPage);
  const names = pages.map(({ path }) => path);
  const otherSite = (await disk.find('site.yml')) ?? (site === undefined ? await disk.find('site.json') : undefined);
  const ledger = await disk.find(LEDGER);
  const taken = new Set(inPages.map(({ path }) => path));
  const bodies = bodiesOf(names, inPages);
  const isBody = new Set([...bodies.values()].map(({ path }) => path));
  const strays = inPages.filter((entry) => isStray(entry) && !isBody.has(entry.path));
  const language = await languageFor(folders, disk);
  const wrongNames = checkNames(names, language);
  // Without settings, nobody knows whose files these are.
  const beside = await disk.beside();
  const outside = site === undefined ? [] : await foundOutside(disk, beside, folders);
  const wrongFiles = strays.map(({ path }) => outOfPlace(path, taken, language));
  return {
    site: site?.problem === undefined ? site : undefined,
    ledger: ledger?.problem === undefined ? ledger : undefined,
    pages: pages.map(pageEntry),
    kinds: kindEntries(inKinds, language),
    data: inData.filter(isUsable),
    editorFiles: inKinds.filter((entry) => isUsable(entry) && entry.path.endsWith('.schema.json')),
    bodies,
    misnamed: misnamedPages(wrongNames, [
      ...strays.map(({ path }) => [pageFrom(path, taken, language), path] as const),
      ...inPages.filter(isElsewhere).map(({ path }) => [path, path] as const),
    ]),
    publicEntries: publishedIn(inPublic),
    publicElsewhere: inPublic.filter(isElsewhere).map(({ path }) => path),
    own,
    findings: [
      ...own.findings,
      ...atTop(disk, beside, { site, otherSite }),
      ...(site !== undefined && !outside.some(isOfPages) && !isMeant(beside, 'pages') && inPages.every(isNone)
        ? [finding('no-pages', startOfFile('site.yaml'))]
        : []),
      ...[
        ...(site === undefined ? [] : [site]),
        ...(ledger === undefined ? [] : [ledger]),
        ...inPages,
        ...inKinds,
        ...inData,
        ...own.unusable,
        ...inPublic,
      ].flatMap((entry) => problemOf(disk, entry)),
      ...checkKindFiles(
        inKinds.flatMap((entry) => (isUsable(entry) ? entry.path : [])),
        language,
      ),
      ...outside,
      ...wrongFiles,
      ...wrongNames,
    ],
  };
}

/** What is wrong with the names at the top of a site, and whether its settings are missing. @param beside what lies there besides */
function atTop(
  disk: Disk,
  beside: readonly string[],
  { site, otherSite }: Readonly<Record<'site' | 'otherSite', DiskEntry | undefined>>,
): Finding[] {
  const isMissing = site === undefined && otherSite === undefined && !isMeant(beside, 'site.yaml');
  return [
    ...(isMissing ? [finding('missing-site', startOfFile('site.yaml'))] : []),
    ...meantNames(disk, beside),
    ...(otherSite === undefined ? [] : [misnamedSite(otherSite.path, site !== undefined)]),
  ];
}

/** The files in the folders of data that may be read, by their names. What else there is belongs to somebody else. */
async function dataIn(disk: Disk): Promise<DiskEntry[]> {
  const all = [...(await disk.list('content')), ...(await disk.list('data'))];
  return all.filter((entry) => isVisible(entry) && isDataFile(entry.path));
}

/** The ordinary files among those in public/. */
function publishedIn(inPublic: readonly DiskEntry[]): DiskEntry[] {
  return inPublic.filter(isUsable);
}

const isUsable = (entry: DiskEntry): boolean => entry.problem === undefined && !isTop(entry.path);

/** The language of the site, as far as the names of some files have letters whose simple form depends on it. */
async function languageFor(entries: readonly DiskEntry[], disk: Disk): Promise<string | undefined> {
  if (entries.every(({ path }) => /^[ -~]*$/.test(path))) return undefined;
  const site = await disk.find('site.yaml');
  if (site === undefined || site.problem !== undefined) return undefined;
  // Its mistakes are told elsewhere, and are no hindrance.
  const text = new TextDecoder().decode(await disk.read('site.yaml'));
  return /^language:[ \t]*["']?([A-Za-z]{2,3})(?![A-Za-z])/m.exec(text)?.[1];
}

/** A file in pages/, with its address. */
function pageEntry(entry: DiskEntry): PageEntry {
  return { ...entry, route: routeOf(entry.path) };
}

/** @param pages their files */
function bodiesOf(pages: readonly string[], entries: readonly DiskEntry[]): ReadonlyMap<string, DiskEntry> {
  const files = new Map(
    entries.flatMap((entry) => (entry.problem === undefined ? [[composed(entry.path), entry] as const] : [])),
  );
  return new Map(
    pages.flatMap((page) => {
      const body = files.get(composed(bodyFileOf(page)));
      return body === undefined ? [] : [[page, body] as const];
    }),
  );
}

function isVisible({ path }: DiskEntry): boolean {
  return !isHidden(path);
}

/** Pages and kinds that are in no folder where they are read: one mistake for each folder that they are in. */
async function foundOutside(disk: Disk, beside: readonly string[], inside: readonly DiskEntry[]): Promise<Finding[]> {
  const paths = beside.filter((path) => meantName(path) === undefined);
  if (paths.length === 0) return [];
  const taken = new Set(inside.map(({ path }) => path));
  const read = async (path: string): Promise<[string, string]> => {
    const { text = '' } = await readText(disk, { path, size: 0 });
    return [path, text];
  };
  const files = await Promise.all(paths.map(read));
  const byFolder = grouped(files, ([path]) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : path));
  return [...byFolder.values()].flatMap((some) => outsideFolders(some, taken, inside.some(isPage)));
}

/** Whether it is about pages that aren't in pages/. */
const isOfPages = (found: Finding): boolean => severityOf(found) === 'error';

/**
 * @param wrongNames what is wrong with the names of pages
 * @param others the pages that other files could become, if they could, and those files
 */
function misnamedPages(
  wrongNames: readonly Finding[],
  others: readonly (readonly [page: string | undefined, file: string])[],
): ReadonlyMap<string, string> {
  const renamed = wrongNames.flatMap((each) =>
    each.rename === undefined ? [] : [[each.rename, fileOf(each)] as const],
  );
  return new Map(
    [...others, ...renamed].flatMap(([page, file]) => (page === undefined ? [] : [[routeOf(page), file]])),
  );
}

const isPage = ({ path, problem }: DiskEntry): boolean =>
  path.startsWith('pages/') && isPageFile(path) && problem === undefined;

/** Whether something in pages/ was never meant to be a page. */
const isNone = (entry: DiskEntry): boolean => isStray(entry) && isNoPage(entry.path);

/** Whether an ordinary file in pages/ isn't a page, because of how its name ends. */
function isStray({ path, problem }: DiskEntry): boolean {
  return problem === undefined && !isTop(path) && !isPageFile(path);
}
