import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openFolder } from '../../disk/cache/cached-folder.mjs';
import type { ServerEntry } from '../../model/rendering.ts';
import { builderRoot, entries } from '../builder-root.ts';
import { Failure } from '../failure.ts';
import { cachedBundle } from './cache.ts';
import { compileInProcess } from './compile-in-process.ts';
import { manifestName, packagesName } from './config.ts';
import { fingerprint } from './fingerprint.ts';
import { noticesIn } from './notices.ts';
import { prebuiltApp } from './prebuilt.ts';

/** The compiled app. */
export type Bundle = {
  readonly entry: ServerEntry;
  /** The text of the boot script, the same on every page. */
  readonly boot: string;
  /** The app's module, which takes a page over: `assets/app-abc123.js`. */
  readonly app: string;
  /** Where it was kept. */
  readonly folder: string;
  /** Files to publish, by their paths in the output: `assets/base-abc123.js`. Sorted. */
  readonly assets: readonly string[];
  /** The bytes of one. @throws Failure when they aren't those that were compiled */
  readonly read: (asset: string) => Uint8Array;
  /** The licences of what visitors receive from others. */
  readonly notices: string;
};

/** What was compiled, and nothing else that may be there. Each file is looked at when it is read, however long after the folder that is. */
type Compiled = { readonly paths: readonly string[]; readonly read: (path: string) => Buffer };

function compiledIn(folder: string): Compiled {
  const damaged = (): Failure => new Failure(`${folder} was damaged during the build. Build again.`);
  const found = openFolder(folder);
  if (typeof found === 'string') throw damaged();
  const read = (path: string): Buffer => {
    const bytes = found.read(path);
    if (bytes === undefined) throw damaged();
    return bytes;
  };
  return { paths: found.paths, read };
}

/** The boot script stands in every page; it must stay small. */
const bootLimit = 1740;

/** The parts of Vite's manifest that are read: what became of each source file. */
type Manifest = Readonly<Record<string, { readonly file: string }>>;

function appIn({ read }: Compiled): string {
  const manifest: Manifest = JSON.parse(read(manifestName).toString());
  const app = manifest[entries.client];
  if (app === undefined) throw new Error(`Vite's manifest does not name ${entries.client}.`);
  return app.file;
}

function bootIn({ read }: Compiled): string {
  const boot = read('boot.js').toString().trim();
  const size = Buffer.byteLength(boot);
  if (size <= bootLimit) return boot;
  throw new Failure(
    `${entries.boot} has ${size} bytes when compiled; more than ${bootLimit} would slow every page down.`,
  );
}

/**
 * Compiles the app, or takes the bundle of an earlier build when nothing it is made of has changed.
 * @param isFresh whether it is compiled in any case
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function bundleApp(isFresh = false): Promise<Bundle> {
  const folder = prebuiltApp ?? (await cachedBundle(await fingerprint(builderRoot), isFresh, compileInProcess));
  const entry: ServerEntry = await import(pathToFileURL(join(folder, 'entry-server.js')).href);
  await entry.prepare();
  const compiled = compiledIn(folder);
  return {
    entry,
    boot: bootIn(compiled),
    app: appIn(compiled),
    folder,
    assets: compiled.paths.filter((path) => path.startsWith('assets/')),
    read: compiled.read,
    notices: await noticesIn(compiled.read(packagesName).toString()),
  };
}
