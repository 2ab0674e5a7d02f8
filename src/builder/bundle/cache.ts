import { rmSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builderRoot } from '../builder-root.ts';
import { codeOf } from '../failure.ts';
import { isAlive } from '../write/process.ts';

/** Inside the builder, so that `node_modules` can be found from there and one `npm ci` clears it. */
export const cacheFolder = join(builderRoot, 'node_modules', '.cache', 'sitewright');

/** Whether a bundle is there; `closed` if another user keeps it to themselves, as after `sudo npm run build` with a strict umask. */
async function find(place: string): Promise<'there' | 'missing' | 'closed'> {
  try {
    await access(place, constants.R_OK | constants.X_OK);
    return 'there';
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return codeOf(error) === 'ENOENT' ? 'missing' : 'closed';
  }
}

/** Moves a finished folder to its place. When another build was faster, its folder stays: it has the same content. */
async function moveInto(place: string, folder: string): Promise<void> {
  try {
    await rename(folder, place);
  } catch (error) {
    if ((await find(place)) !== 'there') throw error;
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder of folders, of which those used last stay. */
type Cache = { readonly folder: string; readonly kept: number };

const bundles: Cache = { folder: cacheFolder, kept: 4 };

/** Drops what killed processes left, and all but the folders used last. */
async function prune({ folder, kept }: Cache): Promise<void> {
  const names = await readdir(folder);
  const dead = names.filter((name) => name.startsWith('new-') && !isAlive(Number(name.slice('new-'.length))));
  const finished = names.filter((name) => !name.startsWith('new-'));
  const aged = await Promise.all(
    finished.map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.used - a.used).slice(kept);
  const doomed = [...dead, ...old.map(({ name }) => name)];
  await Promise.all(doomed.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

async function made(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  try {
    await make(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Says that a bundle is in use, so that it is kept. That it cannot be said is no reason not to use it. */
async function touch(place: string): Promise<void> {
  try {
    await utimes(place, new Date(), new Date());
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}

/** An empty folder in the cache; undefined where none can be written: it is another user's, or the disk is read-only. */
async function emptyFolder(cache: Cache): Promise<string | undefined> {
  const folder = join(cache.folder, `new-${process.pid}`);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return folder;
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}

/** A folder that is there until this process ends. */
async function passingFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-app-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Moves a new folder to its place and drops old ones. Gives where it is now: where it was, if the cache cannot be changed. */
async function keep(cache: Cache, place: string, folder: string): Promise<string> {
  try {
    await moveInto(place, folder);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return folder;
  }
  try {
    await prune(cache);
  } catch (error) {
    // What belongs to another user stays.
    if (codeOf(error) === undefined) throw error;
  }
  return place;
}

/**
 * A folder of the cache: an earlier one with the same name, or what `make` fills. A killed `make` leaves nothing that could later be
 * mistaken for it. Undefined where nothing can be written.
 */
export async function keptIn(
  cache: Cache,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string | undefined> {
  const place = join(cache.folder, name);
  const found = await find(place);
  if (found === 'there') {
    await touch(place);
    return place;
  }
  const folder = found === 'missing' ? await emptyFolder(cache) : undefined;
  if (folder === undefined) return undefined;
  await made(folder, make);
  return keep(cache, place, folder);
}

/** The folder of a bundle, by its fingerprint. Where nothing can be cached, the bundle goes with the process. */
export async function cached(fingerprint: string, make: (folder: string) => Promise<void>): Promise<string> {
  const kept = await keptIn(bundles, fingerprint, make);
  if (kept !== undefined) return kept;
  const passing = await passingFolder();
  await made(passing, make);
  return passing;
}
