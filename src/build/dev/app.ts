import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ServerEntry } from '../../model/plan.ts';
import { entries } from '../builder.ts';
import { compileBoot } from './boot.ts';

/** The app, as its source files are at the moment. */
export type App = { readonly entry: ServerEntry; readonly boot: string };

export type AppLoader = {
  /** @throws Error when a source file cannot be compiled or run */
  readonly load: () => Promise<App>;
  /** Forgets what was loaded, after a source file has changed. */
  readonly forget: () => void;
};

/** Loads the app through Vite's module graph, once until it is forgotten. */
export function appLoader(server: ViteDevServer): AppLoader {
  const { ssr } = server.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no server environment.');
  const load = async (): Promise<App> => {
    const [entry, boot] = await Promise.all([ssr.runner.import<ServerEntry>(`/${entries.server}`), compileBoot()]);
    await entry.prepare();
    return { entry, boot };
  };
  let loading: Promise<App> | undefined;
  return {
    load: () => {
      loading ??= load();
      return loading;
    },
    forget: () => {
      loading = undefined;
      ssr.moduleGraph.invalidateAll();
      ssr.runner.clearCache();
    },
  };
}
