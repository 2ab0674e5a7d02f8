import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { PageContent, Site, UnfilledPage } from '../../model/site.ts';
import { writtenIn } from '../check/contents.ts';
import { absenceOfBlock } from '../dates/calendar.ts';
import { type Entry, entriesOf } from '../entries/entries.ts';
import { type Fillings, filledBlocks, filledText, words } from '../entries/fill.ts';
import type { EntrySources } from '../entries/lookups.ts';
import { listPageRoute } from '../entries/paging.ts';
import { Entries } from '../entries/query.ts';
import { shownBlocks } from '../entries/show.ts';
import { visibleBlocks } from '../entries/visible.ts';
import type { DiskEntry } from '../files/disk.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { once } from '../once.ts';
import { wordsOf } from '../shape/schema/words.ts';
import type { Steps } from '../steps.ts';
import { type MapNode, plainObject, valueAt } from '../yaml/syntax/tree.ts';
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
  const shown: PageContent[] = [];
  for (const page of good) {
    shown.push(...pagesOf(page, sources, answers, kept.pages));
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

/** The pages that one file becomes, with the other entries of its site as the sources have them. */
export function pagesOfFile(page: LoadedPage, sources: EntrySources): PageContent[] {
  const { file, route, content } = page;
  const [entry] = content === undefined ? [] : entriesOf([{ ...content, file, route }], sources.kinds);
  if (entry === undefined) return pagesOf(page, sources, pageAnswers([page], [], sources), new Map());
  if (!entry.kind.isSound) return [];
  const around = { ...sources, entries: sources.entries.with(entry, sources.all || !entry.draft) };
  return pagesOf(page, around, pageAnswers([page], [entry], around), new Map());
}

/** What an author wrote. The schema that the type was generated from has been held against it. */
function asWritten<T extends WrittenSite | WrittenPage>(root: MapNode): T {
  return withoutEmptyLists(plainObject(root)) as unknown as T;
}

/** Whether a page or its text has a mistake. */
function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

/** The pages that a file becomes, with what they show. A page stays as it was if it would get the same answers now. */
function pagesOf(
  { file, route, content }: LoadedPage,
  sources: EntrySources,
  answers: PageAnswers,
  kept: ReadonlyMap<string, PageContent | UnfilledPage>,
): PageContent[] {
  if (content === undefined) return [];
  return ownPages(content, route, sources).flatMap((own) =>
    Array.from({ length: own.count }, (_, index) => {
      const last = kept.get(listPageRoute(own.route, index + 1));
      const isRight = last?.file === file && last.dependencies?.every((each) => answers.holds(each) === true) === true;
      const filled = (): PageContent | undefined => pageOf(file, own.route, index + 1, answers);
      if (!isRight) return filled();
      return 'content' in last ? last : filledLater(last, filled);
    }).flatMap((page) => page ?? []),
  );
}

/** A page that is known from an earlier build. It is filled in when somebody wants to see what it shows. */
function filledLater(known: UnfilledPage, fill: () => PageContent | undefined): PageContent {
  const filled = once(() => {
    const page = fill();
    if (page === undefined) throw new Error(`${known.file} makes no page ${known.route}, although it has not changed.`);
    return page.content;
  });
  return {
    ...known,
    get content() {
      return filled();
    },
  };
}

/**
 * A page with its blocks as they are shown, made of nothing but answers.
 *
 * @param first its address, or that of the first of the pages of its long list, which are alike but for the list and the title
 * @param number which of them it is
 */
function pageOf(file: string, first: string, number: number, answers: PageAnswers): PageContent | undefined {
  const { ask, asked } = answers.recording();
  const { content } = ask.page(file) ?? {};
  const page = ask.ownPage(file, first);
  const written = content === undefined ? undefined : writtenIn(content);
  if (content === undefined || written === undefined || page === undefined) return undefined;
  const text = ask.text(file.replace(/\.yaml$/, '.md'))?.root;
  const body = text?.kind === 'scalar' ? { body: String(text.value) } : {};
  const own = ownWords({ ...withoutEmptyLists(written), ...body }, content.parameter, page);
  const { blocks: all = [] } = own;
  const blocks = visibleBlocks(isList(all) ? all : [], ask);
  const title = number === 1 ? {} : { title: `${String(own.title)} (${number})` };
  const absence = ask.absence(file);
  return {
    file,
    route: listPageRoute(first, number),
    content: shownPage({
      ...headFields(own),
      ...title,
      blocks: shownBlocks(blocks, { route: first, entry: ask.entry(file), number }, ask),
    }),
    ...(absence === undefined ? {} : { absence }),
    // The other pages of a long list have no document of their own.
    ...(content.pdf === undefined || number > 1 ? {} : { pdf: content.pdf }),
    ...(page.count === 1 ? {} : { list: { first, number, count: page.count } }),
    dependencies: asked(),
  };
}

/** What a page says, with the value in its place that it stands for. */
function ownWords(written: JsonObject, parameter: string | undefined, page: OwnPage): JsonObject {
  return page.words === undefined ? written : filledPage(written, new Map([[parameter ?? '', words(page.words)]]));
}

/** What its kind adds is true to the page's schema like what the author wrote. */
function shownPage(page: JsonObject): WrittenPage {
  return page as unknown as WrittenPage;
}

function filledPage(written: JsonObject, fillings: Fillings): JsonObject {
  const text = (value: Json | undefined): Json => filledText(String(value ?? ''), fillings);
  const blocks = Array.isArray(written.blocks) ? written.blocks : [];
  return {
    ...written,
    title: text(written.title),
    description: text(written.description),
    blocks: filledBlocks(blocks, fillings),
  };
}

/** What a page says of itself. Its picture, where it is one with an alt text, is shown by its address elsewhere. */
function headFields(written: JsonObject): JsonObject {
  const { image } = written;
  if (typeof image !== 'object' || image === null) return written;
  const { image: _, ...others } = written;
  return 'src' in image && image.src !== undefined ? { ...others, image: image.src } : others;
}

/** An empty list is one that was left out: the schemas let none through that must have entries. Most pages have none, and stay as they are. */
function withoutEmptyLists(map: JsonObject): JsonObject {
  if (!hasEmptyList(map)) return map;
  const entries = Object.entries(map).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutEmptyBelow(value)]));
}

function hasEmptyList(value: Json): boolean {
  if (isList(value)) return value.length === 0 || value.some(hasEmptyList);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyList);
}

function withoutEmptyBelow(value: Json): Json {
  if (isList(value)) return value.map(withoutEmptyBelow);
  return typeof value === 'object' && value !== null ? withoutEmptyLists(value) : value;
}

/** Like `Array.isArray`, which knows nothing of lists that may not be changed. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
