import { join } from 'node:path';
import { type Stamp, stampsIn } from '../../disk/stamps.ts';
import type { CopiesBefore } from './compressed.ts';
import type { FreshFolder } from './fresh-folder.ts';
import { liveVersion, type OutputPaths } from './paths.ts';

/** What an earlier build has left in an output folder. Paths are relative to it. */
export type PublishedBefore = {
  /** The stamps that its files had then, by their paths. */
  readonly files: Readonly<Record<string, Stamp>>;
  /** Those that are compressed copies of others. */
  readonly copies: readonly string[];
};

/** All that is in an output folder, in the order of its names. @throws what the system says, when it can't tell */
export function leftIn(folder: string): Map<string, Stamp> {
  return stampsIn({ root: folder, name: '.', all: true });
}

/** Takes a file over that was published before. Gives whether it is there now. */
export type Reuse = (path: string) => Promise<boolean>;

/** Takes files over from what is published now, if they are as they were left. */
export async function reuseFrom(
  paths: OutputPaths,
  folder: FreshFolder,
  { files }: Pick<PublishedBefore, 'files'> = { files: {} },
): Promise<Reuse> {
  const version = await liveVersion(paths.out);
  const published = version === undefined ? paths.out : paths.inWork(version);
  return async (path) => {
    const stamp = Object.hasOwn(files, path) ? files[path] : undefined;
    return stamp !== undefined && (await folder.take(path, join(published, path), stamp));
  };
}

/** The compressed copies that can be taken over. @param taken the files that were */
export function copiesBefore(before: PublishedBefore | undefined, taken: readonly string[], take: Reuse): CopiesBefore {
  const [same, copies] = [new Set(taken), new Set(before?.copies)];
  return { isSame: (path) => same.has(path), wasMade: (copy) => copies.has(copy), take };
}
