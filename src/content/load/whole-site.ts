import type { Disk } from '../../disk/disk.ts';
import { byRoute } from '../../model/address.ts';
import { bodyFileOf } from '../../model/page-file.ts';
import type { Site, UnfilledPage } from '../../model/site.ts';
import { type Finding, fileOf } from '../../yaml/findings/finding.ts';
import { plainValue, valueAt } from '../../yaml/syntax/tree.ts';
import { checkAgainst, inOrder } from '../check/check.ts';
import type { Content } from '../check/contents.ts';
import type { Entry } from '../entries/entries.ts';
import { pathsIn } from '../files/public-paths.ts';
import { measurePictures } from '../pictures/measure.ts';
import type { DataEntry } from './data-files.ts';
import { type GoodFiles, goodFiles, isError, type LastGood } from './good-files.ts';
import type { LoadedFile, LoadedPage, PageFiles } from './load-file.ts';
import { isByEntries } from './own-pages.ts';
import { entryOf } from './page-queries.ts';
import { type PageMaking, pageMaking, type ReadSite } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import type { Indexed } from './site-index.ts';

/** What was measured of the files in public/. */
type Measured = Pick<Site, 'publicFiles' | 'imageSizes' | 'fileSizes' | 'fontMeasures'>;

/**
 * Pages of other files than the one that was read again last: they are the `same`, are to be `asked` for, or have to `wait` until all is read,
 * because one comes or goes.
 */
type Others = 'same' | 'asked' | 'wait';

type Parts = GoodFiles & {
  readonly files: SiteFiles;
  /** What is asked by rules. */
  readonly indexed: Indexed;
  readonly measured: Measured;
  readonly others: Others;
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
  const good = goodFiles(files, findings);
  return good && new WholeSite({ ...rest, ...good, files, others: 'same' });
}

/** A site whose files have all been read: site.yaml and every page without errors. Some pages may have been read again since. */
export class WholeSite {
  readonly #parts: Parts;
  readonly site: ReadSite;

  /** @param pages what its files become, if that is known; sorted by route */
  constructor(parts: Parts, pages?: readonly UnfilledPage[]) {
    const { good, brokenRoutes, measured } = parts;
    const { pagesOf, ...making } = makingOf(parts);
    this.#parts = parts;
    this.site = {
      ...making,
      ...measured,
      pages: pages ?? [...good.values()].flatMap(pagesOf).sort(byRoute),
      brokenRoutes,
    };
  }

  /**
   * The same with a page, or all entries of a kind, as their file is now. It is held against the rules of the whole site, so that what comes out is
   * what the whole site makes of it, unless another file has changed, too.
   *
   * @returns undefined for a file that is new, gone, or has an error, for a page that has other addresses besides its own than before, and for
   * entries by which other pages come or go
   */
  withFile(disk: Disk, file: string): Promise<WholeSite | undefined> {
    const data = this.#parts.files.dataOfKinds.entries.find(({ path }) => path === file);
    return data === undefined ? this.#withPage(disk, file) : this.#withData(disk, data);
  }

  /** What can be shown of its files. Nothing in it leads to what was read before. */
  get good(): LastGood {
    const { known, entries } = this.#parts;
    return { known, entries };
  }

  /** What has become of pages of other files, as far as that is known. */
  get others(): Others {
    return this.#parts.others;
  }

