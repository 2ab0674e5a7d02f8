// @ts-check
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { unlessRefused } from '../error-code.mjs';
import { reportDamage } from './damage.mjs';

/** The file that stands where a folder, or one above it, should be; undefined if none does. */
function fileInTheWay(/** @type {string} */ folder) {
  for (let place = folder; place !== dirname(place); place = dirname(place)) {
    const stat = unlessRefused(() => lstatSync(place));
    if (stat !== undefined) return stat.isFile() ? place : undefined;
  }
  return undefined;
}

/**
 * Makes a folder of the cache, if it isn't there. A file that has come to its place, or to that of one above it, would stay there for ever: it is said to be
 * damage, and goes.
 * @param {string} folder in `node_modules/.cache`, where all is ours
 * @throws what the system says, where nothing can be written
 */
export function makeCacheFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const file = fileInTheWay(folder);
    if (file === undefined) throw error;
    reportDamage(file);
    rmSync(file, { force: true });
    mkdirSync(folder, { recursive: true });
  }
}
