import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { readMarker } from '../../builder/write/own-file.ts';
import { servedFolder } from '../../builder/write/served-folder.ts';
import { ignoreMissing } from '../../disk/error-code.mjs';

export type Version = {
  readonly folder: string;
  /** The path it is served under. */
  readonly base: string;
  /** What tells the folder from another one of the same name. */
  readonly identity: string;
};

async function folderId(folder: string): Promise<string | undefined> {
  const stats = await stat(folder, { bigint: true }).catch(ignoreMissing);
  return stats && [stats.dev, stats.ino, stats.birthtimeNs].join();
}

async function versionOf(out: string): Promise<Version | undefined> {
  const folder = await servedFolder(out);
  if (folder === undefined) return undefined;
  const [marker, identity] = [await readMarker(folder), await folderId(folder)];
  return marker === undefined || identity === undefined ? undefined : { folder, base: marker.base, identity };
}

/** How often a version is looked for, and the longest pause between two looks, in milliseconds: half a second in all. */
const tries = 15;
const longestPause = 50;

/**
 * Does some work in one whole version of a site. If a build puts another version in its place meanwhile, what came of the
 * work is given to `undo`, and the work is done again in the new version.
 * @returns undefined when there is no version, also not a moment later
 */
export async function inOneVersion<T>(
  out: string,
  work: (version: Version) => Promise<T>,
  undo: (result: T) => Promise<unknown> = async () => undefined,
): Promise<T | undefined> {
  for (let tried = 0; tried < tries; tried += 1) {
    const version = await versionOf(out);
    if (version !== undefined) {
      const result = await work(version);
      const now = await versionOf(out).catch(async (error: unknown) => {
        await undo(result);
        throw error;
      });
      if (now?.folder === version.folder && now.identity === version.identity) return result;
      await undo(result);
    }
    await wait(Math.min(2 ** tried, longestPause));
  }
  return undefined;
}
