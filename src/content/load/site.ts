import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { Dependency } from '../../model/dependencies.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import type { PageContent, Site, UnfilledPage } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import { type Entry, entriesOf } from '../entries/entries.ts';
import type { EntrySources } from '../entries/lookups.ts';
import { listPageRoute } from '../entries/paging.ts';
import { Entries } from '../entries/query.ts';
import type { DiskEntry } from '../files/disk.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { onlyLast } from '../lazily.ts';
import { wordsOf } from '../shape/schema/words.ts';
import type { Steps } from '../steps.ts';
import { type MapNode, plainObject, valueAt } from '../yaml/syntax/tree.ts';
import { pageOf, withoutEmptyLists } from './filled-page.ts';
import type { KeptFiles } from './kept-files.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';
import { type OwnPage, ownPages } from './own-pages.ts';
import { type PageAnswers, pageAnswers } from './page-answers.ts';

/** When a site is shown, and whether all of it is; its kinds of pages, and what it was before. */
type Shown = Pick<EntrySources, 'calendar' | 'all' | 'kinds'> & { readonly kept: KeptFiles };

/** How large the files in public/ are, in bytes, by their names from there. */
export function sizesIn(entries: readonly DiskEntry[]): ReadonlyMap<string, number> {
  return new Map(entries.map(({ path, size }) => [path.slice('public'.length), size]));
}

/** A site, and what the pages of its files are filled in from. */
export type Whole = { readonly site: Site; readonly sources: EntrySources };

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function* siteSteps(
  site: LoadedFile | undefined,
  pages: readonly LoadedPage[],
  findings: readonly Finding[],
  rest: Pick<Site, 'publicFiles' | 'imageSizes' | 'fileSizes' | 'fontMeasures'>,
  entries: readonly Entry[],
  { calendar, all, kinds, kept }: Shown,
): Steps<Whole | undefined> {
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const settings = site?.content;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (settings?.root.kind !== 'map' || isUnusable) return undefined;
  const unshown = entries.filter(({ kind }) => !kind.isSound).map(({ file }) => file);
  const broken = new Set([...errors.map(fileOf), ...unshown]);
  const said = settingsAt(settings.root, { calendar, all });
  const siteSettings = said.settings;
  // A page with mistakes is not listed: it may not be there.
  const listed = new Entries(entries, calendar, ({ file, draft }) => !broken.has(file) && (all || !draft));
  const good = pages.filter((page) => !isBroken(page, broken));
  const language = siteSettings.language ?? 'en';
  const sources = { entries: listed, kinds, language, words: wordsOf(siteSettings), calendar, all };
  const answers = pageAnswers(good, entries, sources);
  const filling = { answers, kept: kept.pages, onlyLast: onlyLast<PageContent>() };
  const shown: PageContent[] = [];
  for (const page of good) {
    shown.push(...pagesOf(page, sources, filling));
    yield;
  }
  kept.pages.clear();
  for (const page of shown) kept.pages.set(page.route, page);
  const whole: Site = {
    ...said,
    pages: shown.sort((a, b) => (a.route < b.route ? -1 : 1)),
    brokenRoutes: new Set(pages.filter((page) => isBroken(page, broken)).map(({ route }) => route)),
    ...rest,
    holds: (dependency) => answers.holds(dependency),
  };
  return { site: whole, sources };
}

/** What site.yaml says. @param root of one that is true to its schema */
export function settingsIn(root: MapNode): WrittenSite {
  return asWritten<WrittenSite>(root);
}

/**
 * What site.yaml says at a moment: without an announcement that visitors don't see then, or with the reason.
 * @param root as for `settingsIn`
 */
export function settingsAt(
  root: MapNode,
  { calendar, all }: Pick<EntrySources, 'calendar' | 'all'>,
): Pick<Site, 'settings' | 'unannounced'> {
  const settings = settingsIn(root);
  const announcement = valueAt(root, 'announcement');
  const unannounced = announcement === undefined ? undefined : absenceOfBlock(announcement, calendar);
  if (unannounced === undefined) return { settings };
  if (all) return { settings, unannounced };
  const { announcement: _, ...others } = settings;
  return { settings: others };
}

/** What one file becomes. */
export type FilePages = {
  readonly pages: readonly PageContent[];
  /** Whether none of them shows anything of other pages. */
  readonly isByItself: boolean;
};

