import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isAlive } from '../../disk/alive.ts';
import { assetsFolder } from '../../model/address.ts';
import { once } from '../../model/once.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import { prebuiltApp } from '../beside-commands.ts';
import { builderRoot, entries } from '../builder-root.ts';
import { type Compiled, cachedFolder, cacheFolder, compiledIn } from '../cache/cache.ts';
import { Failure } from '../failure.ts';
import { guarded } from '../own/guarded.ts';
import { type OwnCode, ownCode, type WithBlocks } from '../own/own-code.ts';
import { explainLoading } from '../own/thrown.ts';
import { compileInProcess } from './compile-in-process.ts';
import { manifestName, packagesName } from './config.ts';
import { fingerprint } from './fingerprint.ts';
import { noticesIn } from './notices.ts';

/**
 * The folder with the compiled app: that of an earlier build when nothing it is made of has changed, or a new one.
 * @param compile fills an empty folder
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function appFolder(compile: (folder: string) => Promise<void>, isFresh = false): Promise<string> {
  return cachedFolder({ folder: cacheFolder, most: 4, isFresh }, fingerprint(builderRoot), compile);
}

/** Waits for the process that compiles the app already, if there is one: `src/cli/prepare.mjs` starts it and names it here. */
async function afterPreparing(): Promise<void> {
  while (isAlive(Number(process.env.SITEWRIGHT_PREPARED_BY))) await setTimeout(20);
}

export type Bundle = Omit<CompiledApp, 'load'> & { readonly entry: ServerEntry };

export type CompiledApp = {
  /** Loads what renders pages. @throws Failure where a block of the site's own can't be loaded */
  readonly load: () => Promise<ServerEntry>;
  /** The text of the boot script, the same on every page. */
  readonly boot: string;
  /** The app's module, which takes a page over: `built/app-abc123.js`. */
  readonly app: string;
  readonly folder: string;
  /** Files to publish, by their paths in the output: `built/base-abc123.js`. Sorted. */
  readonly assets: readonly string[];
  /** The bytes of one. @throws Failure when they aren't those that were compiled */
  readonly read: (asset: string) => Uint8Array;
  readonly own: OwnCode | undefined;
  readonly digest: string;
  readonly notices: string;
};

/** The boot script stands in every page; it must stay small. */
const bootLimit = 2200;

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

type BundleOptions = { readonly isFresh?: boolean; readonly site?: WithBlocks };

/**
 * Compiles the app, and the blocks of its own that a site has, or takes the bundle of an earlier build when nothing it is made of has changed.
 * @throws Failure that names the file, when a source file cannot be compiled
 */
export async function compiledApp({ isFresh = false, site }: BundleOptions = {}): Promise<CompiledApp> {
  await afterPreparing();
  const folder = prebuiltApp ?? (await appFolder(compileInProcess, isFresh));
  const own = site && (await ownCode(site, isFresh));
  const addressOf = (name: string): string => pathToFileURL(join(folder, name)).href;
  const compiled = compiledIn(folder);
  const ofOwn = new Set(Object.values(own?.assets ?? {}));
  return {
    load: once(async () => {
      const entry: ServerEntry = await import(addressOf('entry-server.js'));
      return await guarded(entry, own?.files, site?.seconds).catch((error: unknown) => {
        throw explainLoading(error, own);
      });
    }),
    boot: bootIn(compiled),
    app: appIn(compiled),
    folder,
    assets: [...compiled.paths.filter((path) => path.startsWith(`${assetsFolder}/`)), ...ofOwn].sort(),
    read: (asset) => (own !== undefined && ofOwn.has(asset) ? own : compiled).read(asset),
    own,
    digest: [basename(folder), ...(own === undefined ? [] : [own.digest])].join(' '),
    notices: await noticesIn(compiled.read(packagesName).toString()),
  };
}

export async function bundleApp(options?: BundleOptions): Promise<Bundle> {
  const { load, ...app } = await compiledApp(options);
  return { ...app, entry: await load() };
}
