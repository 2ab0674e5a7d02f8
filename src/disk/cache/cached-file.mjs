// @ts-check
import { randomUUID } from 'node:crypto';
import { closeSync, lstatSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, unlessRefused } from '../error-code.mjs';
import { reportDamage, reportFull } from './damage.mjs';
import { makeCacheFolder } from './make-folder.mjs';
import { partOf, sealed } from './seal.mjs';

/**
 * A file that was kept, and is whole.
 * @typedef {object} CachedFile
 * @property {Buffer} first its first part
 * @property {() => Buffer | undefined} second its second part, looked at only when it is asked for; undefined if there is none, or it is damaged
 */

/** The bytes of a file; `damaged` if something else is there; undefined for nothing, and for what can't be read. */
function bytesIn(/** @type {string} */ file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return codeOf(error) === 'EISDIR' ? 'damaged' : undefined;
  }
}

/**
 * What was kept in a file, if it is whole. If it isn't, that is said once.
 * @param {string} file its own name is a part of what is sealed
 * @returns {CachedFile | undefined}
 */
export function readCachedFile(file) {
  const bytes = bytesIn(file);
  if (bytes === undefined) return undefined;
  const part = (/** @type {number} */ number) => {
    const found = bytes === 'damaged' ? undefined : partOf(basename(file), bytes, number);
    if (found === undefined) reportDamage(file);
    return found;
  };
  const first = part(0);
  return first && { first, second: () => part(1) };
}

/**
 * Keeps texts in a file, whole or not at all. Where nothing can be written, nothing is kept.
 * @param {string} file
 * @param {readonly string[]} texts
 * @returns {boolean} whether it is kept
 */
export function writeCachedFile(file, texts) {
  const draft = join(dirname(file), `new-${process.pid}-${randomUUID()}`);
  try {
    makeCacheFolder(dirname(file));
    writePieces(draft, sealed(basename(file), texts));
    // A folder that has come to its place would stay there for ever.
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true, force: true });
    renameSync(draft, file);
    return true;
  } catch (error) {
    reportFull(error);
    unlessRefused(() => rmSync(draft, { force: true }));
    return false;
  }
}

/** Writes a file that isn't there yet. */
function writePieces(/** @type {string} */ file, /** @type {readonly Uint8Array[]} */ pieces) {
  const open = openSync(file, 'wx');
  try {
    for (const piece of pieces) writeFileSync(open, piece);
  } finally {
    closeSync(open);
  }
}
