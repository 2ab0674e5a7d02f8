import type { defineGlobalStyles, SystemConfig } from '@chakra-ui/react';
import type { Theme } from '../../model/theme.ts';
import { colorNames, shadowNames, surfaceNames } from './role-names.ts';
import { colorRoles, type Role, type Roles, shadowRoles, surfaceRoles } from './roles.ts';
import { tokenValues } from './tokens.ts';

type Styles = ReturnType<typeof defineGlobalStyles>;
/** Tokens that depend on the mode. */
export type SemanticTokens = NonNullable<NonNullable<SystemConfig['theme']>['semanticTokens']>;
type Category = 'colors' | 'shadows';
type Token = { readonly value: string };
type Variable = `--${string}`;
type Variables = Record<Variable, string>;

/** Prefix of every custom property of ours. */
export const variablePrefix = 'sw';

const variableOf = (category: Category, name: string): Variable =>
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

function variablesOf(category: Category, roles: Roles, mode: (role: Role) => string | undefined): Variables {
  const entries = Object.entries(roles).map(([name, role]) => [variableOf(category, name), mode(role)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [Variable, string] => entry[1] !== undefined));
}

const variables = (theme: Theme, mode: (role: Role) => string | undefined): Variables => ({
  ...variablesOf('colors', colorRoles(theme), mode),
  ...variablesOf('shadows', shadowRoles(theme), mode),
});

/** What is drawn with colours. Its colours are those of the element it is declared on, so each mode declares it anew. */
function drawnInColors(theme: Theme): Variables {
  const drawn = Object.entries(tokenValues(theme).assets).filter(([, value]) =>
    value.includes(`var(--${variablePrefix}-colors-`),
  );
  return Object.fromEntries(drawn.map(([name, value]) => [`--${variablePrefix}-assets-${name}` as const, value]));
}

/**
 * The colour modes, from one table. Light is the tokens' own value. The class `dark`, on `<html>` or on any section,
 * switches all roles for what is inside; a visitor without script gets what the device asks for, unless `<html>`
 * says `light`. The classes `dark on-brand` together make a panel of the brand colour. Paper is always light.
 */
export function modeCss(theme: Theme): Styles {
  const surfaces = surfaceRoles(theme);
  const drawn = drawnInColors(theme);
  const dark = { ...variables(theme, (role) => role.dark), ...drawn };
  const lightSurfaces = variablesOf('colors', surfaces, (role) => role.light);
  const darkSurfaces = variablesOf('colors', surfaces, (role) => role.dark);
  return {
    ':root': { colorScheme: 'light' },
    '@media screen': {
      '&.dark': { ...dark, color: 'fg', colorScheme: 'dark' },
      '&:root': lightSurfaces,
      '&:root.dark': darkSurfaces,
      '&.on-brand': { ...variables(theme, (role) => role.onBrand), ...drawn },
    },
    '@media screen and (prefers-color-scheme: dark)': {
      '&:root:not(.light)': { ...dark, ...darkSurfaces, colorScheme: 'dark' },
    },
  };
}

const lightOf = (roles: Roles): [string, string][] => Object.entries(roles).map(([name, { light }]) => [name, light]);

/** All roles, with their light values. Coloured bands are plain on paper. */
export function modeTokens(theme: Theme): SemanticTokens {
  const onPaper = surfaceNames.map((name) => [name, 'transparent'] as const);
  return {
    colors: tokensOf([...lightOf(colorRoles(theme)), ...onPaper]),
    shadows: tokensOf(lightOf(shadowRoles(theme))),
  };
}

/** The same for a browser, without the values: no rule names them. */
export function namedTokens(): SemanticTokens {
  const named = (names: readonly string[]): [string, string][] => names.map((name) => [name, 'unset']);
  return { colors: tokensOf(named([...colorNames, ...surfaceNames])), shadows: tokensOf(named(shadowNames)) };
}
