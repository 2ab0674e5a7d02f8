import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { builderRoot } from '../builder/builder-root.ts';
import { bundleConfig } from '../builder/bundle/config.ts';
import { withoutUnreached } from '../builder/bundle/left-out.ts';
import { serveConfig } from './dev/config.ts';
import type { ServeOptions } from './options.ts';

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
