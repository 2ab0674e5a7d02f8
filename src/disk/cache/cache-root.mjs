// @ts-check
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { codeOf, unlessRefused } from '../error-code.mjs';

/**
 * Where what one run keeps for the next lies: in the `node_modules` of whoever has the builder. A package lies in the `node_modules` of a site,
 * which its author may write to and which `npm ci` clears; a clone has its own.
 * @param {string} builder the folder of the builder, without a slash at the end
 */
export function cacheRootOf(builder) {
  const above = dirname(builder);
  const modules = basename(above) === 'node_modules' ? above : join(builder, 'node_modules');
  return join(modules, '.cache');
}

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

/** @type {(words: string) => void} */
let say = (words) => void process.stderr.write(`${words}\n`);
const said = new Set();

/** Says from now on in another way that something is damaged, each time once. @param {(words: string) => void} sayNow */
export function reportDamageBy(sayNow) {
  say = sayNow;
  said.clear();
}

function sayOnce(/** @type {string} */ words) {
  if (!said.has(words)) say(words);
  said.add(words);
}

/** Says that something kept is damaged. What makes use of it does without, or makes it anew. @param {string} path */
export function reportDamage(path) {
  // The place of the builder doesn't matter.
  const [, inside = basename(path)] = path.split(/[\\/](?=node_modules[\\/]\.cache(?:[\\/]|$))/);
  sayOnce(`What was kept in ${inside.replaceAll(sep, '/')} is damaged, so it isn't used.`);
}

/** For `catch`: says where the disk is full, passes over what else the system says, and throws all else again. @param {unknown} error */
export function reportFull(error) {
  const code = codeOf(error);
  if (code === undefined) throw error;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    sayOnce('The disk with node_modules/.cache is full, so nothing is kept there, and commands take longer.');
}
