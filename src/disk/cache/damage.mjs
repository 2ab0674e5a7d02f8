// @ts-check
import { basename, sep } from 'node:path';
import { codeOf } from '../error-code.mjs';

/** @type {(words: string) => void} */
let say = (words) => void process.stderr.write(`${words}\n`);
const said = new Set();

/** Says from now on in another way that something is damaged, each time once. @param {(words: string) => void} sayNow */
export function reportDamageBy(sayNow) {
  say = sayNow;
  said.clear();
}

/** @param {string} words said once */
function sayOnce(words) {
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
