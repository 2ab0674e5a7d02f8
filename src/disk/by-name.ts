import type { Disk, DiskEntry } from './disk.ts';
import { isLitter } from './hidden.ts';
import { secondVersion } from './second-versions.ts';

/** What iCloud leaves of a file that it keeps elsewhere: `.visit.yaml.icloud`. */
const ELSEWHERE = /(^|\/)\.([^/]+)\.icloud$/;

/** The file that iCloud keeps elsewhere, by the name that it leaves; undefined for any other name. */
export function keptElsewhere(path: string): string | undefined {
  return ELSEWHERE.test(path) ? path.replace(ELSEWHERE, '$1$2') : undefined;
}

/**
 * A disk whose lists say what names tell of files. What systems leave by themselves is left out. A second version of a file, and one that is
 * kept elsewhere, can't be used.
 */
export function diskByName(disk: Disk): Disk {
  return { ...disk, list: async (folder) => byName(await disk.list(folder)) };
}

function byName(entries: readonly DiskEntry[]): DiskEntry[] {
  const wanted = entries.filter(({ path }) => !isLitter(path));
  const names = new Set(wanted.map(({ path }) => path.normalize('NFC')));
  return wanted.flatMap((entry): DiskEntry[] => {
    const { path, size, problem } = entry;
    if (problem !== undefined) return [entry];
    const elsewhere = keptElsewhere(path);
    if (elsewhere !== undefined)
      return names.has(elsewhere) ? [] : [{ path: elsewhere, size, problem: { kind: 'elsewhere' } }];
    const version = secondVersion(path.normalize('NFC'), (other) => names.has(other));
    // Pictures are often numbered.
    if (version === undefined || (path.startsWith('public/') && !version.isCertain)) return [entry];
    return [{ path, size, problem: { kind: 'version', ...version } }];
  });
}
