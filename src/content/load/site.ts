import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { Answers } from '../answers.ts';
import type { Content } from '../check/contents.ts';
import { parameterList } from '../check/entries.ts';
import type { Entry } from '../entries/entries.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import { entryLookups } from '../entries/lookups.ts';
import { type Generated, pagesFor } from '../entries/parameters.ts';
import { Entries } from '../entries/query.ts';
import { type Fillings, filledBlocks, filledText, shownBlocks, words } from '../entries/show.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { type MapNode, plainObject, textOf } from '../yaml/syntax/tree.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';

/** What a site is made of besides site.yaml and its pages. */
type Rest = Pick<Site, 'publicFiles' | 'imageSizes'> & {
  readonly entries: readonly Entry[];
  readonly kinds: EntryKinds;
  /** Pages as they were the last time, by their addresses. Those of today take their place. */
  readonly kept: Map<string, PageContent>;
};

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function siteOf(
  site: LoadedFile | undefined,
  pages: readonly LoadedPage[],
  findings: readonly Finding[],
  { entries, kinds, kept, ...rest }: Rest,
): Site | undefined {
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const settings = site?.content;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (settings?.root.kind !== 'map' || isUnusable) return undefined;
  const broken = new Set(errors.map(fileOf));
  const siteSettings = written<WrittenSite>(settings.root);
  // A draft or a page with mistakes is not listed: it may not be there.
  const listed = new Entries(entries.filter(({ file, draft }) => !broken.has(file) && !draft));
  const good = pages.filter((page) => !isBroken(page, broken));
  const answers = answersOf(good, entries, { entries: listed, kinds, language: siteSettings.language ?? 'en' });
  const shown = good.flatMap((page) => pagesOf(page, listed, answers, kept));
  kept.clear();
  for (const page of shown) kept.set(page.route, page);
  return {
    settings: siteSettings,
    pages: shown.sort((a, b) => (a.route < b.route ? -1 : 1)),
    brokenRoutes: new Set(pages.filter((page) => isBroken(page, broken)).map(({ route }) => route)),
    ...rest,
    holds: (dependency) => answers.holds(dependency),
  };
}

/** All that the blocks of a page are filled in from. Whatever else they shall show becomes a lookup here, so that it is noted. */
function answersOf(
  pages: readonly LoadedPage[],
  entries: readonly Entry[],
  sources: Parameters<typeof entryLookups>[0],
) {
  const files = new Map(pages.map((page) => [page.file, page]));
  const entryAt = new Map(entries.map((entry) => [entry.file, entry]));
  const valuesOf = new Map<string, ReadonlyMap<string, string>>();
  const valuesIn = (file: string): ReadonlyMap<string, string> => {
    const content = files.get(file)?.content;
    const generated = content === undefined ? [] : generatedPages(content, sources.entries.all);
    return new Map(generated.map(({ route, words }) => [route, words]));
  };
  return new Answers({
    ...entryLookups(sources),
    /** What the file of a page says. */
    page: {
      answer: (file: string) => files.get(file),
      counts: (page: LoadedPage | undefined) => page?.source?.text,
    },
    /** The text of a page that is in a file of its own. */
    text: {
      answer: (file: string) => files.get(file.replace(/\.md$/, '.yaml'))?.content?.body,
      counts: (body: Content | undefined) => body?.source.text,
    },
    /** A page as an entry of its kind; how that looks is another question. */
    entry: {
      answer: (file: string) => entryAt.get(file),
      counts: (entry: Entry | undefined) => entry?.kind.name,
    },
    /** The words that a page stands for whose file has one page for each value of a field. */
    parameter: {
      answer: (file: string, route: string) => {
        const values = valuesOf.get(file) ?? valuesIn(file);
        valuesOf.set(file, values);
        return values.get(route);
      },
    },
  });
}

type SiteAnswers = ReturnType<typeof answersOf>;

/** What an author wrote. The schema that the type was generated from has been held against it. */
function written<T extends WrittenSite | WrittenPage>(root: MapNode): T {
  return withoutEmptyLists(plainObject(root)) as unknown as T;
}

/** Whether a page or its text has a mistake. */
function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

/** The pages that a file becomes. A page stays as it was if it would get the same answers now. */
function pagesOf(
  { file, route, content }: LoadedPage,
  entries: Entries,
  answers: SiteAnswers,
  kept: ReadonlyMap<string, PageContent>,
): PageContent[] {
  const routes =
    content?.parameter === undefined
      ? [route]
      : generatedPages(content, entries.all).map((generated) => generated.route);
  return routes.flatMap((at) => {
    const last = kept.get(at);
    const isRight = last?.file === file && last.dependencies?.every((each) => answers.holds(each) === true) === true;
    return isRight ? last : (pageOf(file, at, answers) ?? []);
  });
}

/** A page with its blocks as they are shown, made of nothing but answers. */
function pageOf(file: string, route: string, answers: SiteAnswers): PageContent | undefined {
  const { ask, asked } = answers.recording();
  const { content } = ask.page(file) ?? {};
  if (content?.root.kind !== 'map') return undefined;
  const { draft, parameter } = content;
  const text = ask.text(file.replace(/\.yaml$/, '.md'))?.root;
  const body = text?.kind === 'scalar' ? { body: String(text.value) } : {};
  const own = { ...withoutEmptyLists(plainObject(content.root)), ...body };
  const page =
    parameter === undefined ? own : filledPage(own, new Map([[parameter, words(ask.parameter(file, route) ?? '')]]));
  const entry = parameter === undefined ? ask.entry(file) : undefined;
  const blocks = shownBlocks(page, route, entry, ask);
  // What its kind adds is true to the page's schema like what the author wrote.
  const shown = { ...headFields(page), blocks } as unknown as WrittenPage;
  return { file, route, content: shown, draft, dependencies: asked() };
}

/** The pages that a file becomes that has one for each value of a field. */
export function generatedPages({ root, route, parameter }: Content, entries: readonly Entry[]): Generated[] {
  const list = parameter === undefined ? undefined : parameterList(root, parameter);
  const kind = textOf(list, 'kind');
  if (route === undefined || parameter === undefined || kind === undefined) return [];
  return pagesFor(route, parameter, kind, entries);
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
  const src = typeof image === 'object' && image !== null && 'src' in image ? image.src : undefined;
  return src === undefined ? written : { ...written, image: src };
}

/** An empty list is one that was left out: the schemas let none through that must have entries. */
function withoutEmptyLists(map: JsonObject): JsonObject {
  const entries = Object.entries(map).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutEmptyBelow(value)]));
}

function withoutEmptyBelow(value: Json): Json {
  if (isList(value)) return value.map(withoutEmptyBelow);
  return typeof value === 'object' && value !== null ? withoutEmptyLists(value) : value;
}

/** Like `Array.isArray`, which knows nothing of lists that may not be changed. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
