import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openFolder } from '../../cache/kept-folder.mjs';
import type { ServerEntry } from '../../model/plan.ts';
import { builderRoot, entries } from '../builder-root.ts';
import { Failure } from '../failure.ts';
import { cached } from './cache.ts';
import { compile } from './compile.ts';
import { manifestName } from './config.ts';
import { fingerprint } from './fingerprint.ts';
import { readNotices } from './notices.ts';

/** The compiled app. */
export type Bundle = {
  readonly entry: ServerEntry;
  /** The text of the boot script, the same on every page. */
  readonly boot: string;
  /** The app's module, which takes a page over: `assets/app-abc123.js`. */
  readonly app: string;
  /** Where the assets lie. */
  readonly folder: string;
  /** Files to publish, relative to `folder` and to the output: `assets/font-abc123.woff2`. Sorted. */
  readonly assets: readonly string[];
  /** The licences of what visitors receive from others. */
  readonly notices: string;
};

/** What was compiled, and nothing else that may be there. */
function assetsIn(folder: string): readonly string[] {
  const found = openFolder(folder);
  if (typeof found === 'string') throw new Failure(`${folder} was damaged during the build. Build again.`);
  return found.paths.filter((path) => path.startsWith('assets/'));
}

/** The boot script stands in every page; it must stay small. */
const bootLimit = 1740;

/** The parts of Vite's manifest that are read: what became of each source file. */
type Manifest = Readonly<Record<string, { readonly file: string }>>;

async function appIn(folder: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
  const app = manifest[entries.client];
  if (app === undefined) throw new Error(`Vite's manifest does not name ${entries.client}.`);
  return app.file;
}

async function bootIn(folder: string): Promise<string> {
  const boot = (await readFile(join(folder, 'boot.js'), 'utf8')).trim();
  const size = Buffer.byteLength(boot);
  if (size <= bootLimit) return boot;
  throw new Failure(
    `${entries.boot} has ${size} bytes when compiled; more than ${bootLimit} would slow every page down.`,
  );
}

/**
 * Compiles the app for a base path, or takes the bundle of an earlier build when nothing it is made of has changed.
 * @param isFresh whether it is compiled in any case
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function bundleApp(base: string, isFresh = false): Promise<Bundle> {
  const folder = await cached(await fingerprint(builderRoot, base), isFresh, (empty) => compile(empty, base));
  const entry: ServerEntry = await import(pathToFileURL(join(folder, 'entry-server.js')).href);
  await entry.prepare();
  return {
    entry,
    boot: await bootIn(folder),
    app: await appIn(folder),
    folder,
    assets: assetsIn(folder),
    notices: await readNotices(folder),
  };
}
