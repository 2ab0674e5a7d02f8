import { hash } from 'node:crypto';
import type { Disk } from '../../src/disk/disk.ts';
import { type Files, memoryDisk } from './memory-disk.ts';

/**
 * A disk on which all files are taken to be as they were, until something else is read from them; and what is read from it.
 * @param before what was in them
 */
export function stampedDisk(files: Files, before: Files): { readonly disk: Disk; readonly read: readonly string[] } {
  const disk = memoryDisk(files);
  const read: string[] = [];
  const stamped: Disk = {
    ...disk,
    hashOf: (path) => (path in files ? hash('sha256', before[path] ?? '') : undefined),
    read: (path, firstBytes) => {
      read.push(path);
      return disk.read(path, firstBytes);
    },
  };
  return { disk: stamped, read };
}
