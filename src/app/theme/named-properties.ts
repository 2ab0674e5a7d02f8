import type { defineGlobalStyles } from '@chakra-ui/react';
import type { LookPropertyName, readable, SettableName } from '../../model/look-properties.ts';
import type { Theme } from '../../model/theme.ts';
import { variableOf } from './modes.ts';
import type { ColorName } from './roles.ts';
import { widest } from './text-styles.ts';
import { propertyTokens, tokenValues } from './tokens.ts';

const colors: Readonly<Record<Extract<keyof typeof readable, `${string}-color`>, ColorName>> = {
  '--look-text-color': 'fg',
  '--look-muted-color': 'fg.muted',
  '--look-ground-color': 'bg',
  '--look-subtle-color': 'bg.subtle',
  '--look-panel-color': 'bg.panel',
  '--look-line-color': 'border',
  '--look-brand-color': 'brand.solid',
  '--look-on-brand-color': 'brand.contrast',
  '--look-link-color': 'brand.fg',
  '--look-tint-color': 'brand.subtle',
  '--look-accent-color': 'accent.solid',
};

type Values = Readonly<Partial<Record<LookPropertyName, string>>>;

function valuesOf(theme: Theme): Values {
  const values = tokenValues(theme);
  const set = propertyTokens.map(([property, [category, name]]) => [property, values[category]?.[name] ?? '']);
  const { '--look-card-shadow': shadow, ...sizes }: Readonly<Partial<Record<SettableName, string>>> =
    Object.fromEntries(set);
  return {
    ...sizes,
    // For our own titles, their styles say that.
    '--look-display-size': `min(${widest.display}, ${sizes['--look-display-size']})`,
    '--look-title-size': `min(${widest.title}, ${sizes['--look-title-size']})`,
    '--look-heading-size': `min(${widest.heading}, ${sizes['--look-heading-size']})`,
    '--look-card-shadow': shadow === 'unset' ? 'none' : (shadow ?? 'none'),
    '--look-text-font': theme.fonts.body.stack,
    '--look-heading-font': theme.fonts.heading.stack,
    ...Object.fromEntries(
      Object.entries(colors).map(([property, name]) => [property, `var(${variableOf('colors', name)})`]),
    ),
  };
}

/**
 * The CSS custom properties that blocks of a site's own read, by names that stay, and those that site.yaml sets for them. They are set
 * wherever colours change, so that each has the colour of the mode and the panel that it is read on. Nothing for a site without such blocks.
 */
export function namedProperties(theme: Theme): ReturnType<typeof defineGlobalStyles> {
  if (theme.isRead !== true) return {};
  return { ':root, .dark, .on-brand': { ...valuesOf(theme), ...theme.properties?.own } };
}
