import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { PageContent, Site } from '../../model/site.ts';
import type { Calendar } from '../dates/calendar.ts';
import type { Entry } from '../entries/entries.ts';
import { listPageRoute } from '../entries/paging.ts';
import { Entries } from '../entries/query.ts';
import { type Fillings, filledBlocks, filledText, type Showing, shownBlocks, words } from '../entries/show.ts';
import { visibleBlocks } from '../entries/visible.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { type MapNode, plainObject } from '../yaml/syntax/tree.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';
import { type OwnPage, ownPages } from './own-pages.ts';

/** When a site is shown, and whether all of it is. */
type Shown = { readonly calendar: Calendar; readonly all: boolean };

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function siteOf(
  site: LoadedFile | undefined,
  pages: readonly LoadedPage[],
  findings: readonly Finding[],
  rest: Pick<Site, 'publicFiles' | 'imageSizes'>,
  entries: readonly Entry[],
  { calendar, all }: Shown,
): Site | undefined {
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const settings = site?.content;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (settings?.root.kind !== 'map' || isUnusable) return undefined;
  const broken = new Set(errors.map(fileOf));
  const siteSettings = written<WrittenSite>(settings.root);
  // A page with mistakes is not listed: it may not be there.
  const showing = {
    entries: new Entries(entries, ({ file, draft }) => !broken.has(file) && (all || !draft)),
    language: siteSettings.language ?? 'en',
    calendar,
    all,
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

/** The pages that a file becomes, with what they show. */
function pagesOf({ file, route, content }: LoadedPage, entry: Entry | undefined, showing: Showing): PageContent[] {
  if (content?.root.kind !== 'map') return [];
  const { absence, parameter = '', body: text } = content;
  const body = text?.root.kind === 'scalar' ? { body: String(text.root.value) } : {};
  const written = { ...withoutEmptyLists(plainObject(content.root)), ...body };
  return ownPages(content, route, showing).flatMap((page) => {
    const own = page.words === undefined ? written : filledPage(written, new Map([[parameter, words(page.words)]]));
    return Array.from({ length: page.count }, (_, index) => ({
      file,
      ...listPage(page, index + 1, { own, entry, showing }),
      ...(absence === undefined ? {} : { absence }),
    }));
  });
}

/** One of the pages of a page with a long list, which are alike but for the list and the title. */
function listPage(
  { route, count }: OwnPage,
  number: number,
  { own, entry, showing }: { readonly own: JsonObject; readonly entry: Entry | undefined; readonly showing: Showing },
): Omit<PageContent, 'file'> {
  const { blocks: written = [] } = own;
  const blocks = visibleBlocks(isList(written) ? written : [], showing);
  const title = number === 1 ? {} : { title: `${String(own.title)} (${number})` };
  const shown = { ...headFields(own), ...title, blocks: shownBlocks(blocks, { route, entry, number }, showing) };
  return {
    route: listPageRoute(route, number),
    // What its kind adds is true to the page's schema like what the author wrote.
    content: shown as unknown as WrittenPage,
    ...(count === 1 ? {} : { list: { first: route, number, count } }),
  };
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
