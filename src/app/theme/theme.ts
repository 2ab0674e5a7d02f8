import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import type { Frame } from '../../model/plan.ts';
import { globalCss } from './global-css.ts';
import { colorModes, variablePrefix } from './modes.ts';
import { recipes } from './recipes/index.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, responsiveTokens, tokens } from './tokens.ts';

// Chakra's own writes a second declaration, `--bg-currentcolor`, beside every background; nothing of ours reads it.
const background = {
  values: 'colors' as const,
  shorthand: ['bg'],
  transform: (value: string): { background: string } => ({ background: value }),
};

/**
 * The site's own small Chakra system: only the tokens and recipes in use, so that little CSS travels with a page.
 * Make it once for a site, not once for a page: it takes a few milliseconds.
 */
export function createTheme(brand: Frame['brand']): SystemContext {
  const modes = colorModes(brand);
  return createSystem(
    defaultBaseConfig,
    defineConfig({
      cssVarsPrefix: variablePrefix,
      disableLayers: true,
      preflight: false,
      utilities: { background },
      globalCss: { ...globalCss, ...modes.globalCss },
      theme: {
        breakpoints,
        tokens,
        semanticTokens: { ...responsiveTokens, ...modes.semanticTokens },
        textStyles,
        recipes,
      },
    }),
  );
}
