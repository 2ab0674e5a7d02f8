import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Changes, changedDisk } from '../../disk/changed-disk.ts';
import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { Superseded } from '../../engine/errors.ts';
import { addAll } from '../../model/lists.ts';
import { once } from '../../model/once.ts';
import { type Finding, finding, startOfFile, toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONCE, reported, type Telling } from '../../yaml/findings/together.ts';
import { conflictsInFile } from '../../yaml/mistakes/pasted/pasted.ts';
import { checkAgainst, checkWhole, type FoundBy, inOrder } from '../check/check.ts';
import { measureOwnFonts } from '../check/own-fonts.ts';
import { withTheirLinks } from '../check/rules/links.ts';
import type { SiteIndex } from '../check/site-index.ts';
import { holdsUntil, type NextChange, nextChange, published as publishedNow, type View } from '../dates/calendar.ts';
import { type EntryKinds, ofSite } from '../entries/kinds.ts';
import { stampIn, stampOf, stampOfAll } from '../entries/stamp.ts';
import { FIELDS_FILE } from '../files/kind-files.ts';
import { LARGEST_LEDGER, readLedger } from '../files/ledger.ts';
import { pathsIn, sizesIn } from '../files/public-paths.ts';
import { readText } from '../files/read.ts';
import { checkUnused, measurePictures } from '../pictures/measure.ts';
import { checkPublic } from '../public/check.ts';
import { answeredInSite, settle } from '../settle/settle.ts';
import { list, listAgain } from './discover.ts';
import { type LoadedFile, loadedFrom } from './load-file.ts';
import type { ReadSite } from './site.ts';
import { datedIn, type LoadedLedger, type SharedFiles, type SiteFiles } from './site-files.ts';
import { allOf, indexedSite } from './site-index.ts';
import { type SiteReader, siteReader } from './site-reader.ts';
import { type WholeSite, wholeSite } from './whole-site.ts';

/** A site as far as it can be used, and all that is to say about it, by file, line and column. */
export type Loaded = {
  /** Undefined if site.yaml is missing or has mistakes. Pages with mistakes are left out of it. */
  readonly site: ReadSite | undefined;
  readonly files: SiteFiles;
  /** The site as it would be with some files others than on its disk. Neither sees what becomes of the other. */
  readonly over: (changes: Changes) => Promise<Loaded>;
  readonly findings: readonly Finding[];
  /** The same, reported in another way. */
  readonly findingsAs: (telling: Telling) => readonly Finding[];
  /** The same in words, with lines and columns. */
  readonly diagnostics: readonly Diagnostic[];
  /** When the site becomes another one by itself; undefined if it doesn't. */
  readonly nextChange: NextChange | undefined;
  /** Until when the same files give all this: milliseconds since 1970, infinity if no date is ahead. */
  readonly holdsUntil: number;
  /** The same site, for who reads some of its pages again. */
  readonly whole: WholeSite | undefined;
  /** The text of a file as it was read, to show mistakes in; undefined if there is nothing to show. */
  readonly sourceOf: (file: string) => string | undefined;
};

export type HowToLoad = {
  /** How many mistakes of a file are reported, and whether those that say the same become one. */
  readonly telling?: Telling | undefined;
  /** For when; what is published now if it is left out. */
  readonly view?: View | undefined;
  /** What was read of the files before; it is brought up to date. */
  readonly reader?: SiteReader | undefined;
};

/** So many files are looked at at once: a few milliseconds. */
const AT_ONCE = 32;

/** Reads and checks a whole site. Mistakes in it are returned, never thrown. @throws Superseded when a known file turns out to be another one */
export async function loadSite(disk: Disk, { telling = ONCE, view, reader }: HowToLoad = {}): Promise<Loaded> {
  return checkSite(await readFiles(disk, view, reader), telling);
}

/** Finds and reads the files of a site, and holds each against its schema. */
export async function readFiles(
  disk: Disk,
  view: View = publishedNow(),
  reader: SiteReader = siteReader(),
): Promise<SiteFiles> {
  return readPages(await readShared(disk, view, reader));
}

/** Finds the files of a site, and reads what all its pages are held against, and no page. */
export async function readShared(disk: Disk, view: View, reader: SiteReader = siteReader()): Promise<SharedFiles> {
  const { files, changed, format } = reader;
  const from = { disk, view, format, listed: await listAgain(disk, files.listed, changed) };
  files.begin(from, changed);
  return sharedFiles({ ...from, reader });
}

/** The files of a site as they would be with some others than on their disk. What is the same isn't read again. */
export async function filesOver({ disk, view, reader }: SiteFiles, changes: Changes): Promise<SiteFiles> {
  const changed = changedDisk(disk, changes);
  const from = { disk: changed, view, format: reader.format, listed: await list(changed) };
  try {
    const files = reader.files.over(changes.keys(), from);
    return await readPages(sharedFiles({ ...from, reader: { ...reader, files } }));
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
    // Somebody saves a file meanwhile: all are read as they are now.
    return readFiles(changed, view);
  }
}

function sharedFiles(from: Pick<SharedFiles, 'disk' | 'listed' | 'view' | 'reader'>): SharedFiles {
  const { disk, view, reader, listed } = from;
  const ledger = listed.ledger && loadLedger(disk, listed.ledger);
  return { ...from, ...reader.files.shared(), ledger, all: view.all };
}

