import type { SiteIndex } from './site-index.ts';

/** Whether entries say all that they are meant to say: no file has an error by itself, and each file with entries is there. */
export function areEntriesKnown({ isSound, kinds, outlineOf }: SiteIndex): boolean {
  return isSound && [...kinds.values()].every(({ data }) => data === undefined || outlineOf(data.file) !== undefined);
}
