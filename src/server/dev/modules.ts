import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { addAll } from '../../model/lists.ts';
import { browserEntries } from '../browser-entries.ts';

/** What the pages of this server name themselves; everything else is imported from there. */
const roots: ReadonlySet<string> = new Set([
  '/@vite/client',
  // The same module, as Vite's list of imports names it.
  '/@vite/client.mjs',
  ...Object.values(browserEntries).map((entry) => `/${entry}`),
]);

/** Fonts that a style sheet names: Vite doesn't count those among its imports. */
const font = /^\/src\/app\/fonts\/[\w-]+\.woff2$/;

function isImportedFromRoots(module: EnvironmentModuleNode): boolean {
  const seen = new Set<EnvironmentModuleNode>();
  const waiting = [module];
  for (const one of waiting) {
    if (roots.has(one.url)) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    addAll(waiting, one.importers);
  }
  return false;
}

/**
 * Tells which addresses are modules that a page of this server needs: those it names, and what they import. Vite would
 * serve any file of the builder and of its packages, in several forms. A browser knows of a module from the text of
 * another one, so Vite has seen the import before it is asked for.
 */
export function wantedModules(server: ViteDevServer): (url: string) => boolean {
  const { moduleGraph } = server.environments.client;
  return (url) => {
    // Vite adds times to the addresses of modules that have changed.
    const address = url.replace(/\?t=\d+$/, '');
    if (roots.has(address) || font.test(address)) return true;
    const module = moduleGraph.urlToModuleMap.get(address);
    return module !== undefined && isImportedFromRoots(module);
  };
}