function loadLedger(disk: Disk, entry: DiskEntry): LoadedLedger {
  const file = entry.path;
  const read = readText(disk, entry, LARGEST_LEDGER);
  const ledger = 'code' in read.source ? undefined : readLedger(read.source);
  const { findings = [] } = ledger ?? {};
  return { loaded: loadedFrom(file, read, () => ({ file, content: undefined, findings })), ledger };
}

async function readPages(shared: SharedFiles): Promise<SiteFiles> {
  const { discovered, reader } = shared;
  const { files, pause = async () => undefined } = reader;
  for (const [index, { path }] of discovered.pages.entries()) {
    if (index % AT_ONCE === 0) await pause();
    files.page(path);
  }
  // Some may have been read again during a pause.
  return { ...shared, ...files.pages() };
}

export async function checkSite(files: SiteFiles, telling: Telling = ONCE): Promise<Loaded> {
  const { disk, listed, discovered, site, pages, kinds } = files;
  const all = allOf(files);
  const contents = all.flatMap(({ content }) => content ?? []);
  const named = new Map(all.map((file) => [file.file, file]));
  const pause = files.reader.pause ?? (async () => undefined);
  const fileSizes = sizesIn(discovered.publicEntries);
  const pictures = measurePictures(disk, contents, pathsIn(discovered.publicEntries));
  const inPublic = checkPublic(disk, discovered.publicEntries, site?.content);
  const unused = checkUnused(disk, discovered.publicEntries, pictures.files);
  const editorFiles = checkEditorFiles(disk, discovered.editorFiles, kinds);
  const fonts = await measureOwnFonts(disk, site?.content, inPublic.files);
  await pause();
  const facts = {
    pictures: pictures.files,
    fileSizes,
    served: new Set(inPublic.files.keys()),
    brokenFonts: fonts.broken,
  };
  const indexed = indexedSite(files, facts);
  const { index } = indexed;
  await pause();
  const dated = datedIn(files);
  const byRule = await checkWhole(index);
  addAll(byRule, await foundAcross(index, pause));
  const found = [...withTheirLinks(discovered.findings, index), ...files.dataOfKinds.findings, ...inOrder(byRule)];
  const ofFiles = all.flatMap((file) => file.findings);
  const [partlyRead, unread] = [byName(all, 'partlyRead'), byName(all, 'unread')];
  const other = ofFiles.find(({ code }) => code === 'site-format');
  // Whatever else is found in a site of another format may be right there.
  const findings = other
    ? [other]
    : settle(
        answeredInSite([...inPublic.findings, ...unused, ...editorFiles, ...ofFiles, ...found], site?.source, pages),
        partlyRead,
      );
  const findingsAs = (how: Telling): Finding[] => reported(findings, how, unread);
  const told = findingsAs(telling);
  await pause();
  const measured = {
    publicFiles: inPublic.files,
    imageSizes: pictures.sizes,
    fileSizes,
    fontMeasures: fonts.measures,
  };
  const whole = once(() => wholeSite(files, findings, { indexed, measured }));
  return {
    // A check has no use for it.
    get site() {
      return whole()?.site;
    },
    get whole() {
      return whole();
    },
    files,
    over: async (changes) => checkSite(await filesOver(files, changes), telling),
    findings: told,
    findingsAs,
    diagnostics: told.map(toDiagnostic),
    nextChange: nextChange(dated, files.calendar),
    holdsUntil: holdsUntil(dated, files.calendar),
    sourceOf: (file) => named.get(file)?.text ?? inPublic.texts.get(file) ?? listed.own.texts.get(file),
  };
}

async function foundAcross(index: SiteIndex, pause: () => Promise<unknown>): Promise<FoundBy[]> {
  const all: FoundBy[] = [];
  for (const [at, outline] of index.files.entries()) {
    if (at % AT_ONCE === 0) await pause();
    addAll(all, checkAgainst(index, outline));
  }
  return all;
}

/** What each file that has it says of how far it was read, by file. */
function byName<Key extends 'partlyRead' | 'unread'>(
  files: readonly LoadedFile[],
  key: Key,
): ReadonlyMap<string, NonNullable<LoadedFile[Key]>> {
  return new Map(files.flatMap(({ file, [key]: value }) => (value === undefined ? [] : [[file, value]])));
}

/** How much of a file says what it was made of. */
const HEAD = 400;

/** What editors read of a kind, or of all, must have been made of the kinds as they are. @param files `kinds/recipe.schema.json` */
function checkEditorFiles(disk: Disk, files: readonly DiskEntry[], kinds: EntryKinds): Finding[] {
  return files.flatMap(({ path }): readonly Finding[] => {
    const bytes = disk.read(path);
    const unjoined = conflictsInFile(path, bytes);
    if (unjoined !== undefined) return unjoined.findings;
    const isOfAll = path === FIELDS_FILE;
    const kind = kinds.get(/^kinds\/(.+)\.schema\.json$/.exec(path)?.[1] ?? '');
    if (!isOfAll && kind === undefined)
      return [finding('stray-kind', startOfFile(path), { name: path.slice('kinds/'.length) })];
    const made = kind === undefined ? ofSite(kinds) : [kind];
    const stamp = stampIn(new TextDecoder().decode(bytes.subarray(0, HEAD)));
    const now = kind === undefined ? stampOfAll(made) : stampOf(kind);
    const isBehind = made.every(({ isSound }) => isSound) && stamp !== undefined && stamp !== now;
    return isBehind ? [finding('old-editor-file', startOfFile(path), { name: made[0]?.name, isOfAll })] : [];
  });
}
