import { traitsOf } from '../../diagnostics/catalogue.ts';
import { once } from '../../model/once.ts';
import { type Finding, fileOf, severityOf } from '../../yaml/findings/finding.ts';
import type { MapNode, Node } from '../../yaml/syntax/tree.ts';
import { entriesIn } from '../check/contents.ts';
import { idOf } from '../entries/entries.ts';
import type { Entries } from '../entries/query.ts';
import type { LoadedFile, LoadedPage } from './load-file.ts';
import type { SiteFiles } from './site-files.ts';

/** What of a site can be shown. */
export type GoodFiles = {
  /** That of site.yaml. */
  readonly root: MapNode;
  /** The pages without errors, by their files. */
  readonly good: ReadonlyMap<string, LoadedPage>;
  readonly entries: Entries;
  readonly brokenRoutes: ReadonlySet<string>;
};

export const isError = (each: Finding): boolean => severityOf(each) === 'error';

/** What of a site can be shown, given all that is wrong with it; undefined without a usable site.yaml. */
export function goodFiles(files: SiteFiles, findings: readonly Finding[]): GoodFiles | undefined {
  const { site, pages, all, entries } = files;
  const errors = findings.filter(isError);
  const root = site?.content?.root;
  const isUnusable = errors.some((each) => fileOf(each) === 'site.yaml' && traitsOf(each.code).leaves === 'unusable');
  if (root?.kind !== 'map' || isUnusable) return undefined;
  const unshown = entries.all.filter(({ kind }) => !kind.isSound).map(({ file }) => file);
  const brokenRows = once(() => brokenEntries(files.data, errors));
  const broken = new Set([...errors.map(fileOf), ...unshown]);
  const good = pages.filter((page) => !isBroken(page, broken));
  return {
    root,
    good: new Map(good.map((page) => [page.file, page])),
    // A page with mistakes is not listed: it may not be there.
    entries: entries.listing(
      (entry) =>
        (all || !entry.draft) && (entry.row === undefined ? !broken.has(entry.file) : !brokenRows().has(idOf(entry))),
    ),
    brokenRoutes: new Set(pages.filter((page) => isBroken(page, broken)).map(({ route }) => route)),
  };
}

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

/** Whether a page or its text has a mistake. */
function isBroken({ file, content }: LoadedFile, broken: ReadonlySet<string>): boolean {
  return broken.has(file) || (content?.bodyFile !== undefined && broken.has(content.bodyFile));
}
