import { basename } from 'node:path/posix';
import { meantName } from '../../disk/beside.ts';
import type { Disk, DiskEntry } from '../../disk/disk.ts';
import type { SecondVersion } from '../../disk/second-versions.ts';
import { siteFolders } from '../../model/site-folders.ts';
import { type Finding, finding, startOfFile, withRelatedFile } from '../../yaml/findings/finding.ts';
import { readBytes } from './read.ts';

/** Files whose lines people can compare. */
const TEXT = /\.(?:ya?ml|json|md|csv|tsv|txt|[jt]sx?)$/i;

/** A second version of a file, which a cloud folder keeps when two computers change it: whether it says the same, and if not, from where on. */
function conflictCopy(disk: Disk, path: string, version: SecondVersion): Finding {
  const { original, isCertain } = version;
  const isFolder = siteFolders.includes(original);
  const [first, second] = isFolder ? [] : [original, path].map((file) => bytesIn(disk, file));
  const isSame = first !== undefined && second !== undefined && Buffer.compare(first, second) === 0;
  const line = first && second && !isSame && TEXT.test(path) ? firstDifference(first, second) : undefined;
  const facts = { original, isCertain, isSame, line, isFolder };
  const mistake = finding('conflict-copy', startOfFile(path), facts);
  // Elsewhere, others may have made such a file on purpose.
  const isError = isCertain || /^(?:pages|kinds)\//.test(path);
  const told: Finding = isError ? mistake : { ...mistake, severity: 'warning' };
  return isFolder ? told : withRelatedFile(told, original, { why: 'other-file' });
}

/** What is in a file; undefined for what can't be read. */
function bytesIn(disk: Disk, path: string): Uint8Array | undefined {
  const bytes = readBytes(disk, { path, size: 0 });
  return 'code' in bytes ? undefined : bytes;
}

/** The first line in which two texts differ. */
function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const [first, second] = [a, b].map((bytes) => new TextDecoder().decode(bytes).split('\n'));
  return (first ?? []).findIndex((line, at) => line !== second?.[at]) + 1 || (first?.length ?? 0) + 1;
}

/** Whether iCloud has left no more than the name of a file here. */
export const isElsewhere = ({ problem }: DiskEntry): boolean => problem?.kind === 'elsewhere';

/** Whether another name at the top of a site stands for one of its own. */
export const isMeant = (beside: readonly string[], name: string): boolean =>
  beside.some((path) => meantName(path)?.original === name);

/** What is wrong with names at the top of a site that mean a file or folder of it. */
export function meantNames(disk: Disk, beside: readonly string[]): Finding[] {
  return beside.flatMap((path) => {
    const meant = meantName(path);
    if (meant === undefined) return [];
    const { kind, original } = meant;
    if (kind === 'case') return [finding('other-case', startOfFile(path), { name: path, better: original })];
    if (kind === 'elsewhere') return [finding('kept-elsewhere', startOfFile(original), { name: original })];
    return [conflictCopy(disk, path, meant)];
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
