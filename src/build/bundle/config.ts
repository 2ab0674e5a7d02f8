import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { builderRoot, entries } from '../builder.ts';

/**
 * The Vite settings for a build: the server entry as one self-contained module that Node can load (with the
 * files it refers to, such as the font), and the boot script as one classic script.
 */
export function bundleConfig(folder: string, base: string): UserConfig {
  return {
    base,
    environments: {
      ssr: {
        // Taken in whole: a bundle without packages to look for loads several times faster.
        resolve: { noExternal: true },
        // Vite leaves this alone for servers; emotion and React would then run in development mode.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir: join(folder, 'server'),
          ssr: true,
          emitAssets: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: join(builderRoot, entries.server),
            output: { entryFileNames: 'entry-server.js', codeSplitting: false },
          },
        },
      },
      client: {
        build: {
          outDir: join(folder, 'client'),
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(builderRoot, entries.boot),
            output: { entryFileNames: 'boot.js', format: 'iife' },
          },
        },
      },
    },
  };
}
