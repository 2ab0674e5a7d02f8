import { createSystem, defaultBaseConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { type Theme, themeIn } from '../../model/theme.ts';
import { byTheme } from './by-theme.ts';
import { conditions } from './conditions.ts';
import { globalCss } from './global-css.ts';
import { looks } from './looks/looks.ts';
import { modeCss, modeTokens, namedTokens, type SemanticTokens, variablePrefix } from './modes.ts';
import { namedProperties } from './named-properties.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, namedValues, responsiveTokens, type Tokens } from './token-names.ts';
import { tokensOf } from './tokens.ts';

type Values = Pick<SystemConfig, 'globalCss'> & {
  readonly tokens: Tokens;
  readonly semanticTokens: SemanticTokens;
  /** The height of the bar on wide screens. */
  readonly header: string;
};

/** Without a theme, names are all that there is: what stands in the style of a page isn't made in a browser, nor where classes are. */
function valuesOf(theme: Theme | undefined): Values {
  if (!import.meta.env.SSR || theme === undefined) {
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

/** Chakra's own writes a second declaration, `--bg-currentcolor`, beside every background; nothing reads it. */
const background = {
  values: 'colors' as const,
  shorthand: ['bg'],
  transform: (value: string) => ({ background: value }),
};

/** What the site's system is made of. @param theme undefined where names are enough */
function themeConfig(theme: Theme | undefined): SystemConfig {
  const { globalCss, tokens, semanticTokens, header } = valuesOf(theme);
  return {
    cssVarsPrefix: variablePrefix,
    disableLayers: true,
    preflight: false,
    conditions,
    utilities: { background },
    globalCss,
    theme: {
      breakpoints,
      tokens,
      semanticTokens: { ...responsiveTokens(header), ...semanticTokens },
      textStyles,
    },
  };
}

/**
 * The site's own small Chakra system: only the tokens in use, so that little CSS travels with a page. Made once for a theme, not once for a page: it
 * takes a few milliseconds.
 */
export const themeFor = byTheme(
  (theme: Theme | undefined): SystemContext => createSystem(defaultBaseConfig, themeConfig(theme)),
);
