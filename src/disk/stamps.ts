import { lstatSync, readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, ignoreSystem, isMissing, unlessRefused } from './error-code.mjs';

/** Equal stamps mean that nothing was written there meanwhile, unless within a tick of the clock of the file system (`isOld`). */
export type Stamp = string;

export const MISSING: Stamp = 'missing';

/** Longer than a tick of any file system, in milliseconds: FAT counts in steps of two seconds. */
const TICK = 3000;

// As numbers, the times are true to a quarter of a microsecond. As big integers they would be true to a nanosecond, and take half as long again.
const ofFile = ({ ino, size, mtimeMs, ctimeMs }: Stats): Stamp => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

function ofLink(path: string): Stamp {
  const text = readlinkSync(path);
  try {
    const target = statSync(path);
    return `link ${text} ${realpathSync(path)} ${target.isFile() ? ofFile(target) : 'other'}`;
  } catch (error) {
    return `link ${text} ${String(codeOf(error))}`;
  }
}

function ofStats(path: string, stats: Stats): Stamp {
  if (stats.isFile()) return ofFile(stats);
  if (stats.isSymbolicLink()) return ofLink(path);
  return stats.isDirectory() ? 'folder' : 'special';
}

/** The stamp of a path; what the system says, where it can't tell. */
export function stampOf(path: string): Stamp {
  try {
    return ofStats(path, lstatSync(path));
  } catch (error) {
    ignoreSystem(error);
    return isMissing(error) ? MISSING : String(codeOf(error));
  }
}

/** A stamp without the number of the file, which on some network and virtual drives is another one each time. */
export const withoutNumber = (stamp: Stamp): Stamp => stamp.replace(/(?<!\d)\d+ (?=\d+ [\d.]+ [\d.]+$)/, '');

export const isOfFile = (stamp: Stamp): boolean => /^\d/.test(stamp);

/** Whether a stamp is that of an ordinary file which was written so long before a moment (milliseconds since 1970) that a change after it gives another stamp. */
export const isOld = (stamp: Stamp, moment: number): boolean =>
  isOfFile(stamp) && Number(stamp.split(' ')[3]) < moment - TICK;

/**
 * The stamps of all that is in a folder, by their paths from there, in the order of the names: a file that is replaced comes at another place in the
 * lists of some systems. Links aren't followed, and of a folder that can't be read nothing is known.
 */
export function stampsIn(folder: string): Map<string, Stamp> {
  // `join` for each of 30,000 files takes a third as long as to look at them.
  const base = join(folder, '/');
  const stamps = new Map<string, Stamp>();
  const visit = (above: string): void => {
    for (const name of unlessRefused(() => readdirSync(base + above))?.sort() ?? []) {
      const path = above + name;
      const stamp = stampOf(base + path);
      stamps.set(path, stamp);
      if (stamp === 'folder') visit(`${path}/`);
    }
  };
  visit('');
  return stamps;
}
