import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import { builderRoot } from '../builder/builder-root.ts';
import { bundleConfig } from '../builder/bundle/config.ts';
import { withoutUnreached } from '../builder/bundle/left-out.ts';
import { firstPart, isContent } from './dev/watch.ts';
import type { ServeOptions } from './options.ts';
import { plainHost } from './serving/hosts.ts';

/** What plain `vite` serves: the current folder. */
function servingHere(print: ServeOptions['print']): ServeOptions {
  const root = process.cwd();
  return { root, out: join(root, 'dist'), color: false, width: () => undefined, print };
}

function printer({ logger }: ResolvedConfig): ServeOptions['print'] {
  return (text) => logger.info(text.trimEnd());
}

/**
 * Makes Vite a server and a compiler for sites: it serves the pages of a content root, and compiles the app
 * that a build renders them with. Run as plain `vite`, it does the same for the current folder.
 */
export function sitewright(): Plugin {
  let serving: ServeOptions | undefined;
  return {
    name: 'sitewright',
    config(config) {
      const shared = { root: builderRoot, appType: 'custom', publicDir: false, envDir: false, builder: {} } as const;
      const { sitewrightBundle: bundle, sitewrightServe } = config;
      if (bundle !== undefined) return { ...shared, ...bundleConfig(bundle.folder, bundle.base) };
      serving = sitewrightServe;
      return { ...shared, ...serveConfig(serving ?? servingHere(() => undefined)) };
    },
    async configureServer(server) {
      const { serveSite } = await import('./serve-site.ts');
      await serveSite(server, serving ?? servingHere(printer(server.config)));
    },
    // The pages are told by events of our own; Vite would restart the app's modules one by one.
    hotUpdate() {
      return [];
    },
    // Vite wraps every `import()` to fetch style sheets and modules ahead. There are none here, and the wrapper would be
    // half of the module that a takeover begins with.
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    transform: withoutUnreached,
    async buildApp({ environments, config }) {
      const { buildForVite } = await import('../builder/vite-build.ts');
      await buildForVite(process.cwd(), printer(config));
      // Nothing is left for Vite to build.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  };
}

/** What of the builder's own folder may change while it serves. */
const sources = new Set(['src', 'schemas', 'vite.config.ts']);

/** Whether a path is worth a watch by Vite: what the builder is made of. Content has a watch of its own. @param root a real path */
export function isWatched(root: string, path: string): boolean {
  if (isContent(root, path)) return false;
  return path === builderRoot || sources.has(firstPart(builderRoot, path) ?? '');
}

/** The Vite settings for serving a site: the module server answers for modules only, never for the content. */
function serveConfig({ root, allowedHosts = [] }: ServeOptions): UserConfig {
  const own = hostname().toLowerCase();
  return {
    // Pages are served under the site's own base by our middleware, which follows when site.yaml changes it.
    base: '/',
    // The browser's part needs no bundled packages; without discovery nothing reloads while a page is open.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      cors: false,
      // Vite asks for the host of websockets, too, after our own guard.
      allowedHosts: [...allowedHosts.map(plainHost), own, `${own}.local`],
      watch: { ignored: [(path: string) => !isWatched(root, resolve(path))] },
    },
  };
}
