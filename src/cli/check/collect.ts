import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import type { View } from '../../content/dates/calendar.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import { allOf } from '../../content/load/site-index.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import { type Diagnostic, hasAnswer } from '../../diagnostics/diagnostic.ts';
import { countPlaces, textsOf } from '../../diagnostics/repeats.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Disk } from '../../disk/disk.ts';
import { unlessRefused } from '../../disk/error-code.mjs';
import { isIn, slashed } from '../../disk/slashed.ts';
import { pageEndingOf } from '../../model/page-file.ts';
import { toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONCE } from '../../yaml/findings/together.ts';
import { type Cache, withCachedFiles } from '../cache/cache.ts';
import type { Io } from '../command.ts';

export type Checking = { readonly root: string; readonly view: View; readonly cache: Cache | undefined };

export async function collect({ root, view, cache }: Checking, io: Io): Promise<Report> {
  return withCachedFiles(root, cache, async ({ disk, reader }) => {
    const site = await loadSite(disk, { view, reader });
    const fixable = await fixableIn(site.diagnostics, disk, reader);
    return { ...reportOn(site, root, io), fixable };
  });
}

export function reportOn({ findingsAs, files, sourceOf }: Loaded, root: string, io: Io): Report {
  const diagnostics = findingsAs(ONCE).map(toDiagnostic);
  const read = [...allOf(files).map(({ file }) => file), ...files.listed.own.texts.keys()];
  return {
    diagnostics,
    files: read.filter((file) => pageEndingOf(file) !== undefined),
    sourceOf: textsOf(diagnostics, sourceOf),
    pathOf: pathsFrom(root, io),
    version: manifest.version,
    summarized: false,
  };
}

/** Of more mistakes with an answer, nobody waits to hear how many can be fixed. */
const MOST_TRIED = 100;

/** How many mistakes `--fix` fixes, where that is quickly tried. */
async function fixableIn(
  diagnostics: readonly Diagnostic[],
  disk: Disk,
  reader: SiteReader,
): Promise<number | undefined> {
  const answered = countPlaces(diagnostics.filter(hasAnswer));
  if (answered === 0 || answered > MOST_TRIED) return undefined;
  const { countFixed } = await import('../../authoring/fix/apply-fixes.ts');
  return countFixed(disk, reader);
}

/**
 * Where a file of the content root stands for a service or an editor: from the top of the repository where the service
 * says which that is, otherwise from the current folder. From the content root, if that lies elsewhere.
 */
export function pathsFrom(root: string, { env, cwd }: Pick<Io, 'env' | 'cwd'>): (file: string) => string {
  // Where somewhere else is named, the next place counts.
  const real = (folder = ''): string[] => (folder && unlessRefused(() => [realpathSync(folder)])) || [];
  const top = [env.GITHUB_WORKSPACE, env.CI_PROJECT_DIR, cwd].flatMap((folder) => real(folder));
  const from = top.find((folder) => isIn(folder, root)) ?? root;
  return (file) => slashed(relative(from, join(root, file)));
}
