import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject, PageContent, Site } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import { parameterList } from '../check/entries.ts';
import type { Entry } from '../entries/entries.ts';
import { type Generated, pagesFor } from '../entries/parameters.ts';
import { type Fillings, filledBlocks, filledText, type Showing, shownBlocks, words } from '../entries/show.ts';
import { routeOf } from '../files/route.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { type MapNode, plainObject, textOf } from '../yaml/syntax/tree.ts';
import type { LoadedFile } from './load-file.ts';

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function siteOf(
  site: LoadedFile | undefined,
  pages: readonly LoadedFile[],
  findings: readonly Finding[],
  rest: Pick<Site, 'publicFiles' | 'imageSizes'>,
  entries: readonly Entry[],
): Site | undefined {
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const settings = site?.content;
  const isBroken = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (settings?.root.kind !== 'map' || isBroken) return undefined;
  const broken = new Set(errors.map(fileOf));
  const written = writtenSite(settings.root);
  // A draft or a page with mistakes is not listed: it may not be there.
  const showing = {
    entries: entries.filter(({ file, draft }) => !broken.has(file) && !draft),
    language: written.language ?? 'en',
  };
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  return {
    settings: written,
    pages: pages
      .filter(({ file }) => !broken.has(file))
      .flatMap(({ file, content }) => pagesOf(file, content, byFile.get(file), showing))
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    brokenRoutes: new Set(pages.filter(({ file }) => broken.has(file)).map(({ file }) => routeOf(file))),
    ...rest,
  };
}

function writtenSite(root: MapNode): WrittenSite {
  // The schema that this type was generated from has been held against it.
  return withoutEmptyLists(plainObject(root)) as unknown as WrittenSite;
}

function pagesOf(
  file: string,
  content: Content | undefined,
  entry: Entry | undefined,
  showing: Showing,
): PageContent[] {
  if (content?.root.kind !== 'map' || content.route === undefined) return [];
  const { route, draft } = content;
  const written = withoutEmptyLists(plainObject(content.root));
  const shown = (own: JsonObject, at: string): PageContent => ({
    file,
    route: at,
    content: { ...headFields(own), blocks: shownBlocks(own, at, entry, showing) },
    draft,
  });
  if (content.parameter === undefined) return [shown(written, route)];
  return generatedPages(content, showing.entries).map((generated) => {
    const fillings = new Map([[content.parameter ?? '', words(generated.words)]]);
    return shown(filledPage(written, fillings), generated.route);
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
