import type { defineGlobalStyles, SystemConfig } from '@chakra-ui/react';
import type { Theme } from '../../model/theme.ts';
import { colorRoles, type Role, type Roles, shadowRoles, surfaceRoles } from './roles.ts';
import { tokenValues } from './tokens.ts';

type Styles = ReturnType<typeof defineGlobalStyles>;
type SemanticTokens = NonNullable<NonNullable<SystemConfig['theme']>['semanticTokens']>;
type Category = 'colors' | 'shadows';
type Token = { readonly value: string };
type Variable = `--${string}`;
type Variables = Record<Variable, string>;

export const variablePrefix = 'sw';

/** The custom property of a token that depends on the mode. */
export const variableOf = (category: Category, name: string): Variable =>
  `--${variablePrefix}-${category}-${name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `fg.muted` becomes `{ fg: { muted: { value } } }`, as Chakra wants its tokens. */
function tokensOf(values: readonly (readonly [string, string])[]): Record<string, Record<string, Token>> {
  const tokens: Record<string, Record<string, Token>> = {};
  for (const [name, value] of values) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    tokens[group] = { ...tokens[group], [shade]: { value } };
  }
  return tokens;
}

type Mode = keyof Role;

/** The roles that have a value of their own in a mode. */
function variablesOf(category: Category, roles: Roles, mode: Mode): Variables {
  const entries = Object.entries(roles).map(([name, role]) => [variableOf(category, name), role[mode]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [Variable, string] => entry[1] !== undefined));
}

/** What is drawn with colours. Its colours are those of the element it is declared on, so a panel of another colour declares it anew. */
function drawnInColors(theme: Theme): Variables {
  const drawn = Object.entries(tokenValues(theme).assets ?? {}).filter(([, value]) =>
    value.includes(`var(--${variablePrefix}-colors-`),
  );
  return Object.fromEntries(drawn.map(([name, value]) => [`--${variablePrefix}-assets-${name}` as const, value]));
}

/** The surfaces of bands in a mode. Words of a dark band follow its scheme: where a browser can't, they are black, and the band must have no ground. */
function surfacesOf(theme: Theme, mode: Mode): Variables {
  const entries = Object.entries(variablesOf('colors', surfaceRoles(theme), mode));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.includes('-dark') ? `light-dark(${value},${value})` : value]),
  );
}

/**
 * The colour modes, from one table. A colour's token holds both of its values (`light-dark()`), and each element takes the one of its
 * own colour scheme. The class `dark`, on `<html>` or on any section, makes it dark for what is inside; a visitor without script gets
 * what the device asks for, unless `<html>` says `light`. Shadows are no colours, and surfaces follow the page: these are set by mode.
 * The classes `dark on-brand` together make a panel of the brand colour. Paper is always light.
 */
export function modeCss(theme: Theme): Styles {
  const shadows = shadowRoles(theme);
  const darkShadows = variablesOf('shadows', shadows, 'dark');
  const darkSurfaces = surfacesOf(theme, 'dark');
  const onBrand = {
    ...variablesOf('colors', colorRoles(theme), 'onBrand'),
    ...variablesOf('shadows', shadows, 'onBrand'),
  };
  return {
    ':root': { colorScheme: 'light' },
    '@media screen': {
      '&:root:not(.light, .dark)': { colorScheme: 'light dark' },
      '&.dark': { ...darkShadows, color: 'fg', colorScheme: 'dark' },
      '&:root': surfacesOf(theme, 'light'),
      '&:root.dark': darkSurfaces,
      '&.on-brand': { ...onBrand, ...drawnInColors(theme) },
    },
    '@media screen and (prefers-color-scheme: dark)': {
      '&:root:not(.light)': { ...darkShadows, ...darkSurfaces },
    },
  };
}

/** All roles: colours with both of their values, shadows with the light one. Coloured bands are plain on paper. */
export function modeTokens(theme: Theme): SemanticTokens {
  const colors = Object.entries(colorRoles(theme)).map(
    ([name, { light, dark }]) => [name, light === dark ? light : `light-dark(${light},${dark})`] as const,
  );
  const shadows = Object.entries(shadowRoles(theme)).map(([name, { light }]) => [name, light] as const);
  const onPaper = Object.keys(surfaceRoles(theme)).map((name) => [name, 'transparent'] as const);
  return { colors: tokensOf([...colors, ...onPaper]), shadows: tokensOf(shadows) };
}
