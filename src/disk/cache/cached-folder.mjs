// @ts-check
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { codeOf, unlessRefused } from '../error-code.mjs';
import { filesIn } from './hash-of-files.mjs';

// Plain JavaScript, because `src/cli/start.mjs` needs it before anything is compiled.

/** The first line of what is kept: a digest of it and of what it is for, so that two files that change places don't fit any more. */
const lineFor = (/** @type {string} */ name, /** @type {Uint8Array} */ bytes) =>
  `${createHash('sha256').update(`${name}\0`).update(bytes).digest('hex')}\n`;

const LENGTH = 65;

/** A text as it is kept. @param {string} name what it is for @param {string} text */
export function sealed(name, text) {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(lineFor(name, bytes)), bytes]);
}

/** What was sealed under a name; undefined for anything else. @param {string} name @param {Buffer} kept */
export function unsealed(name, kept) {
  const bytes = kept.subarray(LENGTH);
  return kept.toString('latin1', 0, LENGTH) === lineFor(name, bytes) ? bytes : undefined;
}

/** The file of a folder that names all others in it. Without a dot before its name: what CI keeps often leaves such files out. */
export const sealName = 'kept.json';

const digestOf = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * A folder that was kept, by its seal.
 * @typedef {object} CachedFolder
 * @property {readonly string[]} paths its files, with `/` in their paths, in their order
 * @property {(path: string) => Buffer | undefined} read the bytes of a file, if they are as they were sealed
 */

/**
 * Seals a folder when all that is to be kept is in it: writes the digests of its files, which hold for it under one name only.
 * @param {string} folder
 * @param {string} name the name under which it will be kept
 */
export function sealFolder(folder, name) {
  const digests = filesIn(folder)
    .map((file) => [relative(folder, file).replaceAll(sep, '/'), digestOf(readFileSync(file))])
    .filter(([path]) => path !== sealName);
  writeFileSync(join(folder, sealName), sealed(name, JSON.stringify(Object.fromEntries(digests))));
}

/**
 * A kept folder, if its seal is whole; `closed` if it can't be looked at, as when somebody else keeps it
 * to themselves.
 * @param {string} folder its last part is the name under which it is kept
 * @returns {CachedFolder | 'missing' | 'closed' | 'damaged'}
 */
export function openFolder(folder) {
  try {
    const seal = unsealed(basename(folder), readFileSync(join(folder, sealName)));
    if (seal === undefined) return 'damaged';
    /** @type {Readonly<Record<string, string>>} */
    const digests = JSON.parse(seal.toString());
    // What can't be read, or is no file any more, isn't as it was.
    const read = (/** @type {string} */ path) => {
      const bytes = Object.hasOwn(digests, path) ? unlessRefused(() => readFileSync(join(folder, path))) : undefined;
      return bytes !== undefined && digestOf(bytes) === digests[path] ? bytes : undefined;
    };
    return { paths: Object.keys(digests), read };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    if (code === 'EACCES' || code === 'EPERM') return 'closed';
    return unlessRefused(() => lstatSync(folder)) === undefined ? 'missing' : 'damaged';
  }
}

/**
 * A kept folder, if all files of it that will be used are whole.
 * @param {string} folder
 * @param {(path: string) => boolean} isUsed
 * @returns {CachedFolder | 'missing' | 'closed' | 'damaged'}
 */
export function wholeFolder(folder, isUsed = () => true) {
  const found = openFolder(folder);
  if (typeof found === 'string') return found;
  return found.paths.every((path) => !isUsed(path) || found.read(path) !== undefined) ? found : 'damaged';
}
