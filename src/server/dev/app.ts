import { join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { entries } from '../../builder/builder-root.ts';
import { bundleApp } from '../../builder/bundle/bundle.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import { openIn } from '../serving/opened.ts';
import { answering } from '../serving/reply.ts';
import { decodedPath } from '../serving/request-path.ts';
import { sendFile } from '../serving/send-file.ts';
import { compileBoot, compileClient } from './client.ts';

/** The app, as its source files are at the moment. */
export type App = {
  readonly entry: ServerEntry;
  readonly boot: string;
  /** Address of the module that takes pages over in the browser. */
  readonly client: string;
  /** Where its assets lie, if Vite does not serve them. */
  readonly folder?: string;
  /** The modules of the browser, by address, if they lie nowhere. */
  readonly modules?: ReadonlyMap<string, string>;
};

export type AppLoader = {
  /** @throws Error when a source file cannot be compiled or run */
  readonly load: () => Promise<App>;
  /** Forgets what was loaded, after a source file has changed. */
  readonly forget: () => void;
};

/**
 * Loads the app, once until it is forgotten. Whoever only writes content gets the bundle of the last build, which
 * is there at once; after a change in the source, Vite loads module by module, and the next change takes less.
 */
export function appLoader(server: ViteDevServer): AppLoader {
  const { ssr } = server.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no server environment.');
  const fromModules = async (): Promise<App> => {
    const [entry, boot, { address, modules }] = await Promise.all([
      ssr.runner.import<ServerEntry>(`/${entries.server}`),
      compileBoot(),
      compileClient(),
    ]);
    await entry.prepare();
    return { entry, boot, client: address, modules };
  };
  const fromBundle = async (): Promise<App> => {
    // Not the site's base, which site.yaml may change at any time: assets have a place of their own here.
    const bundle = await bundleApp('/');
    return { ...bundle, client: `/${bundle.app}` };
  };
  const state: { load: () => Promise<App>; loading?: Promise<App> } = { load: fromBundle };
  return {
    load: () => {
      state.loading ??= state.load();
      return state.loading;
    },
    forget: () => {
      state.load = fromModules;
      delete state.loading;
      ssr.moduleGraph.invalidateAll();
      ssr.runner.clearCache();
    },
  };
}

/** Serves what the app is made of and refers to, such as its font; to be mounted at `/assets`. */
export function assetsMiddleware(loader: AppLoader): Connect.NextHandleFunction {
  return (req, res, next) => {
    const path = decodedPath(req.url ?? '/');
    if (path === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    answering(async () => {
      const app = await loaded(loader);
      const module = app?.modules?.get(`/assets${path}`);
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
