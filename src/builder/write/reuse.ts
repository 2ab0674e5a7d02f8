import { join } from 'node:path';
import { ignoreSystem } from '../../disk/error-code.mjs';
import { isOfFile, type Stamp, stampsIn } from '../../disk/stamps.ts';
import { markerName } from '../../outputs/outputs.ts';
import type { FreshFolder } from './fresh-folder.ts';
import { type OutputPaths, publishedFolder } from './paths.ts';
import { servedFolder } from './served-folder.ts';

/** What an earlier build has left in an output folder. Paths are relative to it. */
export type PublishedBefore = {
  readonly files: Readonly<Record<string, Stamp>>;
  readonly copies: readonly string[];
};

/** The stamps of all that is published in an output folder, by their paths in it. Undefined if it can't be looked at. */
export async function publishedIn(out: string): Promise<PublishedBefore['files'] | undefined> {
  const folder = await servedFolder(out).catch(ignoreSystem);
  return folder === undefined ? undefined : Object.fromEntries(stampsIn(folder));
}

/** Whether a folder holds just what an earlier build has left, and this one would write the same. @param paths without compressed copies */
export function isAsLeft(folder: string, { files, copies }: PublishedBefore, paths: readonly string[]): boolean {
  const made = [...paths, ...copies, markerName];
  const isHere = ([path, stamp]: readonly [string, Stamp]): boolean =>
    Object.hasOwn(files, path) && files[path] === stamp;
  const left = [...stampsIn(folder)];
  return (
    left.length === Object.keys(files).length &&
    left.every(isHere) &&
    made.every((path) => Object.hasOwn(files, path)) &&
    left.filter(([, stamp]) => isOfFile(stamp)).length === made.length
  );
}

export type Reuse = (path: string) => Promise<boolean>;

export async function reuseFrom(
  paths: OutputPaths,
  folder: FreshFolder,
  { files }: Pick<PublishedBefore, 'files'> = { files: {} },
): Promise<Reuse> {
  const published = await publishedFolder(paths);
  return async (path) => {
    const stamp = Object.hasOwn(files, path) ? files[path] : undefined;
    return stamp !== undefined && (await folder.take(path, join(published, path), stamp));
  };
}
