import { differenceEuclidean, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { colorRoles } from '../../src/app/theme/roles.ts';
import { hexOf } from '../../src/content/theme/color.ts';
import { themeOf } from '../../src/content/theme/theme.ts';

const difference = differenceEuclidean('oklab');

/** Colours from all over the space, dark ones, light ones and grey ones. */
const colors = ['00', '80', 'ff'].flatMap((red, _, steps) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

test('buttons have the colour that was given, with words that can be read', () => {
  for (const brand of colors) {
    const { 'brand.solid': solid, 'brand.contrast': contrast } = colorRoles(themeOf({ brand }));
    expect(solid.light).toBe(brand);
    expect(wcagContrast(solid.light, contrast.light), brand).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(solid.dark, contrast.dark), brand).toBeGreaterThanOrEqual(4.5);
  }
});

test('text has the colour that was given where it can be read, and else the nearest that can', () => {
  const text = (brand: string): string => colorRoles(themeOf({ brand }))['brand.fg'].light;
  const kept = ['#0d5c63', '#8f3d1a', '#1d4ed8', '#5b2a86', '#0a2540', '#000000'];
  expect(kept.map(text)).toEqual(kept);
  for (const brand of colors) {
    const shown = text(brand);
    expect(wcagContrast(shown, '#ffffff'), brand).toBeGreaterThanOrEqual(4.5);
    expect(difference(text(shown), shown), `${brand} as ${shown}`).toBeLessThan(0.02);
  }
});

test('any colour of CSS is read, as the hex value that is drawn', () => {
  const written = ['tomato', '#FA3', 'rgb(180 83 42)', 'hsl(18deg 62% 44%)', 'oklch(55% 0.13 40)', ' RebeccaPurple '];
  expect(written.map(hexOf)).toEqual(['#ff6347', '#ffaa33', '#b4532a', '#b6542b', '#af5331', '#663399']);
  expect(['terracotta', '', 'url(x)', 'rgb(1, 2)', '#12345'].map(hexOf)).toEqual(Array(5).fill('unknown'));
  expect(['transparent', '#ff000080', 'rgb(0 0 0 / .5)'].map(hexOf)).toEqual(Array(3).fill('transparent'));
});

test('a warm brand has its own colour as its accent, a cool one amber', () => {
  const accent = (brand: string): string => colorRoles(themeOf({ brand }))['accent.solid'].light;
  expect(['teal', '#1d4ed8', 'green'].map(accent)).toEqual(Array(3).fill('#D59230'));
  expect(['#b4532a', '#cc0000', '#333333'].map(accent)).toEqual(['#b4532a', '#cc0000', '#333333']);
});
