import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { WrittenPage, WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { PageContent, Site } from '../../model/site.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { type MapNode, plainObject } from '../yaml/syntax/tree.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function siteOf(
  site: LoadedFile | undefined,
  pages: readonly LoadedPage[],
  findings: readonly Finding[],
  rest: Pick<Site, 'publicFiles' | 'imageSizes'>,
): Site | undefined {
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const settings = site?.content;
  const isBroken = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (settings?.root.kind !== 'map' || isBroken) return undefined;
  const broken = new Set(errors.map(fileOf));
  return {
    settings: written<WrittenSite>(settings.root),
    pages: pages
      .filter(({ file }) => !broken.has(file))
      .flatMap((page) => pageOf(page) ?? [])
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    brokenRoutes: new Set(pages.filter(({ file }) => broken.has(file)).map(({ route }) => route)),
    ...rest,
  };
}

/** What an author wrote. The schema that the type was generated from has been held against it. */
function written<T extends WrittenSite | WrittenPage>(root: MapNode): T {
  return withoutEmptyLists(plainObject(root)) as unknown as T;
}

function pageOf({ file, route, content }: LoadedPage): PageContent | undefined {
  if (content?.root.kind !== 'map') return undefined;
  return { file, route, content: written<WrittenPage>(content.root), draft: content.draft };
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
