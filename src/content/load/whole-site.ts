import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { Disk } from '../../disk/disk.ts';
import { byRoute } from '../../model/address.ts';
import { once } from '../../model/once.ts';
import { bodyFileOf, isMarkdown } from '../../model/page-file.ts';
import type { Site, UnfilledPage } from '../../model/site.ts';
import { type Finding, fileOf, severityOf } from '../../yaml/findings/finding.ts';
import { type MapNode, type Node, plainValue, valueAt } from '../../yaml/syntax/tree.ts';
import { checkAgainst, inOrder } from '../check/check.ts';
import { type Content, entriesIn } from '../check/contents.ts';
import { factsOf } from '../check/outline.ts';
import { idOf } from '../entries/entries.ts';
import { pathsIn } from '../files/public-paths.ts';
import { measurePictures } from '../pictures/measure.ts';
import type { LoadedFile, LoadedPage, PageFiles } from './load-file.ts';
import { entryOf } from './page-inputs.ts';
import { pageMaking, type ReadSite } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import type { Indexed } from './site-index.ts';
import type { LastGood } from './site-reader.ts';

type GoodFiles = LastGood & {
  /** That of site.yaml. */
  readonly root: MapNode;
  /** The pages without errors, by their files. */
  readonly good: ReadonlyMap<string, LoadedPage>;
  readonly brokenRoutes: Site['brokenRoutes'];
};

export const isError = (each: Finding): boolean => severityOf(each) === 'error';

/**
 * What of a site can be shown, given all that is wrong with it; undefined without a usable site.yaml. For who has read it before, the last
 * good version of a file stands in for one with mistakes, in lists and wherever else other pages show it.
 */
function goodFiles(files: SiteFiles, findings: readonly Finding[]): GoodFiles | undefined {
  const { site, pages, all, entries, reader } = files;
  const { last } = reader;
  const errors = findings.filter(isError);
  const root = site?.content?.root;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (root?.kind !== 'map' || isUnusable) return undefined;
  const unshown = entries.all.filter(({ kind }) => !kind.isSound).map(({ file }) => file);
  const brokenRows = once(() => brokenEntries(files.data, errors));
  const broken = new Set([...errors.map(fileOf), ...unshown]);
  const good = pages.filter((page) => !isBroken(page, broken));
  const bad = pages.filter((page) => isBroken(page, broken));
  const lastGood = bad.flatMap((page) => last?.known.get(page.file) ?? []);
  const titles = new Map(lastGood.map(({ route, content }) => [route, content && factsOf(content).title]));
  // A page with mistakes is not listed: it may not be there.
  const listed = entries.index.listing(
    (entry) =>
      (all || !entry.draft) && (entry.row === undefined ? !broken.has(entry.file) : !brokenRows().has(idOf(entry))),
  );
  return {
    root,
    good: byFile(good),
    known: byFile([...lastGood, ...good]),
    entries: entries.of(last === undefined ? listed : listed.keeping(last.entries.index, broken)),
    brokenRoutes: new Map(bad.map(({ route }) => [route, titles.get(route)])),
  };
}

const byFile = (pages: readonly LoadedPage[]): ReadonlyMap<string, LoadedPage> =>
  new Map(pages.map((page) => [page.file, page]));

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

function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

type Measured = Pick<Site, 'publicFiles' | 'imageSizes' | 'fileSizes' | 'fontMeasures'>;

type Parts = GoodFiles & {
  readonly files: SiteFiles;
  readonly indexed: Indexed;
  readonly measured: Measured;
};

/** A site whose files have all been read, with all that is wrong with it; undefined without a usable site.yaml. */
export function wholeSite(
  files: SiteFiles,
  findings: readonly Finding[],
  rest: Pick<Parts, 'indexed' | 'measured'>,
): WholeSite | undefined {
  const good = goodFiles(files, findings);
  return good && new WholeSite({ ...rest, ...good, files });
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
   * The same with a page as its file is now, in milliseconds: reading the whole takes longer the more pages there are. It is held against the rules of
   * the whole site, so that what comes out is what the whole site makes of it, unless another file has changed, too. Other pages stay as they are.
   *
   * @returns undefined for a file that is new, gone, or has an error, and for a page that has other addresses than before
   */
  async withPage(disk: Disk, file: string): Promise<WholeSite | undefined> {
    const read = await this.#readAgain(disk, file);
    if (read === undefined || hasError(read)) return undefined;
    const { page, text } = read;
    const { entries: before, files, measured } = this.#parts;
    const entry = entryOf(page, () => files.kinds);
    const was = before.all.find((each) => each.file === file);
    if (was?.kind !== entry?.kind || entry?.kind.isSound === false) return undefined;
    const contents = new Map(
      [page, text].flatMap((each) => (each?.content === undefined ? [] : [[each.file, each.content] as const])),
    );
    const pictures = measurePictures(disk, [...contents.values()], pathsIn(files.discovered.publicEntries));
    const isListed = files.all || entry?.draft === false;
    const entries = entry === undefined ? before : before.of(before.index.with(entry, isListed));
    const indexed = this.#parts.indexed.with(contents, { pictures: pictures.files, entries });
    if (isWrongAmongOthers(indexed, contents)) return undefined;
    const imageSizes = new Map([...measured.imageSizes, ...pictures.sizes]);
    return this.#with(page, { indexed, entries, measured: { ...measured, imageSizes } });
  }

  /** What can be shown of its files. Nothing in it leads to what was read before. */
  get good(): LastGood {
    const { known, entries } = this.#parts;
    return { known, entries };
  }

  /** Reads the files of a page again. Undefined for one that is new, or whose text in a file of its own has come or gone. */
  async #readAgain(disk: Disk, file: string): Promise<PageFiles | undefined> {
    const { discovered, reader } = this.#parts.files;
    const isKnown = discovered.pages.some(({ path }) => path === file);
    const body = discovered.bodies.get(file);
    const hasBody = !isMarkdown(file) && (await disk.find(bodyFileOf(file))) !== undefined;
    if (!isKnown || hasBody !== (body !== undefined)) return undefined;
    reader.files.again(disk, [file, ...(body === undefined ? [] : [body.path])]);
    return reader.files.page(file);
  }

  /** Undefined if one would come to or go from an address. */
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
    return new WholeSite(now, [...known, ...own].sort(byRoute));
  }
}

const routesOf = (pages: readonly UnfilledPage[]): string[] => pages.map(({ route }) => route).sort();

function makingOf({ root, files, good, known, entries }: GoodFiles & Pick<Parts, 'files'>) {
  return pageMaking(root, files, {
    pageOf: (file) => good.get(file),
    makers: () => [...known.values()].filter(({ content }) => content?.parameters !== undefined),
    textsIn: (file) => files.data.find((each) => each.file === file)?.content?.root,
    entries: () => entries,
  });
}

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
