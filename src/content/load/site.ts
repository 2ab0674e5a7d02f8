import { traitsOf } from '../../diagnostics/catalogue.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { Json, JsonObject, PageContent, Site } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import { routeOf } from '../files/route.ts';
import { type Finding, fileOf, severityOf } from '../findings/finding.ts';
import { type MapNode, plainObject } from '../yaml/syntax/tree.ts';
import type { LoadedFile } from './load-file.ts';

/** The site that can be built from files: site.yaml and every page without errors. Undefined without a usable site.yaml. */
export function siteOf(
  site: LoadedFile | undefined,
  pages: readonly LoadedFile[],
  findings: readonly Finding[],
  rest: Pick<Site, 'publicFiles' | 'imageSizes'>,
): Site | undefined {
  const errors = findings.filter((each) => severityOf(each) === 'error');
  const settings = site?.content;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (settings?.root.kind !== 'map' || isUnusable) return undefined;
  const broken = new Set(errors.map(fileOf));
  return {
    settings: writtenSite(settings.root),
    pages: pages
      .filter((page) => !isBroken(page, broken))
      .flatMap(({ file, content }) => pageOf(file, content) ?? [])
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    brokenRoutes: new Set(pages.filter((page) => isBroken(page, broken)).map(({ file }) => routeOf(file))),
    ...rest,
  };
}

function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}

function writtenSite(root: MapNode): WrittenSite {
  // The schema that this type was generated from has been held against it.
  return withoutEmptyLists(plainObject(root)) as unknown as WrittenSite;
}

function pageOf(file: string, content: Content | undefined): PageContent | undefined {
  if (content?.root.kind !== 'map' || content.route === undefined) return undefined;
  const { body: text } = content;
  const body = text?.root.kind === 'scalar' ? { body: String(text.root.value) } : {};
  return {
    file,
    route: content.route,
    content: { ...withoutEmptyLists(plainObject(content.root)), ...body },
    draft: content.draft,
  };
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
