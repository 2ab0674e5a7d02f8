import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { type Theme, themeIn } from '../../model/theme.ts';
import { byTheme } from './by-theme.ts';
import { globalCss } from './global-css.ts';
import { looks } from './looks/looks.ts';
import { modeCss, modeTokens, namedTokens, type SemanticTokens, variablePrefix } from './modes.ts';
import { namedProperties } from './named-properties.ts';
import { button } from './recipes/button.ts';
import { container } from './recipes/container.ts';
import { link } from './recipes/link.ts';
import { badge, chip, iconTile, panel } from './recipes/surfaces.ts';
import { tagline } from './recipes/tagline.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, namedValues, responsiveTokens, type Tokens } from './token-names.ts';
import { tokensOf } from './tokens.ts';
import { conditions, utilities } from './utilities.ts';

/** What several blocks, or a block and the page around it, have in common. Found by key: `useRecipe({ key: 'button' })`. */
const recipes = { badge, button, chip, container, iconTile, link, panel, tagline };

type Values = Pick<SystemConfig, 'globalCss'> & {
  readonly tokens: Tokens;
  readonly semanticTokens: SemanticTokens;
  /** The height of the bar on wide screens. */
  readonly header: string;
};

/** What stands in the page's style, and so isn't made in a browser. */
function valuesOf(theme: Theme | undefined): Values {
  if (!import.meta.env.SSR) {
    return { globalCss: {}, tokens: namedValues(), semanticTokens: namedTokens(), header: 'unset' };
  }
  const known = themeIn({ theme });
  return {
    globalCss: { ...globalCss(), ...modeCss(known), ...namedProperties(known) },
    tokens: tokensOf(known),
    semanticTokens: modeTokens(known),
    header: looks[known.look].bar.height,
  };
}

/** What the site's system is made of. @param theme undefined in a browser */
export function themeConfig(theme: Theme | undefined): SystemConfig {
  const { globalCss, tokens, semanticTokens, header } = valuesOf(theme);
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
      semanticTokens: { ...responsiveTokens(header), ...semanticTokens },
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
  const { durations = {} } = namedValues();
  createSystem({ ...config, theme: { ...theme, tokens: { durations }, semanticTokens: responsiveTokens('unset') } });
}

/** The system of a theme, made once, because that takes milliseconds. In a browser there is no theme, and the system knows names only. */
export const themeFor = byTheme(createTheme);
