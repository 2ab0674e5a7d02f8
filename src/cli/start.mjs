// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/*
 * What `npm run check` and the other commands start. Plain JavaScript, because Node reads it as it is. It takes the commands
 * compiled if they have been compiled from the source as it is now. If not, it compiles them; where nothing can be kept, they run from
 * their source. Compiled, a command starts in a third of the time.
 */

const builder = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(builder, 'node_modules', '.cache', 'sitewright-commands');

/** What the commands are made of besides their source, and what they read while they run. What isn't there counts as empty. */
const settings = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

function filesIn(/** @type {string} */ folder) {
  return readdirSync(join(builder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A name that changes with the source of the commands, with their schemas and packages, and with the place of the builder. */
function nameOfSource() {
  const hash = createHash('sha256').update(`${builder}\0${process.version}\0`);
  const others = settings.map((name) => join(builder, name)).filter((file) => existsSync(file));
  for (const file of [...filesIn('src'), ...filesIn('schemas'), ...others]) {
    const bytes = readFileSync(file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}

/** Says that the compiled commands are in use, so that they are kept. Those of another user can't be told. */
function touch(/** @type {string} */ file) {
  try {
    utimesSync(dirname(file), new Date(), new Date());
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

/** The program to run: compiled, or its source with what compiles it while it is loaded. */
async function program(/** @type {string} */ name) {
  const file = join(cache, name, 'program.mjs');
  if (existsSync(file)) {
    touch(file);
    return file;
  }
  await import(import.meta.resolve('tsx'));
  const { compileCommands } = await import('./compile-commands.ts');
  return (await compileCommands(cache, name)) ?? join(builder, 'src/cli/main.ts');
}

// The content of a large site is in memory for long, and V8 would let the rest grow to four times as much before it clears anything.
setFlagsFromString('--heap-growing-percent=40');
// Whoever looks for a bug reads the source.
if (process.env.DEBUG) process.setSourceMapsEnabled(true);
const name = nameOfSource();
// What commands have found out before is used again by the same version of them only (src/cli/kept/answers.ts).
process.env.SITEWRIGHT_VERSION = name;
await import(pathToFileURL(await program(name)).href);
