import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { Disk } from '../../disk/disk.ts';
import { once } from '../../model/once.ts';
import { bodyFileOf } from '../../model/page-file.ts';
import type { Site, UnfilledPage } from '../../model/site.ts';
import { type Finding, fileOf, severityOf } from '../../yaml/findings/finding.ts';
import { type MapNode, type Node, plainValue, valueAt } from '../../yaml/syntax/tree.ts';
import { checkAgainst, inOrder } from '../check/check.ts';
import { type Content, entriesIn } from '../check/contents.ts';
import { idOf } from '../entries/entries.ts';
import type { Entries } from '../entries/query.ts';
import { measurePictures } from '../pictures/measure.ts';
import type { LoadedFile, LoadedPage, PageFiles } from './load-file.ts';
import { entryOf } from './page-queries.ts';
import { pageMaking, type ReadSite, sizesIn } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import type { Indexed } from './site-index.ts';

/** What was measured of the files in public/. */
type Measured = Pick<Site, 'publicFiles' | 'imageSizes' | 'fileSizes' | 'fontMeasures'>;

type Parts = {
  readonly files: SiteFiles;
  /** That of site.yaml. */
  readonly root: MapNode;
  /** What is asked by rules. */
  readonly indexed: Indexed;
  /** The pages without errors, by their files. */
  readonly good: ReadonlyMap<string, LoadedPage>;
  readonly entries: Entries;
  readonly brokenRoutes: ReadonlySet<string>;
  readonly measured: Measured;
};

/**
 * A site whose files have all been read.
 * @param findings all that is wrong with it
 * @returns undefined without a usable site.yaml
 */
export function wholeSite(
  files: SiteFiles,
  findings: readonly Finding[],
  rest: Pick<Parts, 'indexed' | 'measured'>,
): WholeSite | undefined {
  const { site, pages, all, entries } = files;
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const root = site?.content?.root;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (root?.kind !== 'map' || isUnusable) return undefined;
  const unshown = entries.all.filter(({ kind }) => !kind.isSound).map(({ file }) => file);
  const brokenRows = once(() => brokenEntries(files.data, errors));
  const broken = new Set([...errors.map(fileOf), ...unshown]);
  const good = pages.filter((page) => !isBroken(page, broken));
  return new WholeSite({
    ...rest,
    files,
    root,
    good: new Map(good.map((page) => [page.file, page])),
    // A page with mistakes is not listed: it may not be there.
    entries: entries.listing(
      (entry) =>
        (all || !entry.draft) && (entry.row === undefined ? !broken.has(entry.file) : !brokenRows().has(idOf(entry))),
    ),
    brokenRoutes: new Set(pages.filter((page) => isBroken(page, broken)).map(({ route }) => route)),
  });
}

/** The entries with mistakes among those that stand in one file: all, if a mistake isn't in one of them. */
function brokenEntries(data: readonly LoadedFile[], errors: readonly Finding[]): ReadonlySet<string> {
  const ids = data.flatMap(({ file, content }) => {
    const own = errors.filter((each) => fileOf(each) === file);
    const rows = content === undefined || own.length === 0 ? [] : entriesIn(content);
    const isIn = ({ range: [start, end] }: Node, { range: [at] }: Finding): boolean => start <= at && at < end;
    const isOfAll = own.some((each) => !rows.some((node) => isIn(node, each)));
    return rows.flatMap((node, row) => (isOfAll || own.some((each) => isIn(node, each)) ? idOf({ file, row }) : []));
  });
  return new Set(ids);
}

/** A site whose files have all been read: site.yaml and every page without errors. Some pages may have been read again since. */
export class WholeSite {
  readonly #parts: Parts;
  readonly site: ReadSite;

  /** @param pages what its files become, if that is known; sorted by route */
  constructor(parts: Parts, pages?: readonly UnfilledPage[]) {
    const { root, files, good, entries, brokenRoutes, measured } = parts;
    const { pagesOf, ...making } = pageMaking(root, files, {
      pageOf: (file) => good.get(file),
      makers: () => makersIn(good),
      entries: () => entries,
    });
    this.#parts = parts;
    this.site = {
      ...making,
      ...measured,
      pages: pages ?? [...good.values()].flatMap(pagesOf).sort(byRoute),
      brokenRoutes,
    };
  }

