import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';
import { shareNow } from '../../disk/links.ts';
import { assetsFolder } from '../../model/address.ts';
import { readOwnJson, removeOurs, removeOwn } from './own-file.ts';
import { liveVersion, namesIn, type OutputPaths, shapes } from './paths.ts';

/** Versions that stay beside a live link: the one that is served, and two for requests and open pages that began with them. */
export const keptVersions = 3;

function numberOf(version: string): number {
  return Number(shapes.version.exec(version)?.[1]);
}

async function versionsIn({ work }: OutputPaths): Promise<string[]> {
  const names = (await namesIn(work)).filter((name) => shapes.version.test(name));
  return names.sort((a, b) => numberOf(b) - numberOf(a));
}

export async function lastNumber(paths: OutputPaths): Promise<number> {
  const [newest] = await versionsIn(paths);
  return newest === undefined ? 0 : numberOf(newest);
}

const assetName = new RegExp(`^${assetsFolder}/[\\w.-]+$`);

/** The hashed files that a version was built with, without those it keeps for others. */
async function assetsOf({ inWork }: OutputPaths, version: string): Promise<string[]> {
  const value = await readOwnJson(inWork(`${version}.json`));
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string' && assetName.test(name)) : [];
}

/** Lends a file of an older version to a new one, if that has none of this name. */
async function lend(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true });
    shareNow(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' && codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Lets a new version answer for the hashed files of those before it that are still kept: a page that was opened before the
 * switch asks for the script it was made for. Notes which are its own, for the versions to come.
 */
export async function keepAssets(paths: OutputPaths, version: string, own: readonly string[]): Promise<void> {
  const before = (await versionsIn(paths)).filter((name) => name !== version).slice(0, keptVersions - 1);
  for (const older of before) {
    for (const asset of await assetsOf(paths, older)) {
      await lend(join(paths.inWork(older), asset), join(paths.inWork(version), asset));
    }
  }
  await writeFile(paths.inWork(`${version}.json`), `${JSON.stringify(own)}\n`, { flag: 'wx' });
}

/** Deletes all versions but the newest, and never the one that is served. Without a live link, none of them has a use. */
export async function pruneVersions(paths: OutputPaths): Promise<void> {
  const live = await liveVersion(paths.out);
  const kept = live === undefined ? 0 : keptVersions;
  const stale = (await versionsIn(paths)).slice(kept).filter((version) => version !== live);
  for (const version of stale) {
    await removeOurs(paths.inWork(version));
    await removeOwn(paths.inWork(`${version}.json`));
  }
}
