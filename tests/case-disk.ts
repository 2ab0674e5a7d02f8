import { type Disk, folderDisk } from '../src/content/files/disk.ts';
import { changedDisk } from '../src/content/fix/changed-disk.ts';
import { usualFiles } from '../src/tools/mistakes/case.ts';

/** The broken site of a case folder, with the files that cases leave out. */
export function caseDisk(root: string): Disk {
  const usual = [...usualFiles(root)].map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  return changedDisk(folderDisk(root), new Map(usual));
}
