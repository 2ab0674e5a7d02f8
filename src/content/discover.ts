import { diagnose, fileStart } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Disk, DiskEntry } from './disk.ts';
import { checkNames } from './files/names.ts';

/** The files of a site, and what is wrong with their names and places. */
export type Discovered = {
  readonly site: DiskEntry | undefined;
  /** Sorted by path. */
  readonly pages: readonly DiskEntry[];
  /** Whether there is a file that would be the home page, had it the right name. */
  readonly misnamedHome: boolean;
  /** Files in public/, written from there with a leading `/`. */
  readonly publicFiles: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
};

/** Finds site.yaml, the pages and the files in public/. Reports files that are out of place. Files with a dot in front are no business of ours. */
export async function discover(disk: Disk): Promise<Discovered> {
  const site = await disk.find('site.yaml');
  const inPages = (await disk.list('pages')).filter(isVisible);
  const inPublic = await disk.list('public');
  const pages = inPages.filter(({ path, problem }) => path.endsWith('.yaml') && problem === undefined);
  const names = pages.map(({ path }) => path);
  const yml = await disk.find('site.yml');
  return {
    site: site?.problem === undefined ? site : undefined,
    pages,
    misnamedHome: inPages.some(({ path }) => /^pages\/index\.ya?ml$/i.test(path) && !names.includes(path)),
    publicFiles: new Set(
      inPublic
        .filter(({ path, problem }) => problem === undefined && !isTop(path))
        .map(({ path }) => path.slice('public'.length)),
    ),
    diagnostics: [
      ...(site === undefined && yml === undefined ? [diagnose('missing-site', fileStart('site.yaml'))] : []),
      ...(yml === undefined ? [] : [ymlFile('site.yml', 'site.yaml', site !== undefined)]),
      ...(site !== undefined && inPages.every(isStray) ? [diagnose('no-pages', fileStart('site.yaml'))] : []),
      ...[...(site === undefined ? [] : [site]), ...inPages, ...inPublic].flatMap(problemOf),
      ...inPages.flatMap((entry) => outOfPlace(entry, inPages)),
      ...checkNames(names),
    ],
  };
}

function isVisible({ path }: DiskEntry): boolean {
  return !path.split('/').some((segment) => segment.startsWith('.'));
}

function ymlFile(path: string, better: string, isTaken: boolean): Diagnostic {
  const ending = path.slice(path.lastIndexOf('.'));
  const mistake = diagnose('yml-file', fileStart(path), { ending, better, isTaken });
  return isTaken ? mistake : { ...mistake, rename: better };
}

function problemOf({ path, problem }: DiskEntry): Diagnostic[] {
  if (problem === undefined) return isTop(path) ? [diagnose('not-a-folder', fileStart(path), { name: path })] : [];
  if (problem.kind === 'dead') return [diagnose('dead-shortcut', fileStart(path), { loops: problem.loops })];
  if (problem.kind === 'outside') return [diagnose('outside-link', fileStart(path))];
  return [diagnose('unreadable-file', fileStart(path), { file: path, reason: problem.reason })];
}

/** `pages` or `public` itself, which should have been a folder. */
function isTop(path: string): boolean {
  return path === 'pages' || path === 'public';
}

/** Whether a file in pages/ was never meant to be a page. */
function isStray({ path, problem }: DiskEntry): boolean {
  return problem === undefined && !isTop(path) && !/\.ya?ml$/i.test(path);
}

function outOfPlace({ path, problem }: DiskEntry, all: readonly DiskEntry[]): Diagnostic[] {
  if (problem !== undefined || isTop(path) || path.endsWith('.yaml')) return [];
  const yaml = /^(.*)\.(?:yml|ya?ml)$/i.exec(path)?.[1];
  const better = `${yaml}.yaml`;
  const isTaken = all.some((other) => other.path === better);
  if (yaml !== undefined) return [ymlFile(path, better, isTaken)];
  return [diagnose('stray-file', fileStart(path), { name: path.split('/').at(-1) ?? path })];
}
