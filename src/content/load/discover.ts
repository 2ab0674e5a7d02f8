import { basename } from 'node:path/posix';
import { besideSite, meantName } from '../../disk/beside.ts';
import { type Disk, type DiskEntry, diskByName } from '../../disk/disk.ts';
import { isHidden } from '../../disk/hidden.ts';
import type { SecondVersion } from '../../disk/second-versions.ts';
import { composed } from '../../model/address.ts';
import { grouped } from '../../model/lists.ts';
import { bodyFileOf, isDataFile, isMarkdown, isPageFile, siteFolders } from '../../model/page-file.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { type OwnBlocks, readOwnBlocks } from '../../schema/own/read-own.ts';
import {
  type Finding,
  fileOf,
  finding,
  severityOf,
  startOfFile,
  withRelatedFile,
} from '../../yaml/findings/finding.ts';
import { checkKindFiles, type KindEntry, kindEntries } from '../files/kind-files.ts';
import { LEDGER } from '../files/ledger.ts';
import { checkNames } from '../files/names.ts';
import { isNoPage, misnamedSite, outOfPlace, outsideFolders, pageFrom } from '../files/out-of-place.ts';
import { hasTextsOfPictures } from '../files/public-paths.ts';
import { readBytes } from '../files/read.ts';

/** Files whose lines people can compare. */
const TEXT = /\.(?:ya?ml|json|md|csv|tsv|txt|[jt]sx?)$/i;

/** A second version of a file, which a cloud folder keeps when two computers change it: whether it says the same, and if not, from where on. */
function conflictCopy(disk: Disk, path: string, version: SecondVersion): Finding {
  const { original, isCertain } = version;
  const isFolder = siteFolders.includes(original);
  const [first, second] = isFolder ? [] : [original, path].map((file) => bytesIn(disk, file));
  const isSame = first !== undefined && second !== undefined && Buffer.compare(first, second) === 0;
  const line = first && second && !isSame && TEXT.test(path) ? firstDifference(first, second) : undefined;
  const facts = { original, isCertain, isSame, line, isFolder };
  const mistake = finding('conflict-copy', startOfFile(path), facts);
  // Elsewhere, others may have made such a file on purpose.
  const isError = isCertain || /^(?:pages|kinds)\//.test(path);
  const told: Finding = isError ? mistake : { ...mistake, severity: 'warning' };
  return isFolder ? told : withRelatedFile(told, original, { why: 'other-file' });
}

function bytesIn(disk: Disk, path: string): Uint8Array | undefined {
  const bytes = readBytes(disk, { path, size: 0 });
  return 'code' in bytes ? undefined : bytes;
}

function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const [first, second] = [a, b].map((bytes) => new TextDecoder().decode(bytes).split('\n'));
  return (first ?? []).findIndex((line, at) => line !== second?.[at]) + 1 || (first?.length ?? 0) + 1;
}

/** Whether iCloud has left no more than the name of a file here. */
const isElsewhere = ({ problem }: DiskEntry): boolean => problem?.kind === 'elsewhere';

/** Whether another name at the top of a site stands for one of its own. */
const isMeant = (beside: readonly string[], name: string): boolean =>
  beside.some((path) => meantName(path)?.original === name);

/** What is wrong with names at the top of a site that mean a file or folder of it. */
function meantNames(disk: Disk, beside: readonly string[]): Finding[] {
  return beside.flatMap((path) => {
    const meant = meantName(path);
    if (meant === undefined) return [];
    const { kind, original } = meant;
    if (kind === 'case') return [finding('other-case', startOfFile(path), { name: path, better: original })];
    if (kind === 'elsewhere') return [finding('kept-elsewhere', startOfFile(original), { name: original })];
    return [conflictCopy(disk, path, meant)];
  });
}

function problemOf(disk: Disk, { path, problem }: DiskEntry): Finding[] {
  if (problem === undefined) return isTop(path) ? [finding('not-a-folder', startOfFile(path), { name: path })] : [];
  const at = startOfFile(path);
  switch (problem.kind) {
    case 'dead':
      return [finding('dead-shortcut', at, { loops: problem.loops })];
    case 'outside':
      return [finding('outside-link', at, { top: isTop(path), folder: problem.folder })];
    case 'repeated':
      return [finding('linked-folder', at, { folder: problem.folder })];
    case 'hidden':
      return [finding('hidden-file', at, { name: basename(path), isFolder: true, address: undefined })];
    case 'version':
      return [conflictCopy(disk, path, problem)];
    case 'elsewhere':
      return [finding('kept-elsewhere', at, { name: basename(path) })];
    case 'special':
      return [finding('special-file', at)];
    case 'unreadable':
      return [finding('unreadable-file', at, { file: path, reason: problem.reason })];
  }
}

