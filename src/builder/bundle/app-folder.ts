import { setTimeout } from 'node:timers/promises';
import { isAlive } from '../../disk/alive.ts';
import { builderRoot } from '../builder-root.ts';
import { cachedFolder, cacheFolder } from '../cache/cache.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * The folder with the compiled app: that of an earlier build when nothing it is made of has changed, or a new one.
 * @param compile fills an empty folder
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function appFolder(compile: (folder: string) => Promise<void>, isFresh = false): Promise<string> {
  return cachedFolder({ folder: cacheFolder, most: 4, isFresh }, fingerprint(builderRoot), compile);
}

/** Waits for the process that compiles the app already, if there is one: `src/cli/prepare.mjs` starts it and names it here. */
export async function afterPreparing(): Promise<void> {
  while (isAlive(Number(process.env.SITEWRIGHT_PREPARED_BY))) await setTimeout(20);
}
