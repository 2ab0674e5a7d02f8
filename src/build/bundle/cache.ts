import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { builderRoot } from '../builder.ts';
import { codeOf } from '../failure.ts';
import { isAlive } from '../output/process.ts';

/** Inside the builder, so that `node_modules` can be found from there and one `npm ci` clears it. */
export const cacheFolder = join(builderRoot, 'node_modules', '.cache', 'sitewright');
const kept = 4;

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Moves a finished folder to its place. When another build was faster, its folder stays: it has the same content. */
async function moveInto(place: string, folder: string): Promise<void> {
  try {
    await rename(folder, place);
  } catch (error) {
    if (!(await exists(place))) throw error;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Drops what killed builds left, and all but the bundles used last. */
async function prune(): Promise<void> {
  const names = await readdir(cacheFolder);
  const dead = names.filter((name) => name.startsWith('new-') && !isAlive(Number(name.slice('new-'.length))));
  const bundles = names.filter((name) => !name.startsWith('new-'));
  const aged = await Promise.all(
    bundles.map(async (name) => ({ name, used: (await stat(join(cacheFolder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.used - a.used).slice(kept);
  const doomed = [...dead, ...old.map(({ name }) => name)];
  await Promise.all(doomed.map((name) => rm(join(cacheFolder, name), { recursive: true, force: true })));
}

/**
 * The folder of a bundle: an earlier one with the same fingerprint, or what `make` fills. A killed `make`
 * leaves nothing that a later build could mistake for a bundle.
 */
export async function cached(fingerprint: string, make: (folder: string) => Promise<void>): Promise<string> {
  const place = join(cacheFolder, fingerprint);
  if (await exists(place)) {
    await utimes(place, new Date(), new Date());
    return place;
  }
  const folder = join(cacheFolder, `new-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await make(folder);
    await moveInto(place, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await prune();
  return place;
}
