import { traitsOf } from '../../diagnostics/catalogue.ts';
import { once } from '../../model/once.ts';
import type { Site } from '../../model/site.ts';
import { type Finding, fileOf, severityOf } from '../../yaml/findings/finding.ts';
import type { MapNode, Node } from '../../yaml/syntax/tree.ts';
import { entriesIn } from '../check/contents.ts';
import { factOf } from '../check/outline.ts';
import { idOf } from '../entries/entries.ts';
import type { Entries } from '../entries/entry-index.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';
import type { SiteFiles } from './site-files.ts';

/** What of a site can be shown. */
export type GoodFiles = {
  /** That of site.yaml. */
  readonly root: MapNode;
  /** The pages without errors, by their files. */
  readonly good: ReadonlyMap<string, LoadedPage>;
  /** The same, and the others as they last were without errors, if they were read then. */
  readonly known: ReadonlyMap<string, LoadedPage>;
  readonly entries: Entries;
  readonly brokenRoutes: Site['brokenRoutes'];
};

/** What of it is shown on, where files get mistakes. */
export type LastGood = Pick<GoodFiles, 'known' | 'entries'>;

export const isError = (each: Finding): boolean => severityOf(each) === 'error';

/**
 * What of a site can be shown, given all that is wrong with it; undefined without a usable site.yaml. For who has read it before, the last
 * good version of a file stands in for one with mistakes, in lists and wherever else other pages show it.
 */
export function goodFiles(files: SiteFiles, findings: readonly Finding[]): GoodFiles | undefined {
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
  const titles = new Map(lastGood.map(({ route, content }) => [route, content && factOf(content, 'title')]));
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
