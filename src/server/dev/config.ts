import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { UserConfig } from 'vite';
import { builderRoot } from '../../builder/builder-root.ts';
import type { ServeOptions } from '../options.ts';
import { plainHost } from '../serving/hosts.ts';
import { firstPart, isContent } from './watch.ts';

/** What of the builder's own folder may change while it serves. */
const sources = new Set(['src', 'schemas', 'vite.config.ts']);

/** Whether a path is worth a watch by Vite: what the builder is made of. Content has a watch of its own. @param root a real path */
export function isWatched(root: string, path: string): boolean {
  if (isContent(root, path)) return false;
  return path === builderRoot || sources.has(firstPart(builderRoot, path) ?? '');
}

/** The Vite settings for serving a site: the module server answers for modules only, never for the content. */
export function serveConfig({ root, allowedHosts = [] }: ServeOptions): UserConfig {
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
