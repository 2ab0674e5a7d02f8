import type { Disk, DiskEntry } from '../files/disk.ts';
import { isHidden, isLitter } from '../files/hidden.ts';
import { checkNames } from '../files/names.ts';
import { type Finding, fileFinding, findingAt, startOfFile } from '../findings/finding.ts';

/** The files of a site, and what is wrong with their names and places. */
export type Discovered = {
  readonly site: DiskEntry | undefined;
  /** Sorted by path. */
  readonly pages: readonly DiskEntry[];
  /** Whether there is a file that would be the home page, had it the right name. */
  readonly misnamedHome: boolean;
  /** The ordinary files in public/, sorted by path. Not all of them may be published. */
  readonly publicEntries: readonly DiskEntry[];
  readonly findings: readonly Finding[];
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
    findings: [
      ...(site === undefined && yml === undefined ? [fileFinding('missing-site', 'site.yaml')] : []),
      ...(yml === undefined ? [] : [ymlFile('site.yml', 'site.yaml', site !== undefined)]),
      ...(site !== undefined && inPages.every(isStray) ? [fileFinding('no-pages', 'site.yaml')] : []),
      ...[...(site === undefined ? [] : [site]), ...inPages, ...inPublic].flatMap(problemOf),
      ...inPages.flatMap((entry) => outOfPlace(entry, inPages)),
      ...checkNames(names),
    ],
  };
}

function isVisible({ path }: DiskEntry): boolean {
  return !isHidden(path);
}

function ymlFile(path: string, better: string, isTaken: boolean): Finding {
  const ending = path.slice(path.lastIndexOf('.'));
  const mistake = fileFinding('yml-file', path, { ending, better, isTaken });
  return isTaken ? mistake : { ...mistake, rename: better };
}

function problemOf({ path, problem }: DiskEntry): Finding[] {
  if (problem === undefined) return isTop(path) ? [fileFinding('not-a-folder', path, { name: path })] : [];
  const at = startOfFile(path);
  switch (problem.kind) {
    case 'dead':
      return [findingAt('dead-shortcut', at, { loops: problem.loops })];
    case 'outside':
      return [findingAt('outside-link', at, { top: isTop(path), folder: problem.folder })];
    case 'repeated':
      return [findingAt('linked-folder', at, { folder: problem.folder })];
    case 'hidden':
      return [findingAt('hidden-file', at, { name: nameOf(path), isFolder: true, address: undefined })];
    case 'special':
      return [findingAt('special-file', at)];
    case 'unreadable':
      return [findingAt('unreadable-file', at, { file: path, reason: problem.reason })];
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

function outOfPlace({ path, problem }: DiskEntry, all: readonly DiskEntry[]): Finding[] {
  if (problem !== undefined || isTop(path) || path.endsWith('.yaml')) return [];
  const yaml = /^(.*)\.(?:yml|ya?ml)$/i.exec(path)?.[1];
  const better = `${yaml}.yaml`;
  const isTaken = all.some((other) => other.path === better);
  if (yaml !== undefined) return [ymlFile(path, better, isTaken)];
  return [fileFinding('stray-file', path, { name: nameOf(path) })];
}
