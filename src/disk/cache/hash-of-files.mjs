// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ignoreMissing } from '../error-code.mjs';

/** All files in a folder and in those below it, sorted. @param {string} folder */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The bytes of a file. A missing one counts as an empty one. */
function bytesIn(/** @type {string} */ file) {
  try {
    return readFileSync(file);
  } catch (error) {
    return ignoreMissing(error) ?? '';
  }
}

/**
 * A text that changes with the names and the content of files, and with what else counts.
 * @param {unknown} besides
 * @param {readonly (readonly [name: string, file: string])[]} files each with the name by which it counts: where it lies may not matter
 * @returns {string} 64 hexadecimal digits
 */
export function hashOfFiles(besides, files) {
  const hash = createHash('sha256').update(JSON.stringify(besides));
  for (const [name, file] of files) {
    const bytes = bytesIn(file);
    hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
