import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { type Theme, themeIn } from '../../model/theme.ts';
import { globalCss } from './global-css.ts';
import { modeCss, modeTokens, namedTokens, type SemanticTokens, variablePrefix } from './modes.ts';
import { recipes } from './recipes/index.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, responsiveTokens, tokens } from './tokens.ts';
import { conditions, utilities } from './utilities.ts';

/** What stands in the page's style, and so isn't made in a browser. */
function valuesOf(
  theme: Theme | undefined,
): Pick<SystemConfig, 'globalCss'> & { readonly semanticTokens: SemanticTokens } {
  if (!import.meta.env.SSR) return { globalCss: {}, semanticTokens: namedTokens() };
  const known = themeIn({ theme });
  return { globalCss: { ...globalCss(), ...modeCss(known) }, semanticTokens: modeTokens(known) };
}

/** What the site's system is made of. @param theme undefined in a browser */
export function themeConfig(theme: Theme | undefined): SystemConfig {
  const { globalCss, semanticTokens } = valuesOf(theme);
  return {
    cssVarsPrefix: variablePrefix,
    disableLayers: true,
    preflight: false,
    conditions,
    utilities,
    globalCss,
    theme: {
      breakpoints,
      tokens,
      semanticTokens: { ...responsiveTokens, ...semanticTokens },
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
export function createTheme(theme: Theme | undefined): SystemContext {
  const system = createSystem(themeConfig(theme));
  return import.meta.env.SSR ? system : { ...system, _global: [] };
}

/**
 * Makes a system of hardly any tokens, and forgets it: a browser compiles Chakra's code then, and needs half the time when
 * the real one is made. On a slow phone both together would be a task of more than 100 ms.
 */
export function rehearseTheme(): void {
  const { theme, ...config } = themeConfig(undefined);
  const { sizes, durations } = tokens;
  createSystem({ ...config, theme: { ...theme, tokens: { sizes, durations }, semanticTokens: responsiveTokens } });
}
