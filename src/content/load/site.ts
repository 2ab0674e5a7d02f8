import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { PageContent, Site } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import { parameterList } from '../check/entries.ts';
import type { Entry } from '../entries/entries.ts';
import { type Generated, pagesFor } from '../entries/parameters.ts';
import { Entries } from '../entries/query.ts';
import { type Fillings, filledBlocks, filledText, type Showing, shownBlocks, words } from '../entries/show.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { wordsOf } from '../words.ts';
import { type MapNode, plainObject, textOf } from '../yaml/syntax/tree.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function siteOf(
  site: LoadedFile | undefined,
  pages: readonly LoadedPage[],
  findings: readonly Finding[],
  rest: Pick<Site, 'publicFiles' | 'imageSizes'>,
  entries: readonly Entry[],
): Site | undefined {
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const settings = site?.content;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (settings?.root.kind !== 'map' || isUnusable) return undefined;
  const unshown = entries.filter(({ kind }) => !kind.isSound).map(({ file }) => file);
  const broken = new Set([...errors.map(fileOf), ...unshown]);
  const siteSettings = written<WrittenSite>(settings.root);
  // A draft or a page with mistakes is not listed: it may not be there.
  const showing = {
    entries: new Entries(entries.filter(({ file, draft }) => !broken.has(file) && !draft)),
    language: siteSettings.language ?? 'en',
    words: wordsOf(siteSettings),
  };
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  return {
    settings: siteSettings,
    pages: pages
      .filter((page) => !isBroken(page, broken))
      .flatMap((page) => pagesOf(page, byFile.get(page.file), showing))
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    brokenRoutes: new Set(pages.filter((page) => isBroken(page, broken)).map(({ route }) => route)),
    ...rest,
  };
}

/** What an author wrote. The schema that the type was generated from has been held against it. */
function written<T extends WrittenSite | WrittenPage>(root: MapNode): T {
  return withoutEmptyLists(plainObject(root)) as unknown as T;
}

/** Whether a page or its text has a mistake. */
function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

function pagesOf({ file, route, content }: LoadedPage, entry: Entry | undefined, showing: Showing): PageContent[] {
  if (content?.root.kind !== 'map') return [];
  const { draft, body: text } = content;
  const body = text?.root.kind === 'scalar' ? { body: String(text.root.value) } : {};
  const own = { ...withoutEmptyLists(plainObject(content.root)), ...body };
  const shown = (page: JsonObject, at: string): PageContent => ({
    file,
    route: at,
    // What its kind adds is true to the page's schema like what the author wrote.
    content: { ...headFields(page), blocks: shownBlocks(page, at, entry, showing) } as unknown as WrittenPage,
    draft,
  });
  if (content.parameter === undefined) return [shown(own, route)];
  return generatedPages(content, showing.entries.all).map((generated) => {
    const fillings = new Map([[content.parameter ?? '', words(generated.words)]]);
    return shown(filledPage(own, fillings), generated.route);
  });
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
