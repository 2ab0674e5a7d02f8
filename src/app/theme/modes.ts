import type { defineGlobalStyles, SystemConfig } from '@chakra-ui/react';
import type { Frame } from '../../model/plan.ts';
import { colorRoles, type Role, type Roles, shadowRoles, surfaceRoles } from './roles.ts';

type Styles = ReturnType<typeof defineGlobalStyles>;
type SemanticTokens = NonNullable<NonNullable<SystemConfig['theme']>['semanticTokens']>;
type Category = 'colors' | 'shadows';
type Token = { readonly value: string };
type Variable = `--${string}`;
type Variables = Record<Variable, string>;

/** Prefix of every custom property of ours. */
export const variablePrefix = 'sw';

const variableOf = (category: Category, name: string): Variable =>
  `--${variablePrefix}-${category}-${name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `{ 'fg.muted': ... }` becomes `{ fg: { muted: { value } } }`, as Chakra wants its tokens. */
function tokensOf(roles: Roles): Record<string, Record<string, Token>> {
  const tokens: Record<string, Record<string, Token>> = {};
  for (const [name, role] of Object.entries(roles)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    tokens[group] = { ...tokens[group], [shade]: { value: role.light } };
  }
  return tokens;
}

function variablesOf(category: Category, roles: Roles, mode: (role: Role) => string | undefined): Variables {
  const entries = Object.entries(roles).map(([name, role]) => [variableOf(category, name), mode(role)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [Variable, string] => entry[1] !== undefined));
}

const variables = (colors: Roles, mode: (role: Role) => string | undefined): Variables => ({
  ...variablesOf('colors', colors, mode),
  ...variablesOf('shadows', shadowRoles, mode),
});

/**
 * The colour modes, from one table. Light is the tokens' own value. The class `dark`, on `<html>` or on any section,
 * switches all roles for what is inside; a visitor without script gets what the device asks for, unless `<html>`
 * says `light`. The classes `dark on-brand` together make a panel of the brand colour. Paper is always light.
 */
export function modeCss(brand: Frame['brand']): Styles {
  const roles = colorRoles(brand);
  const surfaces = surfaceRoles(brand);
  const dark = variables(roles, (role) => role.dark);
  const lightSurfaces = variablesOf('colors', surfaces, (role) => role.light);
  const darkSurfaces = variablesOf('colors', surfaces, (role) => role.dark);
  return {
    ':root': { colorScheme: 'light' },
    '@media screen': {
      '&.dark': { ...dark, color: 'fg', colorScheme: 'dark' },
      '&:root': lightSurfaces,
      '&:root.dark': darkSurfaces,
      '&.on-brand': variables(roles, (role) => role.onBrand),
    },
    '@media screen and (prefers-color-scheme: dark)': {
      '&:root:not(.light)': { ...dark, ...darkSurfaces, colorScheme: 'dark' },
    },
  };
}

/** The names of all roles, with their light values. */
export function modeTokens(brand: Frame['brand']): SemanticTokens {
  const roles = colorRoles(brand);
  const surfaces = surfaceRoles(brand);
  return { colors: tokensOf({ ...roles, ...onPaper(surfaces) }), shadows: flatTokens(shadowRoles) };
}

/** Coloured bands are plain on paper. */
function onPaper(surfaces: Roles): Roles {
  return Object.fromEntries(Object.entries(surfaces).map(([name, role]) => [name, { ...role, light: 'transparent' }]));
}

function flatTokens(roles: Roles): Record<string, Token> {
  return Object.fromEntries(Object.entries(roles).map(([name, role]) => [name, { value: role.light }]));
}
