import type { Disk } from '../../disk/disk.ts';
import type { SecondVersion } from '../../disk/second-versions.ts';
import { siteFolders } from '../../model/site-folders.ts';
import { type Finding, finding, startOfFile, withRelatedFile } from '../../yaml/findings/finding.ts';
import { readBytes } from './read.ts';

/** Files whose lines people can compare. */
const TEXT = /\.(?:ya?ml|json|md|csv|tsv|txt|[jt]sx?)$/i;

/** A second version of a file, which a cloud folder keeps when two computers change it: whether it says the same, and if not, from where on. */
export function conflictCopy(disk: Disk, path: string, version: SecondVersion): Finding {
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
