import manifest from '../../../package.json' with { type: 'json' };
import { nowOf } from '../../builder/year.ts';
import { type Disk, folderDisk } from '../../content/files/disk.ts';
import { ONCE } from '../../content/findings/together.ts';
import { loadSite } from '../../content/load/load.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Io } from '../io.ts';
import { pathsFrom } from './paths.ts';

/**
 * Checks the site of a content root: its mistakes, and what a format needs to tell them.
 *
 * @param at the day or time for which to check; undefined for now
 */
export async function collect(root: string, io: Io, at: string | undefined): Promise<Report> {
  const read = new Set<string>();
  const { diagnostics, sourceOf } = await loadSite(noting(folderDisk(root), read), ONCE, {
    at: at ?? nowOf(io.env.SOURCE_DATE_EPOCH, io.now()),
    all: false,
  });
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