  /**
   * The same with one page as its file is now. It is held against the rules of the whole site, so that what comes out is what the whole site makes
   * of it, unless another file has changed, too.
   *
   * @returns undefined for a page that is new, gone, or has an error, and for one that has other addresses besides its own than before
   */
  async withPage(disk: Disk, file: string): Promise<WholeSite | undefined> {
    const { files, measured } = this.#parts;
    const read = await this.#readAgain(disk, file);
    if (read === undefined || hasError(read)) return undefined;
    const { page, text } = read;
    const contents = new Map<string, Content>();
    for (const each of [page, text]) if (each?.content !== undefined) contents.set(each.file, each.content);
    const fileSizes = sizesIn(files.discovered.publicEntries);
    const pictures = await measurePictures(disk, [...contents.values()], new Set(fileSizes.keys()));
    const indexed = this.#parts.indexed.with(contents, pictures.files);
    if (isWrongAmongOthers(indexed, contents)) return undefined;
    const imageSizes = new Map([...measured.imageSizes, ...pictures.sizes]);
    return this.#with(page, { indexed, measured: { ...measured, imageSizes } });
  }

  /** Reads the files of a page again. Undefined for one that is new, or whose text in a file of its own has come or gone. */
  async #readAgain(disk: Disk, file: string): Promise<PageFiles | undefined> {
    const { discovered, reader, calendar } = this.#parts.files;
    const entry = discovered.pages.find(({ path }) => path === file);
    const body = discovered.bodies.get(file);
    const hasBody = (await disk.find(bodyFileOf(file))) !== undefined;
    if (entry === undefined || hasBody !== (body !== undefined)) return undefined;
    reader.files.again(disk, [file, ...(body === undefined ? [] : [body.path])]);
    return reader.files.page(entry, body, calendar);
  }

  /** Undefined if others would come to or go from an address or a list. */
  #with(page: LoadedPage, rest: Pick<Parts, 'indexed' | 'measured'>): WholeSite | undefined {
    const { files, good, entries, brokenRoutes } = this.#parts;
    const { file, route } = page;
    const before = good.get(file) ?? files.pages.find((each) => each.file === file);
    const entry = entryOf(page, () => files.kinds);
    const wasEntry = entries.all.some((each) => each.file === file && each.kind === entry?.kind);
    if (otherAddresses(before) !== otherAddresses(page) || wasEntry !== (entry !== undefined)) return undefined;
    if (entry?.kind.isSound === false) return undefined;
    const parts: Parts = {
      ...this.#parts,
      ...rest,
      good: new Map([...good, [file, page]]),
      entries: entry === undefined ? entries : entries.with(entry, files.all || !entry.draft),
      brokenRoutes: new Set([...brokenRoutes].filter((each) => each !== route)),
    };
    const own = pageMaking(parts.root, files, {
      pageOf: (name) => parts.good.get(name),
      makers: () => makersIn(parts.good),
      entries: () => parts.entries,
    }).pagesOf(page);
    const others = this.site.pages.filter((each) => each.file !== file);
    const had = this.site.pages.filter((each) => each.file === file).map((each) => each.route);
    const places = had.length === 0 && brokenRoutes.has(route) ? [route] : had;
    const isInPlace = JSON.stringify(own.map((each) => each.route).sort()) === JSON.stringify(places.sort());
    return isInPlace ? new WholeSite(parts, [...others, ...own].sort(byRoute)) : undefined;
  }
}

const makersIn = (good: Parts['good']): LoadedPage[] =>
  [...good.values()].filter(({ content }) => content?.parameters !== undefined);

function byRoute(a: UnfilledPage, b: UnfilledPage): number {
  return a.route < b.route ? -1 : 1;
}

/** Whether a page or its text has a mistake. */
function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

/** Whether a page can't be shown, as far as its own files say. */
export function hasError({ page, text }: PageFiles): boolean {
  const findings = [...page.findings, ...(text?.findings ?? [])];
  const isRead = page.content !== undefined && (text === undefined || text.content !== undefined);
  return !isRead || findings.some((each) => severityOf(each) === 'error');
}

/** Whether a page can't be shown, given all other files. @param contents those of its own files */
function isWrongAmongOthers({ index }: Indexed, contents: ReadonlyMap<string, Content>): boolean {
  return [...contents.keys()].some((name) => {
    const outline = index.outlineOf(name);
    const found = outline === undefined ? [] : inOrder(checkAgainst(index, outline));
    return found.some((each) => severityOf(each) === 'error' && contents.has(fileOf(each)));
  });
}

/** The addresses that a page takes besides its own: whether they are free is a question to the whole site. */
function otherAddresses(page: LoadedPage | undefined): string {
  const aliases = valueAt(page?.content?.root, 'aliases');
  return JSON.stringify([aliases && plainValue(aliases), page?.content?.pdf]);
}
