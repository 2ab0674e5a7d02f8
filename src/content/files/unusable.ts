import { basename } from 'node:path/posix';
import { meantName } from '../../disk/beside.ts';
import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { siteFolders } from '../../model/site-folders.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { conflictCopy } from './conflict-copy.ts';

/** Whether iCloud has left no more than the name of a file here. */
export const isElsewhere = ({ problem }: DiskEntry): boolean => problem?.kind === 'elsewhere';

/** Whether another name at the top of a site stands for one of its own. */
export const isMeant = (beside: readonly string[], name: string): boolean =>
  beside.some((path) => meantName(path)?.original === name);

/** What is wrong with names at the top of a site that mean a file or folder of it. */
export function meantNames(disk: Disk, beside: readonly string[]): Finding[] {
  return beside.flatMap((path) => {
    const meant = meantName(path);
    if (meant?.kind === 'case')
      return [finding('other-case', startOfFile(path), { name: path, better: meant.original })];
    if (meant?.kind === 'elsewhere')
      return [finding('kept-elsewhere', startOfFile(meant.original), { name: meant.original })];
    return meant === undefined ? [] : [conflictCopy(disk, path, meant)];
  });
}

/** What keeps something on a disk from being used. */
export function problemOf(disk: Disk, { path, problem }: DiskEntry): Finding[] {
  if (problem === undefined) return isTop(path) ? [finding('not-a-folder', startOfFile(path), { name: path })] : [];
  const at = startOfFile(path);
  switch (problem.kind) {
    case 'dead':
      return [finding('dead-shortcut', at, { loops: problem.loops })];
    case 'outside':
      return [finding('outside-link', at, { top: isTop(path), folder: problem.folder })];
    case 'repeated':
      return [finding('linked-folder', at, { folder: problem.folder })];
    case 'hidden':
      return [finding('hidden-file', at, { name: basename(path), isFolder: true, address: undefined })];
    case 'version':
      return [conflictCopy(disk, path, problem)];
    case 'elsewhere':
      return [finding('kept-elsewhere', at, { name: basename(path) })];
    case 'special':
      return [finding('special-file', at)];
    case 'unreadable':
      return [finding('unreadable-file', at, { file: path, reason: problem.reason })];
  }
}

/** A folder of the site itself, which should have been one. */
export function isTop(path: string): boolean {
  return siteFolders.includes(path);
}
