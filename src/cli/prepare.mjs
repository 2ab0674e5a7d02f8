// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCacheFolder } from '../disk/cache/cache-root.mjs';
import { unlessRefused } from '../disk/error-code.mjs';

/*
 * Compiles the commands when they are not compiled yet. It takes a process of its own, because the memory that Vite takes is only given back when a process
 * ends. Pages need the app, too: that is compiled at the same time, and goes on while the commands begin.
 */

/**
 * What that process says.
 * @typedef {object} Prepared
 * @property {string | undefined} program the file of the commands; undefined where nothing can be kept
 */

/**
 * The program of that process, compiled by esbuild in a tenth of a second. With tsx, which has a look at all modules that are loaded from then on, Vite's
 * too, it would take a second.
 * @param {string} folder where it is put, among packages
 * @returns {Promise<string | undefined>} its file; undefined where nothing can be written
 */
async function preparingProgram(folder) {
  const { buildSync } = await import('esbuild');
  // All that it looks for is found from there.
  const builderRoot = new URL('../builder/builder-root.ts', import.meta.url).href;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('preparing.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    define: { 'import.meta.url': JSON.stringify(builderRoot) },
    write: false,
  });
  // It takes itself away. If it can't, its name is one that is cleared away later (`builder/cache/cache.ts`).
  const file = join(folder, `new-${process.pid}-preparing.mjs`);
  return unlessRefused(() => {
    makeCacheFolder(folder);
    writeFileSync(file, outputFiles[0]?.contents ?? '');
    return file;
  });
}

/**
 * Compiles the commands into a cache.
 * @param {string} cache its folder
 * @param {string} name tells these commands from others
 * @param {readonly ('app' | 'fresh')[]} options whether the app is wanted, too, and whether they are compiled in any case
 * @returns {Promise<string | undefined>} the program; undefined where nothing can be kept
 */
export async function prepare(cache, name, options) {
  const file = await preparingProgram(cache);
  if (file === undefined) return undefined;
  const child = fork(file, [cache, name, ...options]);
  /** @type {Prepared | undefined} */
  let prepared;
  child.once('message', (/** @type {Prepared} */ words) => {
    prepared = words;
  });
  const [code] = await Promise.race([once(child, 'message'), once(child, 'close')]);
  // It has said why.
  if (prepared === undefined) process.exit(Number(code) || 2);
  // A command that doesn't need the app ends without it, and one that does waits (`builder/bundle/bundle.ts`).
  child.unref();
  child.channel?.unref();
  process.env.SITEWRIGHT_PREPARED_BY = String(child.pid);
  child.once('exit', () => delete process.env.SITEWRIGHT_PREPARED_BY);
  return prepared.program;
}
