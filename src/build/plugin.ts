import type { Plugin } from 'vite';
import { builderRoot } from './builder.ts';
import { bundleConfig } from './bundle/config.ts';
import './options.ts';

/**
 * Makes Vite a server and a compiler for sites: it serves the pages of a content root, and compiles the app
 * that a build renders them with. Run as plain `vite`, it does the same for the current folder.
 */
export function sitewright(): Plugin {
  return {
    name: 'sitewright',
    config({ sitewright: options }) {
      const shared = { root: builderRoot, appType: 'custom', publicDir: false, envDir: false, builder: {} } as const;
      return options?.task === 'bundle' ? { ...shared, ...bundleConfig(options.folder, options.base) } : shared;
    },
    async buildApp({ environments, config }) {
      const { buildHere } = await import('./build-here.ts');
      await buildHere(process.cwd(), (line) => config.logger.info(line));
      // Nothing is left for Vite to build.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  };
}
