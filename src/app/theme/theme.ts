import { createSystem, defaultBaseConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import type { Theme } from '../../model/theme.ts';
import { byTheme } from './by-theme.ts';
import { globalCss } from './global-css.ts';
import { modeCss, modeTokens, variablePrefix } from './modes.ts';
import { namedProperties } from './named-properties.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, responsiveTokens, tokensOf } from './tokens.ts';

/** Chakra's own writes a second declaration, `--bg-currentcolor`, beside every background; nothing reads it. */
const background = {
  values: 'colors' as const,
  shorthand: ['bg'],
  transform: (value: string) => ({ background: value }),
};

/** What the site's system is made of. */
const themeConfig = (theme: Theme): SystemConfig => ({
  cssVarsPrefix: variablePrefix,
  disableLayers: true,
  preflight: false,
  conditions,
  utilities: { background },
  globalCss: { ...globalCss, ...modeCss(theme), ...namedProperties(theme) },
  theme: {
    breakpoints,
    tokens: tokensOf(theme),
    semanticTokens: { ...responsiveTokens(theme), ...modeTokens(theme) },
    textStyles,
  },
});

/**
 * The site's own small Chakra system: only the tokens in use, so that little CSS travels with a page. Made once for a theme, not once for a page: it
 * takes a few milliseconds.
 */
export const themeFor = byTheme((theme: Theme): SystemContext => createSystem(defaultBaseConfig, themeConfig(theme)));

/** Without the attributes that Chakra's own components set: none is used here. */
const conditions: NonNullable<SystemConfig['conditions']> = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  disabled: '&:disabled',
  before: '&::before',
  after: '&::after',
  first: '&:first-of-type',
  last: '&:last-of-type',
  empty: '&:empty',
  placeholder: '&::placeholder',
  // Chakra sorts queries by the length in them. Two without one it compares as words, and the first comparison of
  // words keeps a browser busy for 20 ms.
  highContrast: '@media (forced-colors: active) and (width >= 0px)',
};
