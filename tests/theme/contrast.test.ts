import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { colorRoles, type Role, type Roles, surfaceRoles } from '../../src/app/theme/roles.ts';
import { isLook, looks } from '../../src/content/theme/looks.ts';
import { themeOf, type WrittenTheme } from '../../src/content/theme/theme.ts';

/** WCAG AA: text needs 4.5 to 1, edges of controls and focus rings 3 to 1. */
const text = 4.5;
const edge = 3;

const everyPage = ['bg', 'bg.subtle', 'bg.muted', 'bg.panel'];

const pairs: readonly (readonly [on: readonly string[], needs: number, ...colors: string[]])[] = [
  [everyPage, text, 'fg', 'fg.muted', 'fg.subtle', 'brand.fg', 'accent.lit'],
  [['brand.subtle', 'brand.muted'], text, 'brand.fg'],
  [['bg', 'bg.subtle', 'bg.panel'], text, 'accent.fg'],
  [['bg', 'bg.subtle', 'bg.panel', 'warning.subtle'], text, 'warning.fg'],
  [['warning.subtle'], text, 'fg'],
  [['brand.solid', 'brand.solidHover', 'brand.solidActive'], text, 'brand.contrast'],
  [['success.subtle', 'bg.panel'], text, 'success.fg'],
  [['error.subtle', 'bg', 'bg.panel'], text, 'error.fg'],
  [
    ['code.bg'],
    text,
    'code.fg',
    'code.comment',
    'code.string',
    'code.constant',
    'code.keyword',
    'code.function',
    'code.punctuation',
  ],
  [['bg.muted', 'success.subtle', 'brand.subtle', 'warning.subtle', 'error.subtle'], text, 'fg', 'fg.muted'],
  [['bg', 'bg.panel'], edge, 'border.field'],
  [['bg', 'bg.subtle', 'bg.panel'], edge, 'brand.focusRing'],
];

/** Text that stands on the coloured band itself. */
const onBand = ['fg', 'fg.muted', 'fg.subtle', 'brand.fg', 'brand.focusRing'];

/** Names of ours, and colours as authors give them: readable ones, glaring, pale and dark ones, black and white. */
const colors = [
  ...['teal', 'cyan', 'blue', 'indigo', 'violet', 'pink', 'red', 'orange', 'green', 'gray'],
  ...['#b4532a', '#ffe600', '#7cff00', '#fff2c0', '#0a2540', 'tomato', 'oklch(55% 0.2 250)', 'black', 'white'],
];

const themes: readonly (readonly [name: string, theme: WrittenTheme])[] = [
  ...colors.map((brand) => [brand, { brand }] as const),
  ...Object.keys(looks)
    .filter(isLook)
    .flatMap((look) =>
      ['teal', '#b4532a', '#ffe600'].map((brand) => [`${brand} in the look ${look}`, { look, brand }] as const),
    ),
  ['warm greys', { brand: 'gray', accent: '#b4532a', neutral: 'warm' }],
  ['cool greys', { brand: '#b4532a', accent: 'blue', neutral: 'cool' }],
  ['pure greys', { brand: 'red', accent: 'lime', neutral: 'pure' }],
  ['greys of a strong colour', { brand: 'green', accent: 'black', neutral: 'hotpink' }],
];

function role(roles: Roles, name: string): Role {
  const found = roles[name];
  if (found === undefined) throw new Error(`There is no role ${name}.`);
  return found;
}

/** Pairs that are too close, as `fg on bg in dark: 4.1`. */
function tooClose(roles: Roles, shade: (role: Role) => string, mode: string): string[] {
  return pairs.flatMap(([surfaces, needs, ...colors]) =>
    surfaces.flatMap((surface) =>
      colors.flatMap((color) => {
        const contrast = wcagContrast(shade(role(roles, color)), shade(role(roles, surface)));
        return contrast >= needs ? [] : [`${color} on ${surface} in ${mode}: ${contrast.toFixed(2)}`];
      }),
    ),
  );
}

/** How far neighbouring surfaces must differ to be told apart in dark mode. */
const step = 1.1;

test('in dark mode a deep band, the page, a subtle band, a panel and what is muted on it can be told apart', () => {
  const theme = themeOf();
  const steps = [
    role(surfaceRoles(theme), 'surface.dark').dark,
    ...['bg', 'bg.subtle', 'bg.panel', 'bg.muted'].map((name) => role(colorRoles(theme), name).dark),
  ];
  const luminances = steps.map((color) => wcagContrast(color, '#000000'));
  expect(luminances).toEqual(luminances.toSorted((one, other) => one - other));
  const contrasts = steps.slice(1).map((color, index) => wcagContrast(color, steps[index] ?? color));
  expect(Math.min(...contrasts)).toBeGreaterThan(step);
});

describe.each(themes)('with the colours of %s', (_, written) => {
  const theme = themeOf(written);
  const roles = colorRoles(theme);
  const surfaces = surfaceRoles(theme);

  test('every text can be read on its surface in light mode', () => {
    expect(tooClose(roles, ({ light }) => light, 'light')).toEqual([]);
  });

  test('every text can be read on its surface in dark mode', () => {
    expect(tooClose(roles, ({ dark }) => dark, 'dark')).toEqual([]);
  });

  test('every text can be read on a panel of the brand colour', () => {
    expect(tooClose(roles, ({ dark, onBrand }) => onBrand ?? dark, 'brand')).toEqual([]);
  });

  test('a band of the brand colour carries the text on it in both modes', () => {
    const { light, dark } = role(surfaces, 'surface.brand');
    const low = onBand.filter((name) => {
      const color = role(roles, name).onBrand ?? role(roles, name).dark;
      return Math.min(wcagContrast(color, light), wcagContrast(color, dark)) < text;
    });
    expect(low).toEqual([]);
  });

  test('a dark band carries the dark colours in both modes', () => {
    const { light, dark } = role(surfaces, 'surface.dark');
    const low = ['fg', 'fg.muted', 'fg.subtle', 'brand.fg', 'accent.fg'].filter((name) => {
      const color = role(roles, name).dark;
      return Math.min(wcagContrast(color, light), wcagContrast(color, dark)) < text;
    });
    expect(low).toEqual([]);
  });
});
