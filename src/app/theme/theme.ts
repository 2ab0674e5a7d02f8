import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import type { Frame } from '../../model/plan.ts';
import { globalCss } from './global-css.ts';
import { colorModes, variablePrefix } from './modes.ts';
import { recipes } from './recipes/index.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, responsiveTokens, tokens } from './tokens.ts';
import { conditions, utilities } from './utilities.ts';

/** What the site's system is made of. */
export function themeConfig(brand: Frame['brand']): SystemConfig {
  const modes = colorModes(brand);
  return {
    cssVarsPrefix: variablePrefix,
    disableLayers: true,
    preflight: false,
    conditions,
    utilities,
    globalCss: { ...globalCss, ...modes.globalCss },
    theme: {
      breakpoints,
      tokens,
      semanticTokens: { ...responsiveTokens, ...modes.semanticTokens },
      textStyles,
      recipes,
    },
  };
}

/**
 * The site's own small Chakra system: only the tokens and recipes in use, so that little CSS travels with a page.
 * Make it once for a site, not once for a page: it takes a few milliseconds.
 */
export function createTheme(brand: Frame['brand']): SystemContext {
  return createSystem(themeConfig(brand));
}