/** A folder of the site itself, which should have been one. */
function isTop(path: string): boolean {
  return siteFolders.includes(path);
}

/** A file of a page, and the address that its path gives it: found here once, for whoever reads on. */
export type PageEntry = DiskEntry & { readonly route: string };

export type Discovered = {
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
  readonly bodyFiles: ReadonlySet<string>;
  /** Addresses of pages that will be there once their files have the right name or form -> the file. */
  readonly misnamed: ReadonlyMap<string, string>;
  /** The ordinary files in public/, sorted by path. Not all of them may be published. */
  readonly publicEntries: readonly DiskEntry[];
  /** Those of which iCloud has left no more than the name here. */
  readonly publicElsewhere: readonly string[];
  /** Those with alt texts of the pictures beside them. */
  readonly pictureTexts: readonly string[];
  readonly findings: readonly Finding[];
};

/** What the folders of a site list. What that means is said by `discovered`. */
export type Listed = {
  /** site.yaml, and whether something else is there that can't be read. */
  readonly site: DiskEntry | undefined;
  readonly hasSite: boolean;
  /** The list of published addresses. */
  readonly ledger: DiskEntry | undefined;
  readonly inPages: readonly DiskEntry[];
  readonly inKinds: readonly DiskEntry[];
  readonly inData: readonly DiskEntry[];
  readonly inPublic: readonly DiskEntry[];
  readonly own: OwnBlocks;
  /** Files in no folder of a site, which may be meant as pages or kinds. */
  readonly outside: readonly string[];
  /** Whether another folder may be meant as pages/. */
  readonly mayMeanPages: boolean;
  /** What is wrong with names at the top, and with files that can't be used. */
  readonly atTop: readonly Finding[];
  readonly unusable: readonly Finding[];
};

/** Lists the files of a site: site.yaml, pages, kinds, data, the files in public/. Hidden files between the pages belong to editors. */
export async function list(given: Disk): Promise<Listed> {
  const disk = diskByName(given);
  const site = await disk.find('site.yaml');
  const hasSite = site !== undefined;
  const inKinds = (await disk.list('kinds')).filter(isVisible);
  const inPublic = await disk.list('public');
  const own = await readOwnBlocks(disk);
  const inPages = (await disk.list('pages')).filter(isVisible);
  const inData = await dataIn(disk);
  const otherSite = (await disk.find('site.yml')) ?? (hasSite ? undefined : await disk.find('site.json'));
  const ledger = await disk.find(LEDGER);
  const beside = besideSite(disk);
  const there = [site, ledger].flatMap((entry) => entry ?? []);
  const all = [...there, ...inPages, ...inKinds, ...inData, ...own.unusable, ...inPublic];
  return {
    site: usable(site),
    hasSite,
    ledger: usable(ledger),
    inPages,
    inKinds,
    inData,
    inPublic,
    own,
    // Without settings, nobody knows whose files these are.
    outside: hasSite ? beside.filter((path) => meantName(path) === undefined) : [],
    mayMeanPages: isMeant(beside, 'pages'),
    atTop: atTop(disk, beside, { site, otherSite }),
    unusable: all.flatMap((entry) => problemOf(disk, entry)),
  };
}

/** What may have changed on the disk: files by their paths in the content root, or any. */
export type Changed = readonly string[] | 'anything';

/**
 * What the folders of a disk list. They are listed again only if something has come, gone or become something else, or isn't a file in pages/, data or
 * public/: what is in a page's file doesn't say where it is.
 */
export async function listAgain(
  disk: Disk,
  before: Listed | undefined,
  changed: Changed = 'anything',
): Promise<Listed> {
  if (before === undefined || changed === 'anything') return list(disk);
  const known = new Map([...before.inPages, ...before.inData, ...before.inPublic].map((entry) => [entry.path, entry]));
  const entries = new Map<string, DiskEntry>();
  for (const path of changed) {
    const entry = known.get(path)?.problem === undefined && known.has(path) ? await disk.find(path) : undefined;
    // Where links lead is looked at with the folder that they are in.
    if (entry === undefined || entry.problem !== undefined || entry.isLink) return list(disk);
    entries.set(path, entry);
  }
  const now = (entry: DiskEntry): DiskEntry => ({ ...entry, ...entries.get(entry.path) });
  const { inPages, inData, inPublic } = before;
  return { ...before, inPages: inPages.map(now), inData: inData.map(now), inPublic: inPublic.map(now) };
}

