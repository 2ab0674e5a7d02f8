import { traitsOf } from '../../diagnostics/catalogue.ts';
import { Engine } from '../../engine/engine.ts';
import { nameIn } from '../../engine/keys.ts';
import { asking, type Reader } from '../../engine/questions.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import { listPageOf, type PageContent, type Site } from '../../model/site.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import type { Entry } from '../entries/entries.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import { Entries } from '../entries/query.ts';
import type { DiskEntry } from '../files/disk.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { onlyLast } from '../lazily.ts';
import { wordsOf } from '../shape/schema/words.ts';
import { isAboutOthers } from '../site-input.ts';
import { type MapNode, plainObject, valueAt } from '../yaml/syntax/tree.ts';
import { type AboutPage, filled, filledPage, unfilled, withoutEmptyLists } from './filled.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';
import { ownPages } from './own-pages.ts';
import { pageReaders } from './page-inputs.ts';
import { entriesIn } from './site-files.ts';

/** When a site is shown, and whether all of it is; its kinds of pages. */
type Shown = Pick<EntrySources, 'calendar' | 'all' | 'kinds'>;

/** How large the files in public/ are, in bytes, by their names from there. */
export function sizesIn(entries: readonly DiskEntry[]): ReadonlyMap<string, number> {
  return new Map(entries.map(({ path, size }) => [path.slice('public'.length), size]));
}

/** A site as it was read. */
export type ReadSite = Site & {
  /** Answers all that its pages are filled in from. */
  readonly readers: readonly Reader[];
};

/** A site, and what the pages of its files are filled in from. */
export type Whole = { readonly site: ReadSite; readonly sources: EntrySources };

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function siteOf(
  site: LoadedFile | undefined,
  pages: readonly LoadedPage[],
  findings: readonly Finding[],
  rest: Pick<Site, 'publicFiles' | 'imageSizes' | 'fileSizes' | 'fontMeasures'>,
  entries: readonly Entry[],
  { calendar, all, kinds }: Shown,
): Whole | undefined {
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
  const readers = pageReaders({ pages: good, ofKinds: entries, sources });
  const ask = asking(readers);
  const fill = lastOf((about) => filledPage(ask, ...about));
  const shown = good.flatMap((page) => pagesOf(page, sources, fill));
  const whole: ReadSite = {
    ...said,
    pages: shown.sort((a, b) => (a.route < b.route ? -1 : 1)),
    brokenRoutes: new Set(pages.filter((page) => isBroken(page, broken)).map(({ route }) => route)),
    ...rest,
    readers,
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
  /** Answers all that they are filled in from. */
  readonly readers: readonly Reader[];
};

/** The pages that one file becomes, with the other entries of its site as the sources have them. */
export function pagesOfFile(page: LoadedPage, sources: EntrySources): FilePages {
  const [entry] = entriesIn({ pages: [page], kinds: sources.kinds });
  if (entry?.kind.isSound === false) return { pages: [], isByItself: true, readers: [] };
  const entries = entry === undefined ? sources.entries : sources.entries.with(entry, sources.all || !entry.draft);
  const around = { ...sources, entries };
  const readers = pageReaders({ pages: [page], ofKinds: entry === undefined ? [] : [entry], sources: around });
  const engine = new Engine({ queries: [filled], readers });
  const pages = pagesOf(page, around, (about) => engine.get(filled, ...about));
  return { pages, isByItself: pages.every((each) => isByItself(each, engine, readers)), readers };
}

/** Whether a page is filled in without asking about other pages or files. */
function isByItself(page: PageContent, engine: Engine, readers: readonly Reader[]): boolean {
  const others = new Set(readers.flatMap(({ input }) => (isAboutOthers(input) ? [input.name] : [])));
  const about = [page.file, ...listPageOf(page)] as const;
  engine.get(filled, ...about);
  return engine.noted(filled, ...about)?.asked.every((key) => !others.has(nameIn(key))) === true;
}

/** What an author wrote. The schema that the type was generated from has been held against it. */
function asWritten<T extends WrittenSite | WrittenPage>(root: MapNode): T {
  return withoutEmptyLists(plainObject(root)) as unknown as T;
}

/** Whether a page or its text has a mistake. */
function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

/** Fills a page in. */
type Fill = (about: AboutPage) => PageContent | undefined;

/** The same, for who asks for one page several times and then for another. */
function lastOf(fill: Fill): Fill {
  const last = onlyLast<PageContent | undefined>();
  return (about) => last(about, () => fill(about));
}

/** The pages that a file becomes. */
function pagesOf({ file, route, content }: LoadedPage, sources: EntrySources, fill: Fill): PageContent[] {
  if (content === undefined) return [];
  const { absence } = content;
  return ownPages(content, route, sources).flatMap((own) =>
    Array.from({ length: own.count }, (_, index) => {
      const about = [file, own.route, index + 1] as const;
      return Object.assign(new Filled(about, fill), unfilled({ file, content, page: own, number: index + 1, absence }));
    }),
  );
}

/** What shows when a page is filled in. A class, because V8 gives each object that is written with a getter a shape of its own. */
class Filled {
  readonly #about: AboutPage;
  readonly #fill: Fill;

  constructor(about: AboutPage, fill: Fill) {
    this.#about = about;
    this.#fill = fill;
  }

  /** Made when somebody wants to see it, and again when somebody wants that later: thousands of pages are a lot to keep. */
  get content(): PageContent['content'] {
    const page = this.#fill(this.#about);
    if (page !== undefined) return page.content;
    throw new Error(`${this.#about[0]} makes no page ${this.#about[1]}, although nothing is wrong with it.`);
  }
}
