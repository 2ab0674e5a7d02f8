import { expect, test } from 'vitest';
import { modeCss } from '../../src/app/theme/modes.ts';
import { themeFor } from '../../src/app/theme/theme.ts';
import { themeOf } from '../../src/content/theme/theme.ts';

const rules = JSON.stringify(themeFor(themeOf())._global);

/** The names of the custom properties a rule sets. */
function variables(rule: unknown): string[] {
  return Object.keys(Object(rule)).filter((name) => name.startsWith('--'));
}

test('a visitor without script gets the same dark colours as one with', () => {
  const globalCss = modeCss(themeOf());
  const screen = Object(globalCss['@media screen']);
  const device = Object(globalCss['@media screen and (prefers-color-scheme: dark)'])['&:root:not(.light)'];
  const named = { ...screen['&.dark'], ...screen['&:root.dark'] };
  expect(variables(device).sort()).toEqual(variables(named).sort());
  for (const name of variables(device)) expect(device[name], name).toBe(named[name]);
  // Colours have both values, and are those of the scheme.
  expect(screen['&.dark'].colorScheme).toBe('dark');
  expect(screen['&:root:not(.light, .dark)'].colorScheme).toBe('light dark');
  expect(globalCss[':root']).toEqual({ colorScheme: 'light' });
});

test('every colour that a mode sets is a token with a light value', () => {
  const set = new Set([...rules.matchAll(/"(--sw-[a-z-]+)":/g)].map(([, name]) => name));
  const read = new Set([...rules.matchAll(/var\((--sw-[a-z0-9-]+)\)/g)].map(([, name]) => name));
  expect([...read].filter((name) => name !== undefined && !set.has(name))).toEqual([]);
});
