// @ts-check
import { basename, sep } from 'node:path';

/** @type {(words: string) => void} */
let say = (words) => void process.stderr.write(`${words}\n`);
const said = new Set();

/**
 * Says from now on in another way that something kept is damaged, each time once.
 * @param {(words: string) => void} sayNow
 */
export function reportDamageBy(sayNow) {
  say = sayNow;
  said.clear();
}

/**
 * Says that something kept is damaged. What makes use of it does without, or makes it anew.
 * @param {string} path
 */
export function reportDamage(path) {
  if (said.has(path)) return;
  said.add(path);
  // The place of the builder doesn't matter.
  const [, inside = basename(path)] = path.split(/[\\/](?=node_modules[\\/]\.cache(?:[\\/]|$))/);
  say(`What was kept in ${inside.replaceAll(sep, '/')} is damaged, so it isn't used.`);
}
