#!/usr/bin/env node
// @ts-check
import { utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheRootOf } from '../disk/cache/cache-root.mjs';
import { wholeFolder } from '../disk/cache/cached-folder.mjs';
import { filesIn, hashOfFiles } from '../disk/cache/hash-of-files.mjs';
import { unlessRefused } from '../disk/error-code.mjs';
import './node-version.mjs';
import { keepCompiled } from './compile-cache.mjs';
import { prepare } from './prepare.mjs';

/*
 * What `npm run check` and the other commands start (`start.cjs`). Plain JavaScript, because Node reads it as it is. It takes the commands
 * compiled if they have been compiled from the source as it is now, and if every file of them is as it was compiled. If not, it compiles them;
 * where nothing can be kept, they run from their source. Compiled, a command starts in a third of the time. It can be run by itself, because
 * npx goes on linking to it where it did so before there was `start.cjs`.
 */

const builder = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(cacheRootOf(builder), 'sitewright-commands');

const isDebugging = process.argv.includes('--debug') || Boolean(process.env.DEBUG);

const isFresh = process.argv.includes('--fresh');

const showsPages = ['start', 'build'].includes(process.argv[2] ?? '');

/** What the commands are made of besides their source, and what they read while they run. What isn't there counts as empty. */
const settings = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

/** A name that changes with the source of the commands, with their schemas and packages, and with the place of the builder. */
function sourceName() {
  const files = [
    ...['src', 'schemas'].flatMap((name) => filesIn(join(builder, name))),
    ...settings.map((name) => join(builder, name)),
  ];
  return hashOfFiles(
    process.version,
    files.map((file) => [file, file]),
  ).slice(0, 20);
}

/** Says that the compiled commands are in use, so that they are kept. Those of another user can't be told. */
function touch(/** @type {string} */ file) {
  unlessRefused(() => utimesSync(dirname(file), new Date(), new Date()));
}

/** What any command may load of its folder. What only says where something is in the source is loaded when somebody looks for a bug. */
const isUsed = (/** @type {string} */ path) => path.endsWith('.mjs') || (isDebugging && path.endsWith('.map'));

/** The program to run: compiled, or its source with what compiles it while it is loaded. */
async function program(/** @type {string} */ name) {
  const folder = join(cache, name);
  if (!isFresh && typeof wholeFolder(folder, isUsed) !== 'string') {
    const file = join(folder, 'program.mjs');
    touch(file);
    keepCompiled(join(folder, 'compiled'));
    return file;
  }
  process.stderr.write('Preparing Sitewright. After an install or an update, this takes a few seconds.\n');
  const compiled = await prepare(cache, name, isFresh ? ['fresh'] : showsPages ? ['app'] : []);
  if (compiled !== undefined) return compiled;
  // What tsx keeps of what it has compiled has no digest.
  process.env.TSX_DISABLE_CACHE ??= '1';
  await import(import.meta.resolve('tsx'));
  return join(builder, 'src/cli/main.ts');
}

// Whoever looks for a bug reads the source.
if (isDebugging) process.setSourceMapsEnabled(true);
const name = sourceName();
// What commands have found out before is used again by the same version of them only (src/cli/cache/cache.ts).
process.env.SITEWRIGHT_VERSION = name;
await import(pathToFileURL(await program(name)).href);
