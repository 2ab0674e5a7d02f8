import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import type { Frame } from '../../model/plan.ts';
import { globalCss } from './global-css.ts';
import { modeCss, modeTokens, namedTokens, variablePrefix } from './modes.ts';
import { recipes } from './recipes/index.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, responsiveTokens, tokens } from './tokens.ts';
import { conditions, utilities } from './utilities.ts';

/** What the site's system is made of. */
export function themeConfig(brand: Frame['brand']): SystemConfig {
  return {
    cssVarsPrefix: variablePrefix,
    disableLayers: true,
    preflight: false,
    conditions,
    utilities,
    // In the browser the rules come as a file: see `createTheme`.
    globalCss: import.meta.env.SSR ? { ...globalCss(), ...modeCss(brand) } : {},
    theme: {
      breakpoints,
      tokens,
      semanticTokens: { ...responsiveTokens, ...(import.meta.env.SSR ? modeTokens(brand) : namedTokens()) },
      textStyles,
      recipes,
    },
  };
}

/**
 * The site's own small Chakra system: only the tokens and recipes in use, so that little CSS travels with a page.
 * Make it once for a site, not once for a page: it takes a few milliseconds. In the browser it has no global rules: the page
 * has those it needs, and the rest is a style sheet (`src/app/navigation/theme-sheet.ts`), which costs no script.
 */
export function createTheme(brand: Frame['brand']): SystemContext {
  const system = createSystem(themeConfig(brand));
  return import.meta.env.SSR ? system : { ...system, _global: [] };
}

/**
 * Makes a system of hardly any tokens, and forgets it: a browser compiles Chakra's code then, and needs half the time when
 * the real one is made. On a slow phone both together would be a task of more than 100 ms.
 */
export function rehearseTheme(brand: Frame['brand']): void {
  const { theme, ...config } = themeConfig(brand);
  const { sizes, durations } = tokens;
  createSystem({ ...config, theme: { ...theme, tokens: { sizes, durations }, semanticTokens: responsiveTokens } });
}
