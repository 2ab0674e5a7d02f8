import { randomUUID } from 'node:crypto';
import { readFileSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isAlive } from '../../disk/alive.ts';
import { makeCacheFolder, reportDamage, reportFull } from '../../disk/cache/cache-root.mjs';
import { openFolder, sealFolder, sealName, wholeFolder } from '../../disk/cache/cached-folder.mjs';
import { codeOf, ignoreMissing, ignoreSystem } from '../../disk/error-code.mjs';
import { cacheRoot } from '../builder-root.ts';
import { Failure } from '../failure.ts';

/** Among packages, so that `node_modules` can be found from there and one `npm ci` clears it. */
export const cacheFolder = join(cacheRoot, 'sitewright');

/** A folder of folders, of which those used last stay: so many at most. */
type Cache = {
  readonly folder: string;
  readonly most: number;
  readonly isFresh: boolean;
};

/** A name beside the kept folders that nobody else has. It tells which process will take it away. */
const passingName = (what: 'new' | 'old'): string => `${what}-${process.pid}-${randomUUID()}`;

function isLeft(name: string): boolean {
  const [, pid] = /^(?:new|old)-(\d+)-/.exec(name) ?? [];
  return pid !== undefined && !isAlive(Number(pid));
}

const isThere = (place: string, folder: string): boolean =>
  typeof wholeFolder(place) !== 'string' &&
  readFileSync(join(place, sealName)).equals(readFileSync(join(folder, sealName)));

const MOST_TRIES = 5;

/** When another process was faster, its folder stays: it has the same content. Anything else that is there goes. */
async function moveInto(place: string, folder: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await rename(folder, place);
      return;
    } catch (error) {
      if (tries === MOST_TRIES || codeOf(error) === undefined) throw error;
    }
    if (isThere(place, folder)) {
      await rm(folder, { recursive: true, force: true });
      return;
    }
    await takeAway(place);
  }
}

/** Takes away what is at a place, in one step. Another process may have done the same. */
async function takeAway(place: string): Promise<void> {
  const old = join(place, '..', passingName('old'));
  await rename(place, old).catch(ignoreMissing);
  await rm(old, { recursive: true, force: true });
}

async function prune({ folder, most }: Cache): Promise<void> {
  const names = await readdir(folder);
  const finished = names.filter((name) => !/^(?:new|old)-/.test(name));
  const aged = await Promise.all(
    finished.map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.used - a.used).slice(most);
  const doomed = [...names.filter(isLeft), ...old.map(({ name }) => name)];
  await Promise.all(doomed.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Fills a folder that will be kept under a name, and seals it. What can't be finished goes. */
async function made(folder: string, name: string, make: (folder: string) => Promise<void>): Promise<void> {
  try {
    await make(folder);
    sealFolder(folder, name);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Compilers may end a process that finds no room on a disk. What they write takes half of this, in bytes. */
const ROOM = 30_000_000;

/** An empty folder in the cache; undefined where none can be written: it is another user's, or the disk is read-only or full. */
function emptyFolder(cache: Cache): string | undefined {
  const folder = join(cache.folder, passingName('new'));
  try {
    makeCacheFolder(folder);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize > ROOM) return folder;
    rmdirSync(folder);
    reportFull(Object.assign(new Error(), { code: 'ENOSPC' }));
  } catch (error) {
    reportFull(error);
  }
  return undefined;
}

async function passingFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-app-'));
  // What is compiled into it are modules, which isn't known of a folder outside of all packages.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Moves a new folder to its place and drops old ones. Gives where it is now: where it was, if the cache cannot be changed. */
async function keep(cache: Cache, place: string, folder: string): Promise<string> {
  try {
    await moveInto(place, folder);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    sealFolder(folder, basename(folder));
    return folder;
  }
  // What belongs to another user stays.
  await prune(cache).catch(ignoreSystem);
  return place;
}

/**
 * A folder of the cache: an earlier one with the same name, or what `make` fills. All files of an earlier one are looked at; if one isn't as
 * it was made, that is said, and all are made anew. A killed `make` leaves nothing that could later be mistaken for it. Undefined where nothing can be
 * written.
 */
export async function cachedIn(
  cache: Cache,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string | undefined> {
  const place = join(cache.folder, name);
  const found = cache.isFresh ? 'missing' : wholeFolder(place);
  if (typeof found !== 'string') {
    // It is in use, so it stays. That this cannot be said is no reason not to use it.
    await utimes(place, new Date(), new Date()).catch(ignoreSystem);
    return place;
  }
  if (found === 'damaged') reportDamage(place);
  const folder = emptyFolder(cache);
  if (folder === undefined) return undefined;
  await made(folder, name, make);
  return keep(cache, place, folder);
}

/** As `cachedIn`. Where nothing can be cached, the folder goes with the process. */
export async function cachedFolder(
  cache: Cache,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const found = await cachedIn(cache, name, make);
  if (found !== undefined) return found;
  const passing = await passingFolder();
  await made(passing, basename(passing), make);
  return passing;
}

/** What was compiled, and nothing else that may be there. Each file is looked at when it is read, however long after the folder that is. */
export type Compiled = {
  readonly paths: readonly string[];
  /** @throws Failure when the bytes of a file aren't those that were compiled */
  readonly read: (path: string) => Buffer;
};

export function compiledIn(folder: string): Compiled {
  const damaged = (): Failure => new Failure(`${folder} was damaged during the build. Build again.`);
  const found = openFolder(folder);
  if (typeof found === 'string') throw damaged();
  const read = (path: string): Buffer => {
    const bytes = found.read(path);
    if (bytes === undefined) throw damaged();
    return bytes;
  };
  return { paths: found.paths, read };
}
