import manifest from '../../../package.json' with { type: 'json' };
import { type Disk, folderDisk } from '../../content/files/disk.ts';
import { loadSite } from '../../content/load/load.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Io } from '../io.ts';
import { pathsFrom } from './paths.ts';

/** Checks the site of a content root: its mistakes, and what a format needs to tell them. */
export async function collect(root: string, io: Io): Promise<Report> {
  const read = new Set<string>();
  const { diagnostics, sourceOf } = await loadSite(noting(folderDisk(root), read));
  return {
    diagnostics,
    files: [...read].filter((file) => file.endsWith('.yaml')),
    sourceOf,
    pathOf: pathsFrom(root, io),
    version: manifest.version,
    summarized: false,
  };
}

/** A disk that notes which files are read from it. */
function noting(disk: Disk, read: Set<string>): Disk {
  return {
    ...disk,
    read: (path, firstBytes) => {
      read.add(path);
      return disk.read(path, firstBytes);
    },
  };
}
