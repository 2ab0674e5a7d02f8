/** Code of a package that is never reached with our settings, which a bundler can't know. */
type Unreached = {
  /** The module that has it. */
  readonly module: RegExp;
  /** The words that keep it in, and those that don't. */
  readonly kept: string;
  readonly leftOut: string;
};

const unreached: readonly Unreached[] = [
  {
    // Chakra's reset: `preflight` is off.
    module: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]system\.js$/,
    kept: 'const result = createPreflight({ preflight });',
    leftOut: 'const result = {};',
  },
  {
    // Emotion's prefixes: `emotionOptions` names its plugins.
    module: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js$/,
    kept: 'var defaultStylisPlugins = [prefixer];',
    leftOut: 'var defaultStylisPlugins = [];',
  },
];

/** Vite's hook that leaves 2 KB (brotli) out of every takeover. It throws when a package no longer has the words. */
export const withoutUnreached = {
  filter: { id: unreached.map(({ module }) => module) },
  handler(code: string, id: string): { code: string; map: null } | undefined {
    const found = unreached.find(({ module }) => module.test(id));
    if (found === undefined) return undefined;
    if (!code.includes(found.kept)) throw new Error(`${id} has changed: it has no "${found.kept}".`);
    return { code: code.replace(found.kept, found.leftOut), map: null };
  },
};
