import { expect } from 'playwright/test';
import { colorRoles } from '../../src/app/theme/roles.ts';
import { themeOf } from '../../src/content/theme/theme.ts';
import { at } from '../own-site/specification/addresses.ts';
import { test, usual } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A colour as browsers write it. */
const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const ground = colorRoles(themeOf()).bg;
const light = asRgb(ground.light);
const dark = asRgb(ground.dark);

const modeSwitch = '[data-mode-switch]';
const pageColor = (visitor: Visitor): Promise<string> =>
  visitor.run(() => getComputedStyle(document.body).backgroundColor);

test('the switch changes the mode, and the choice lasts over pages and reloads', async ({ visitor }) => {
  await visitor.resize(1440, 900);
  await visitor.visit(at.home);
  await expect.poll(() => pageColor(visitor)).toBe(light);
  await visitor.click(modeSwitch);
  await expect.poll(() => pageColor(visitor)).toBe(dark);
  await visitor.sees(`${modeSwitch}[aria-pressed=true]`);
  await visitor.visit(at.contact);
  await expect.poll(() => pageColor(visitor)).toBe(dark);
  await visitor.reload();
  await expect.poll(() => pageColor(visitor)).toBe(dark);
  await visitor.click(modeSwitch);
  await expect.poll(() => pageColor(visitor)).toBe(light);
});

/** Runs in the page: of each pair of pictures, one for light and one for dark pages, those that are shown. */
function shownOfPairs(): { readonly inDarkBands: readonly string[]; readonly elsewhere: readonly string[] } {
  const pairs = [...document.querySelectorAll<HTMLImageElement>('img + img')].map((dark) => ({
    shown: [dark.previousElementSibling?.checkVisibility() && 'light', dark.checkVisibility() && 'dark']
      .filter(Boolean)
      .join(' and '),
    isInBand: dark.closest('section.dark') !== null,
  }));
  const shownIn = (band: boolean): string[] => [
    ...new Set(pairs.filter(({ isInBand }) => isInBand === band).map(({ shown }) => shown)),
  ];
  return { inDarkBands: shownIn(true), elsewhere: shownIn(false) };
}

test('the mark, the map and the logos follow the switch, and are for dark pages in dark bands', async ({ visitor }) => {
  await visitor.resize(1440, 900);
  await visitor.visit('/press');
  await expect.poll(() => visitor.run(shownOfPairs)).toEqual({ inDarkBands: ['dark'], elsewhere: ['light'] });
  await visitor.click(modeSwitch);
  await expect.poll(() => visitor.run(shownOfPairs)).toEqual({ inDarkBands: ['dark'], elsewhere: ['dark'] });
  await visitor.visit(at.home);
  await expect.poll(async () => (await visitor.run(shownOfPairs)).elsewhere).toEqual(['dark']);
});

test.describe('a device that prefers dark pages', () => {
  // The settings of large-text.spec.ts, so that no other browser has to start.
  test.use({ settings: { ...usual, dark: true, largeText: true } });

  test('gets them, with their pictures, until its visitor chooses', async ({ visitor }) => {
    await visitor.resize(390, 844);
    await visitor.visit(at.home);
    await expect.poll(() => pageColor(visitor)).toBe(dark);
    await expect.poll(async () => (await visitor.run(shownOfPairs)).elsewhere).toEqual(['dark']);
    await visitor.sees(`${modeSwitch}[aria-pressed=true]`);
    await visitor.click(modeSwitch);
    await expect.poll(() => pageColor(visitor)).toBe(light);
    await visitor.visit(at.contact);
    await expect.poll(() => pageColor(visitor)).toBe(light);
  });

  test.describe('without script', () => {
    test.use({ settings: { ...usual, dark: true, script: false } });
    test('gets them too', async ({ visitor }) => {
      await visitor.visit(at.home);
      await expect.poll(() => pageColor(visitor)).toBe(dark);
      await expect.poll(async () => (await visitor.run(shownOfPairs)).elsewhere).toEqual(['dark']);
    });
  });
});
