import { createServer, isRunnableDevEnvironment } from 'vite';
import { builderRoot, entries } from '../../builder/builder-root.ts';
import { guarded } from '../../builder/own/guarded.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import type { SourceApp } from './app.ts';
import { compileBoot, compileClient } from './client.ts';

/** Has Vite load the app from its source: module by module for the server, as one for browsers. */
export async function openSource(): Promise<SourceApp> {
  const server = await createServer({
    configFile: false,
    root: builderRoot,
    appType: 'custom',
    publicDir: false,
    envDir: false,
    logLevel: 'silent',
    // Without discovery nothing loads twice.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { ssr } = server.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no server environment.');
  return {
    load: async (own) => {
      ssr.moduleGraph.invalidateAll();
      ssr.runner.clearCache();
      const [entry, boot, { address, modules }] = await Promise.all([
        ssr.runner.import<ServerEntry>(`/${entries.server}`),
        compileBoot(),
        compileClient(),
      ]);
      return { entry: await guarded(entry, own), boot, client: address, modules };
    },
    close: () => server.close(),
  };
}
