import { diagnose, fileStart } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Disk, DiskEntry } from './disk.ts';
import { isHidden, isLitter } from './files/hidden.ts';
import { checkNames } from './files/names.ts';

/** The files of a site, and what is wrong with their names and places. */
export type Discovered = {
  readonly site: DiskEntry | undefined;
  /** Sorted by path. */
  readonly pages: readonly DiskEntry[];
  /** Whether there is a file that would be the home page, had it the right name. */
  readonly misnamedHome: boolean;
  /** The ordinary files in public/, sorted by path. Not all of them may be published. */
  readonly publicEntries: readonly DiskEntry[];
  readonly diagnostics: readonly Diagnostic[];
};

/** Finds site.yaml, the pages and the files in public/. Reports files that are out of place. Hidden files between the pages belong to editors. */
export async function discover(disk: Disk): Promise<Discovered> {
  const site = await disk.find('site.yaml');
  const inPages = (await disk.list('pages')).filter(isVisible);
  const inPublic = (await disk.list('public')).filter(({ path }) => !isLitter(path));
  const pages = inPages.filter(({ path, problem }) => path.endsWith('.yaml') && problem === undefined);
  const names = pages.map(({ path }) => path);
  const yml = await disk.find('site.yml');
  return {
    site: site?.problem === undefined ? site : undefined,
    pages,
    misnamedHome: inPages.some(({ path }) => /^pages\/index\.ya?ml$/i.test(path) && !names.includes(path)),
    publicEntries: inPublic.filter(({ path, problem }) => problem === undefined && !isTop(path)),
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
  return !isHidden(path);
}

function ymlFile(path: string, better: string, isTaken: boolean): Diagnostic {
  const ending = path.slice(path.lastIndexOf('.'));
  const mistake = diagnose('yml-file', fileStart(path), { ending, better, isTaken });
  return isTaken ? mistake : { ...mistake, rename: better };
}

function problemOf({ path, problem }: DiskEntry): Diagnostic[] {
  if (problem === undefined) return isTop(path) ? [diagnose('not-a-folder', fileStart(path), { name: path })] : [];
  const at = fileStart(path);
  switch (problem.kind) {
    case 'dead':
      return [diagnose('dead-shortcut', at, { loops: problem.loops })];
    case 'outside':
      return [diagnose('outside-link', at, { top: isTop(path), folder: problem.folder })];
    case 'repeated':
      return [diagnose('linked-folder', at, { folder: problem.folder })];
    case 'hidden':
      return [diagnose('hidden-file', at, { name: nameOf(path), isFolder: true, address: undefined })];
    case 'special':
      return [diagnose('special-file', at)];
    case 'unreadable':
      return [diagnose('unreadable-file', at, { file: path, reason: problem.reason })];
  }
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
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
  return [diagnose('stray-file', fileStart(path), { name: nameOf(path) })];
}
