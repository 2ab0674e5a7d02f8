import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { builderRoot } from './builder.ts';
import { bundleConfig } from './bundle/config.ts';
import { serveConfig } from './dev/config.ts';
import type { ServeOptions, SitewrightOptions } from './options.ts';

/** What plain `vite` serves: the current folder. */
function servingHere(print: ServeOptions['print']): ServeOptions {
  const root = process.cwd();
  return { task: 'serve', root, out: join(root, 'dist'), color: false, width: () => undefined, print };
}

function printer({ logger }: ResolvedConfig): ServeOptions['print'] {
  return (text) => logger.info(text.trimEnd());
}

/**
 * Makes Vite a server and a compiler for sites: it serves the pages of a content root, and compiles the app
 * that a build renders them with. Run as plain `vite`, it does the same for the current folder.
 */
export function sitewright(): Plugin {
  let options: SitewrightOptions | undefined;
  return {
    name: 'sitewright',
    config(config) {
      options = config.sitewright;
      const shared = { root: builderRoot, appType: 'custom', publicDir: false, envDir: false, builder: {} } as const;
      if (options?.task === 'bundle') return { ...shared, ...bundleConfig(options.folder, options.base) };
      return { ...shared, ...serveConfig(options ?? servingHere(() => undefined)) };
    },
    async configureServer(server) {
      const { serveSite } = await import('./dev/serve.ts');
      await serveSite(server, options?.task === 'serve' ? options : servingHere(printer(server.config)));
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
    async buildApp({ environments, config }) {
      const { buildHere } = await import('./build-here.ts');
      await buildHere(process.cwd(), printer(config));
      // Nothing is left for Vite to build.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  };
}
