import { fileURLToPath } from 'node:url';
import { cacheRootOf } from '../disk/cache/cache-root.mjs';

/** The folder of the builder itself: the one with `src/` and `vite.config.ts`. No trailing slash. */
export const builderRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const cacheRoot = cacheRootOf(builderRoot);

/** The files that only Vite may load, relative to `builderRoot`. */
export const entries = {
  server: 'src/app/entry-server.tsx',
  styles: 'src/app/styles/entry-styles.ts',
  client: 'src/app/entry-client.tsx',
  boot: 'src/app/boot.ts',
} as const;
