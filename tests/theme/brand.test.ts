import { expect, test } from 'vitest';
import { colorRoles } from '../../src/app/theme/roles.ts';
import { brandRamp, changedBrand } from '../../src/content/brand-ramp.ts';

/** Colours from all over the space, dark ones, light ones and grey ones. */
const colors = ['00', '33', '80', 'cc', 'ff'].flatMap((red, _, steps) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

test('the colour that is said to be shown is that of links and buttons', () => {
  for (const color of colors) {
    const changed = changedBrand(color);
    if (changed !== undefined) expect(colorRoles(brandRamp(color))['brand.solid'].light).toBe(changed.shown);
  }
});

test('whoever writes the colour that is shown gets it, and hears no more of it', () => {
  for (const color of colors) {
    const { shown } = changedBrand(color) ?? { shown: color };
    expect(changedBrand(shown), color).toBeUndefined();
  }
});

test('a colour that is nearly kept is no news', () => {
  const kept = ['#0d828c', '#b4531f', '#1d4ed8', '#2563eb', '#007a87', '#5b2a86'];
  expect(kept.map(changedBrand)).toEqual(kept.map(() => undefined));
  expect(changedBrand('#fff2c0')).toEqual({ shown: '#645b38', isTooLight: true });
  expect(changedBrand('#0a2540')).toEqual({ shown: '#475d75', isTooLight: false });
});
