import { realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { UserConfig } from 'vite';
import { builderRoot } from '../../builder/builder-root.ts';
import { codeOf } from '../../builder/failure.ts';
import type { ServeOptions } from '../options.ts';
import { firstPart, isContent } from './watch.ts';

/** What of the builder's own folder may change while it serves. */
const sources = new Set(['src', 'schemas', 'vite.config.ts']);

/** Where links lead a path, in the case it is written in; itself, for what isn't there any more. */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return path;
  }
}

/** Whether links lead a path out of the root, or to content that is watched by its own name: a link may go in a circle. */
function isElsewhere(root: string, path: string): boolean {
  const real = realOf(path);
  if (real === path) return false;
  return isContent(root, real) || (real !== root && firstPart(root, real) === undefined);
}

/**
 * Whether a path is worth a watch: content, source, or a folder on the way to the content.
 * @param root a real path
 */
export function isWatched(root: string, path: string): boolean {
  if (isContent(root, path)) return !isElsewhere(root, path);
  const isOnTheWay = path === root || firstPart(path, root) !== undefined;
  return isOnTheWay || path === builderRoot || sources.has(firstPart(builderRoot, path) ?? '');
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
      allowedHosts: [...allowedHosts, own, `${own}.local`],
      watch: { ignored: [(path: string) => !isWatched(root, resolve(path))] },
    },
  };
}