const usable = (entry: DiskEntry | undefined): DiskEntry | undefined =>
  entry?.problem === undefined ? entry : undefined;

/** The files of a site, by what folders list. Reports those that are out of place. @param textOf the text of a file outside of all folders */
export function discovered(listed: Listed, language: string | undefined, textOf: (path: string) => string): Discovered {
  const { hasSite, inPages, inKinds, inData, inPublic, own } = listed;
  const taken = new Set(pathsOf(inPages));
  const bodies = bodiesOf(pathsOf(inPages.filter(isPage)), inPages);
  const bodyFiles = new Set(pathsOf([...bodies.values()]));
  const pages = inPages.filter((entry) => isPage(entry) && !bodyFiles.has(entry.path));
  const names = pathsOf(pages);
  const strays = inPages.filter(isStray);
  const wrongNames = checkNames(names, language);
  const outside = foundOutside(listed, textOf);
  const wrongFiles = strays.map(({ path }) => outOfPlace(path, taken, language));
  // Errors there are about pages that aren't in pages/.
  const meansPages = listed.mayMeanPages || outside.some((found) => severityOf(found) === 'error');
  const hasNone = hasSite && !meansPages && inPages.every((entry) => isStray(entry) && isNoPage(entry.path));
  const meant = [
    ...strays.map(({ path }) => [pageFrom(path, taken, language), path] as const),
    ...inPages.filter(isElsewhere).map(({ path }) => [path, path] as const),
    ...wrongNames.map((each) => [each.rename, fileOf(each)] as const),
  ];
  return {
    pages: pages.map((entry) => ({ ...entry, route: routeOf(entry.path) })),
    kinds: kindEntries(inKinds, language),
    data: inData.filter(isUsable),
    editorFiles: inKinds.filter((entry) => isUsable(entry) && entry.path.endsWith('.schema.json')),
    bodies,
    bodyFiles,
    misnamed: new Map(meant.flatMap(([page, file]) => (page === undefined ? [] : [[routeOf(page), file]]))),
    publicEntries: inPublic.filter(isUsable),
    publicElsewhere: pathsOf(inPublic.filter(isElsewhere)),
    pictureTexts: pathsOf(inPublic.filter(isUsable)).filter(hasTextsOfPictures),
    findings: [
      ...own.findings,
      ...listed.atTop,
      ...(hasNone ? [finding('no-pages', startOfFile('site.yaml'))] : []),
      ...listed.unusable,
      ...checkKindFiles(pathsOf(inKinds.filter(isUsable)), language),
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

const pathsOf = (entries: readonly DiskEntry[]): string[] => entries.map(({ path }) => path);

const isUsable = (entry: DiskEntry): boolean => entry.problem === undefined && !isTop(entry.path);

function bodiesOf(pages: readonly string[], entries: readonly DiskEntry[]): ReadonlyMap<string, DiskEntry> {
  const files = new Map(
    entries.flatMap((entry) => (entry.problem === undefined ? [[composed(entry.path), entry] as const] : [])),
  );
  return new Map(
    pages.flatMap((page) => {
      const body = isMarkdown(page) ? undefined : files.get(composed(bodyFileOf(page)));
      return body === undefined ? [] : [[page, body] as const];
    }),
  );
}

function isVisible({ path }: DiskEntry): boolean {
  return !isHidden(path);
}

/** Pages and kinds that are in no folder where they are read: one mistake for each folder that they are in. */
function foundOutside({ outside, inPages, inKinds }: Listed, textOf: (path: string) => string): Finding[] {
  const inside = [...inPages, ...inKinds];
  const taken = new Set(pathsOf(inside));
  const files = outside.map((path): [string, string] => [path, textOf(path)]);
  const byFolder = grouped(files, ([path]) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : path));
  return [...byFolder.values()].flatMap((some) => outsideFolders(some, taken, inside.some(isPage)));
}

const isPage = ({ path, problem }: DiskEntry): boolean =>
  path.startsWith('pages/') && isPageFile(path) && !isNote(path) && problem === undefined;

/** Whether a file tells those who work on a site something, as repositories have them. */
const isNote = (path: string): boolean =>
  isMarkdown(path) && /(?:^|\/)(?:readme|licen[cs]e|changelog)\.\w+$/i.test(path);

/** Whether an ordinary file in pages/ isn't a page, because of how its name ends. */
function isStray({ path, problem }: DiskEntry): boolean {
  return problem === undefined && !isTop(path) && (!isPageFile(path) || isNote(path));
}
