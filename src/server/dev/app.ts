import { join } from 'node:path';
import { bundleApp } from '../../builder/bundle/bundle.ts';
import { type OwnCode, ownCode } from '../../builder/own/own-code.ts';
import { folderDisk } from '../../disk/disk.ts';
import type { OwnAddresses } from '../../model/frame.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import { readOwnBlocks } from '../../schema/own/read-own.ts';
import type { Middleware } from '../serving/chain.ts';
import { openIn } from '../serving/opened.ts';
import { answering } from '../serving/reply.ts';
import { decodedPath } from '../serving/request-path.ts';
import { sendFile } from '../serving/send-file.ts';

/** The app, as its source files are at the moment. */
export type App = {
  readonly entry: ServerEntry;
  readonly boot: string;
  /** Address of the module that takes pages over in the browser. */
  readonly client: string;
  /** Where its assets lie, if they lie somewhere. */
  readonly folder?: string;
  /** The blocks of its own that the site has, if it has any. */
  readonly own?: OwnCode | undefined;
  /** The modules of the browser, by address, if they lie nowhere. */
  readonly modules?: ReadonlyMap<string, string>;
};

export type AppLoader = {
  /** @throws Error when a source file cannot be compiled or run */
  readonly load: () => Promise<App>;
  /** Loads again what of the site's own blocks has changed. */
  readonly renew: () => void;
  /** Forgets what was loaded, after a source file has changed. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/** The app as Vite loads it from its source. */
export type SourceApp = {
  /** Loads what has changed since the last time. @param own where the blocks of the site's own are @throws as `AppLoader` does */
  readonly load: (own: OwnAddresses | undefined) => Promise<App>;
  readonly close: () => Promise<void>;
};

/**
 * Loads the app, once until it is forgotten. Whoever only writes content gets the bundle of the last build, which
 * is there at once; after a change in the source, Vite loads module by module, and the next change takes less.
 * @param root of the site whose own blocks it has, too
 * @param openSource begins to load from the source
 */
export function appLoader(root: string, openSource: () => Promise<SourceApp>): AppLoader {
  const site = async () => ({ root, own: await readOwnBlocks(folderDisk(root)) });
  const fromBundle = async (): Promise<App> => {
    const bundle = await bundleApp({ site: await site() });
    return { ...bundle, client: `/${bundle.app}` };
  };
  let source: SourceApp | undefined;
  const fromSource = async (): Promise<App> => {
    source ??= await openSource();
    const own = await ownCode(await site(), false);
    return { ...(await source.load(own?.files)), own };
  };
  const state: { load: () => Promise<App>; loading?: Promise<App> } = { load: fromBundle };
  return {
    load: () => {
      state.loading ??= state.load();
      return state.loading;
    },
    renew: () => {
      delete state.loading;
    },
    forget: () => {
      state.load = fromSource;
      delete state.loading;
    },
    close: async () => source?.close(),
  };
}

/** Serves what the app is made of; to be mounted at `/assets`. */
export function assetsMiddleware(loader: AppLoader): Middleware {
  return (req, res, next) => {
    const path = decodedPath(req.url ?? '/');
    if (path === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    answering(async () => {
      const app = await loaded(loader);
      const isOwn = Object.values(app?.own?.assets ?? {}).includes(`assets${path}`);
      const module = isOwn ? app?.own?.read(`assets${path}`) : app?.modules?.get(`/assets${path}`);
      if (module !== undefined) {
        return void res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(module);
      }
      const file = app?.folder === undefined ? undefined : await openIn(join(app.folder, 'assets'), path);
      if (file === undefined) next();
      else await sendFile(res, file, { status: 200, cacheControl: 'no-store' });
    })(req, res);
  };
}

/** Undefined when the app cannot be compiled: the page itself says what is wrong with it. */
async function loaded(loader: AppLoader): Promise<App | undefined> {
  try {
    return await loader.load();
  } catch {
    return undefined;
  }
}