/** The pages that one file becomes, with the other entries of its site as the sources have them. */
export function pagesOfFile(page: LoadedPage, sources: EntrySources): FilePages {
  const { file, route, content } = page;
  const [entry] = content === undefined ? [] : entriesOf([{ ...content, file, route }], sources.kinds);
  if (entry?.kind.isSound === false) return { pages: [], isByItself: true };
  const entries = entry === undefined ? sources.entries : sources.entries.with(entry, sources.all || !entry.draft);
  const around = { ...sources, entries };
  const answers = pageAnswers([page], entry === undefined ? [] : [entry], around);
  const pages = pagesOf(page, around, { answers, kept: new Map(), onlyLast: onlyLast<PageContent>() });
  const isByItself = pages.every(
    ({ dependencies }) => dependencies?.every((each) => !answers.readsOthers(each)) === true,
  );
  return { pages, isByItself };
}

/** What an author wrote. The schema that the type was generated from has been held against it. */
function asWritten<T extends WrittenSite | WrittenPage>(root: MapNode): T {
  return withoutEmptyLists(plainObject(root)) as unknown as T;
}

/** Whether a page or its text has a mistake. */
function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

/** What pages are filled in with. */
type Filling = {
  readonly answers: PageAnswers;
  /** The pages as they were before, by their addresses. */
  readonly kept: ReadonlyMap<string, PageContent | UnfilledPage>;
  /** Keeps the page that was filled in last, of those that are filled in whenever somebody asks. */
  readonly onlyLast: (key: object, fill: () => PageContent) => PageContent;
};

/** The pages that a file becomes, with what they show. A page stays as it was if it would get the same answers now. */
function pagesOf({ file, route, content }: LoadedPage, sources: EntrySources, filling: Filling): PageContent[] {
  const { answers, kept, onlyLast } = filling;
  if (content === undefined) return [];
  return ownPages(content, route, sources).flatMap((own) =>
    Array.from({ length: own.count }, (_, index) => {
      const last = kept.get(listPageRoute(own.route, index + 1));
      const isRight = last?.file === file && last.dependencies?.every((each) => answers.holds(each) === true) === true;
      const filled = (): PageContent | undefined => pageOf(file, own.route, index + 1, answers);
      if (isRight) return 'content' in last ? last : filledLater(last, filled, onlyLast);
      const known = knownUnfilled(file, content, own);
      return known === undefined ? filled() : filledLater(known, filled, onlyLast);
    }).flatMap((page) => page ?? []),
  );
}

/** What is known of a page whose file was put away as one in which nothing is wrong (decision 27), if that is all but what it shows. */
function knownUnfilled(file: string, content: Content, own: OwnPage): Omit<UnfilledPage, 'dependencies'> | undefined {
  const { summary, parameter, bodyFile, absence, pdf } = content;
  const isPlain = summary?.kind === undefined && parameter === undefined && bodyFile === undefined && own.count === 1;
  if (summary?.title === undefined || !isPlain || !('written' in content)) return undefined;
  return {
    file,
    route: own.route,
    title: summary.title,
    ...(absence === undefined ? {} : { absence }),
    ...(pdf === undefined ? {} : { pdf }),
  };
}

/**
 * A page that is filled in when somebody wants to see what it shows, and again when somebody wants that later: thousands of them are a lot
 * to keep.
 */
function filledLater(
  known: Omit<UnfilledPage, 'dependencies'> & Pick<PageContent, 'dependencies'>,
  fill: () => PageContent | undefined,
  onlyLast: Filling['onlyLast'],
): PageContent {
  const { dependencies, ...others } = known;
  const filled = (): PageContent => {
    const page = fill();
    if (page !== undefined) return page;
    throw new Error(`${known.file} makes no page ${known.route}, although nothing is wrong with it.`);
  };
  return Object.assign(new Filled(filled, onlyLast, dependencies), others);
}

/** What shows when a page is filled in. A class, because V8 gives each object that is written with a getter a shape of its own. */
class Filled {
  readonly #fill: () => PageContent;
  readonly #onlyLast: Filling['onlyLast'];
  #dependencies: PageContent['dependencies'];

  constructor(fill: () => PageContent, onlyLast: Filling['onlyLast'], dependencies: PageContent['dependencies']) {
    this.#fill = fill;
    this.#onlyLast = onlyLast;
    this.#dependencies = dependencies;
  }

  get content(): PageContent['content'] {
    return this.#onlyLast(this, this.#fill).content;
  }

  get dependencies(): readonly Dependency[] {
    this.#dependencies ??= this.#onlyLast(this, this.#fill).dependencies ?? [];
    return this.#dependencies;
  }
}