  async #withPage(disk: Disk, file: string): Promise<WholeSite | undefined> {
    const read = await this.#readAgain(disk, file);
    if (read === undefined || hasError(read)) return undefined;
    const { page, text } = read;
    const { entries, files } = this.#parts;
    const entry = entryOf(page, () => files.kinds);
    const wasEntry = entries.all.some((each) => each.file === file && each.kind === entry?.kind);
    if (wasEntry !== (entry !== undefined) || entry?.kind.isSound === false) return undefined;
    const rest = await this.#around(disk, [page, text], entry === undefined ? [] : [entry]);
    return rest && this.#with(page, rest);
  }

  async #withData(disk: Disk, { kind, ...entry }: DataEntry): Promise<WholeSite | undefined> {
    const { files, good } = this.#parts;
    const { path } = entry;
    files.reader.files.again(disk, [path]);
    const data = files.reader.files.data(entry, kind);
    if (files.kinds.get(kind)?.isSound !== true || data.content === undefined || data.findings.some(isError))
      return undefined;
    const rest = await this.#around(disk, [data], files.reader.files.entriesIn(path, kind));
    if (rest === undefined) return undefined;
    const parts: Parts = { ...this.#parts, ...rest, others: this.others === 'wait' ? 'wait' : 'asked' };
    const pages = pagesNow(parts, [...good.values()], this.site.pages);
    return pages && new WholeSite(parts, pages);
  }

  /** What has become of the rest with some files as they are now, and their entries; undefined if one of them can't be shown, given all others. */
  async #around(
    disk: Disk,
    [own, ...more]: readonly [LoadedFile, ...(LoadedFile | undefined)[]],
    entriesNow: readonly Entry[],
  ): Promise<Pick<Parts, 'indexed' | 'measured' | 'entries'> | undefined> {
    const { files, measured } = this.#parts;
    const contents = new Map<string, Content>();
    for (const each of [own, ...more]) if (each?.content !== undefined) contents.set(each.file, each.content);
    const pictures = await measurePictures(disk, [...contents.values()], pathsIn(files.discovered.publicEntries));
    const entries = this.#parts.entries.with(own.file, entriesNow, ({ draft }) => files.all || !draft);
    const indexed = this.#parts.indexed.with(contents, { pictures: pictures.files, entries });
    if (isWrongAmongOthers(indexed, contents)) return undefined;
    const imageSizes = new Map([...measured.imageSizes, ...pictures.sizes]);
    return { indexed, entries, measured: { ...measured, imageSizes } };
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
  #with(page: LoadedPage, rest: Pick<Parts, 'indexed' | 'measured' | 'entries'>): WholeSite | undefined {
    const { files, good, brokenRoutes } = this.#parts;
    const { file, route } = page;
    const before = good.get(file) ?? files.pages.find((each) => each.file === file);
    if (otherAddresses(before) !== otherAddresses(page)) return undefined;
    const now: Parts = {
      ...this.#parts,
      ...rest,
      good: new Map([...good, [file, page]]),
      known: new Map([...this.#parts.known, [file, page]]),
      brokenRoutes: new Map([...brokenRoutes].filter(([each]) => each !== route)),
    };
    const had = this.site.pages.filter((each) => each.file === file);
    const known = this.site.pages.filter((each) => each.file !== file);
    const own = makingOf(now).pagesOf(page);
    const routes = routesOf(had);
    const places = routes.length === 0 && brokenRoutes.has(route) ? [route] : routes;
    if (JSON.stringify(routesOf(own)) !== JSON.stringify(places)) return undefined;
    const isListedAnew = rest.entries !== this.#parts.entries;
    const others = isListedAnew
      ? pagesNow(
          now,
          [...good.values()].filter((each) => each.file !== file),
          known,
        )
      : known;
    const isSame = !isListedAnew && JSON.stringify(own) === JSON.stringify(had);
    const what = others === undefined || this.others === 'wait' ? 'wait' : isSame ? 'same' : 'asked';
    return new WholeSite({ ...now, others: what }, [...(others ?? known), ...own].sort(byRoute));
  }
}

const routesOf = (pages: readonly UnfilledPage[]): string[] => pages.map(({ route }) => route).sort();

function makingOf({ root, files, good, known, entries }: GoodFiles & Pick<Parts, 'files'>): PageMaking {
  return pageMaking(root, files, {
    pageOf: (file) => good.get(file),
    makers: () => makersIn(known),
    entries: () => entries,
  });
}

/** The pages that files become now that other entries are listed; undefined if one comes or goes. @param before what they became */
function pagesNow(
  parts: Parts,
  files: readonly LoadedPage[],
  before: readonly UnfilledPage[],
): readonly UnfilledPage[] | undefined {
  const { pagesOf } = makingOf(parts);
  const asking = files.filter(({ content }) => content && isByEntries(content));
  const now = new Map(asking.flatMap(pagesOf).map((page) => [page.route, page]));
  const names = new Set(asking.map(({ file }) => file));
  const had = before.filter(({ file }) => names.has(file));
  const isSame = had.length === now.size && had.every(({ route }) => now.has(route));
  return isSame ? before.map((page) => now.get(page.route) ?? page) : undefined;
}

const makersIn = (good: Parts['good']): LoadedPage[] =>
  [...good.values()].filter(({ content }) => content?.parameters !== undefined);

/** Whether a page can't be shown, as far as its own files say. */
export function hasError({ page, text }: PageFiles): boolean {
  const findings = [...page.findings, ...(text?.findings ?? [])];
  const isRead = page.content !== undefined && (text === undefined || text.content !== undefined);
  return !isRead || findings.some(isError);
}

/** Whether a page can't be shown, given all other files. @param contents those of its own files */
function isWrongAmongOthers({ index }: Indexed, contents: ReadonlyMap<string, Content>): boolean {
  return [...contents.keys()].some((name) => {
    const outline = index.outlineOf(name);
    const found = outline === undefined ? [] : inOrder(checkAgainst(index, outline));
    return found.some((each) => isError(each) && contents.has(fileOf(each)));
  });
}

/** The addresses that a page takes besides its own: whether they are free is a question to the whole site. */
function otherAddresses(page: LoadedPage | undefined): string {
  const aliases = valueAt(page?.content?.root, 'aliases');
  return JSON.stringify([aliases && plainValue(aliases), page?.content?.pdf]);
}
