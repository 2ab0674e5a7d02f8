// @ts-check
import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, ignoreSystem, unlessRefused } from '../error-code.mjs';
import { makeCacheFolder, reportDamage, reportFull } from './cache-root.mjs';
import { sealed, unsealed } from './cached-folder.mjs';

/** What was kept, if it is whole. If it isn't, that is said once. @param {string} file its own name is a part of what is sealed */
export function readCachedFile(file) {
  try {
    const found = unsealed(basename(file), readFileSync(file));
    if (found === undefined) reportDamage(file);
    return found;
  } catch (error) {
    if (codeOf(error) === 'EISDIR') reportDamage(file);
    return ignoreSystem(error);
  }
}

/** Keeps a text whole or not at all. @param {string} file @param {string} text @returns {boolean} whether it is kept */
export function writeCachedFile(file, text) {
  const draft = join(dirname(file), `new-${process.pid}-${randomUUID()}`);
  try {
    makeCacheFolder(dirname(file));
    writeFileSync(draft, sealed(basename(file), text), { flag: 'wx' });
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
