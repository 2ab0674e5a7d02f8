import type { Plugin } from 'vite';

/** Code of a package that is never reached with our settings, which a bundler can't know. */
type Unreached = {
  /** The module that has it. */
  readonly module: RegExp;
  /** The words that keep it in, and those that don't. */
  readonly kept: string | RegExp;
  readonly leftOut: string;
};

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/;

/** What refers to those parts of the router that only links, forms, actions, fetchers and instruments of its own need: our one route has a loader. */
const ofRouter: readonly Pick<Unreached, 'kept' | 'leftOut'>[] = [
  // Without these lines nothing refers to its links, forms and documents.
  { kept: /^ *[\w.]+\.displayName = .*;$/gm, leftOut: '' },
  { kept: /(=\s*)(React\d*\.(?:forwardRef|memo|createContext)\()/g, leftOut: '$1/* @__PURE__ */ $2' },
  {
    kept: /var (AwaitErrorBoundary|RemixErrorBoundary) = (class extends .*?\n\});/gs,
    leftOut: 'var $1 = /* @__PURE__ */ (() => $2)();',
  },
  { kept: /if \(init\.instrumentations\) \{/g, leftOut: 'if (false) {' },
  { kept: '    fetch: fetch2,\n', leftOut: '' },
  {
    kept: /= normalizeNavigateOptions\(\s*false,\s*normalizedPath,\s*opts\s*\);/,
    leftOut: '= { path: normalizedPath };',
  },
  {
    kept: '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
    leftOut: '} else if (false) {',
  },
];

const unreached: readonly Unreached[] = ofRouter.map((part) => ({ module: router, ...part }));

function withoutOne(code: string, { module, kept, leftOut }: Unreached): string {
  const left = code.replace(kept, leftOut);
  if (left === code) throw new Error(`${module} has changed: it has no "${kept}".`);
  return left;
}

/** Leaves out of every takeover what is never reached: 8 KB (brotli). It throws when a package no longer has the words. */
export const leavingOut: Plugin = {
  name: 'sitewright:leaving-out',
  // Vite wraps every `import()` to fetch style sheets and modules ahead. There are none here, and the wrapper would be
  // half of the module that a takeover begins with.
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  transform: {
    filter: { id: unreached.map(({ module }) => module) },
    handler(code, id) {
      const found = unreached.filter(({ module }) => module.test(id));
      return found.length === 0 ? undefined : { code: found.reduce(withoutOne, code), map: null };
    },
  },
};
