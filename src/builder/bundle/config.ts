import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { assetsFolder } from '../../model/address.ts';
import { builderRoot, entries } from '../builder-root.ts';

export const manifestName = 'manifest.json';
/** Vite's list of the packages whose code is in the app, with their licences, in the bundle's folder. */
export const packagesName = 'packages.json';

/** Packages that few visitors need, fetched when they do. */
const later = /[\\/]node_modules[\\/](?:framer-motion|motion-dom|motion-utils|fastest-levenshtein|@emailjs)[\\/]/;
const packages = /[\\/]node_modules[\\/]/;
/** React is half of it all: in a file of its own it is evaluated in a task of its own. */
const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** The app, without what is fetched before it (`navigation/`, which knows addresses) and after it (`lazy/`), and what blocks share. Of that, forms, portraits, rows of cards, what stands above and below lists, tables and code in texts, the roles of tables and what changes at takeover are for few pages. */
const ours =
  /[\\/]src[\\/](?:blocks[\\/]shared(?![\\/](?:recipe\.|CoverTitle|columns|filters|mail-form|pager|passage|portrait|prose|table|takeover))|model(?![\\/]address)|app(?![\\/](?:entry-client|generated|navigation|lazy|styles|theme)))[\\/.]/;

/** The router's production build, which its package has and does not offer to bundlers. */
const router = join(builderRoot, 'node_modules', 'react-router', 'dist', 'production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/**
 * The Vite settings for a build, all into one folder: the server entry as one self-contained module that Node can
 * load, the boot script as one classic script, and the app that takes over in the browser as modules, a block in each.
 */
export function bundleConfig(folder: string): UserConfig {
  // Nothing is emptied: the folder is new, and all are built at the same time.
  const shared = { outDir: folder, emptyOutDir: false, copyPublicDir: false } as const;
  const forNode = {
    // Taken in whole: a bundle without packages to look for loads several times faster.
    resolve: { noExternal: true },
    // Vite leaves this alone for servers; emotion and React would then run in development mode.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  } as const;
  return {
    // Nothing in it knows where a site is served.
    base: '/',
    resolve: { alias: productionRouter },
    environments: {
      ssr: {
        ...forNode,
        build: {
          ...shared,
          ssr: true,
          rolldownOptions: {
            input: join(builderRoot, entries.server),
            output: { entryFileNames: 'entry-server.js', codeSplitting: false },
          },
        },
      },
      client: {
        build: {
          ...shared,
          manifest: manifestName,
          license: { fileName: packagesName },
          // A page asks for all it needs at once.
          modulePreload: false,
          rolldownOptions: {
            input: join(builderRoot, entries.client),
            // The boot script calls what the entry exports; blocks may share its code.
            preserveEntrySignatures: 'allow-extension',
            output: {
              entryFileNames: `${assetsFolder}/app-[hash].js`,
              chunkFileNames: `${assetsFolder}/[name]-[hash].js`,
              codeSplitting: {
                includeDependenciesRecursively: false,
                // What every page needs goes into two files: they compress better than thirty, and are asked for at once.
                groups: [
                  { name: 'react', test: react, priority: 1 },
                  { name: 'base', test: (id) => ours.test(id) || (packages.test(id) && !later.test(id)) },
                ],
              },
            },
          },
        },
      },
      boot: {
        consumer: 'client',
        build: {
          ...shared,
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
