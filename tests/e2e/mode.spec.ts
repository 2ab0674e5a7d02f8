import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { colorRoles } from '../../src/app/theme/roles.ts';
import { themeOf } from '../../src/content/theme/theme.ts';
import { settings, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { sites } from './sites.ts';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

const pageColor = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** A colour as browsers say it. */
const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const ground = colorRoles(themeOf()).bg;
const light = asRgb(ground.light);
const dark = asRgb(ground.dark);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a device set to ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('sees its own mode', async ({ page }) => {
      await page.goto(at.home);
      expect(await pageColor(page)).toBe(colorScheme === 'dark' ? dark : light);
    });

    test('the switch changes it, and the choice lasts over pages and reloads', async ({ page }) => {
      await page.goto(at.home);
      const modeSwitch = page.getByRole('button', { name: word('darkMode') });
      await expect(modeSwitch).toHaveAttribute('aria-pressed', String(colorScheme === 'dark'));
      await modeSwitch.click();
      const other = colorScheme === 'dark' ? light : dark;
      expect(await pageColor(page)).toBe(other);
      await page.goto(at.contact);
      expect(await pageColor(page)).toBe(other);
      await expect(modeSwitch).toHaveAttribute('aria-pressed', String(colorScheme !== 'dark'));
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });
      test('sees its own mode', async ({ page }) => {
        await page.goto(at.home);
        const color = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        expect(color).toBe(colorScheme === 'dark' ? dark : light);
      });
    });
  });
}

test('the remembered mode is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('color-mode', 'dark'));
  // The colour that each part of the page has the moment the parser has made it.
  await page.addInitScript(() => {
    const colors: string[] = [];
    Object.assign(window, { colors });
    new MutationObserver(() => {
      if (document.body) colors.push(getComputedStyle(document.body).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(at.home);
  const colors = await page.evaluate(() => Reflect.get(window, 'colors'));
  expect(new Set(colors)).toEqual(new Set([dark]));
});

test('a change of the device is followed until the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at.home);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => pageColor(page)).toBe(dark);
});

test('works for the length of a page where storage is denied', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(at.home);
  await page.getByRole('button', { name: word('darkMode') }).click();
  expect(await pageColor(page)).toBe(dark);
  expect(errors).toEqual([]);
});

/** Of each picture that there is for light and for dark, which is seen. In bands that are always dark, and elsewhere. */
function seenOf(): { readonly inBand: readonly string[]; readonly elsewhere: readonly string[] } {
  const pairs = [...document.querySelectorAll<HTMLImageElement>('img + img')].map((dark) => {
    const light = dark.previousElementSibling;
    const seen = [light?.checkVisibility() && 'light', dark.checkVisibility() && 'dark'].filter(Boolean).join(' and ');
    return { seen, isInBand: dark.closest('section.dark') !== null };
  });
  const seenIn = (band: boolean): string[] => [
    ...new Set(pairs.filter(({ isInBand }) => isInBand === band).map(({ seen }) => seen)),
  ];
  return { inBand: seenIn(true), elsewhere: seenIn(false) };
}

test('the mark, the map and the logos follow the switch, the device and dark bands; on paper they are light', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at.home);
  // What isn't seen isn't fetched, however near it is.
  const logo = page.locator('main img:has(+ img)').first();
  const widthOf = (img: HTMLImageElement): number => img.naturalWidth;
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate(widthOf)).toBeGreaterThan(0);
  expect(await page.locator('main img + img').first().evaluate(widthOf)).toBe(0);
  await page.goto('/press');
  expect(await page.evaluate(seenOf)).toEqual({ inBand: ['dark'], elsewhere: ['light'] });
  await page.getByRole('button', { name: word('darkMode') }).click();
  expect(await page.evaluate(seenOf)).toEqual({ inBand: ['dark'], elsewhere: ['dark'] });
  await page.emulateMedia({ media: 'print' });
  // The header isn't on paper.
  expect(await page.evaluate(seenOf)).toEqual({ inBand: ['dark'], elsewhere: ['', 'light'] });
  await page.emulateMedia({ media: 'screen' });
  const [light, dark] = [settings.logo, settings.logoDark].map((file) => readFileSync(`public${file}`, 'utf8'));
  expect(light).not.toBe(dark);
  const noScript = await browser.newPage({ baseURL: sites.root.url, javaScriptEnabled: false, colorScheme: 'dark' });
  await noScript.goto('/press');
  await expect(noScript.locator(`header img[src="${settings.logoDark}"]`)).toBeVisible();
  await expect(noScript.locator(`header img[src="${settings.logo}"]`)).toBeHidden();
  await noScript.close();
});

test('paper is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(at.contact);
  expect(await pageColor(page)).toBe(light);
  await expect(page.locator('header')).toBeHidden();
  await expect(page.locator('main details:not([open]) p').first()).toBeVisible();
  // The frame of a picture fits it, though the form beside it is gone.
  const room = (img: Element): number => (img.parentElement?.clientWidth ?? 0) - img.clientWidth;
  expect(await page.locator('main img').first().evaluate(room)).toBeLessThanOrEqual(1);
  // Older browsers don't show by a style what is closed.
  await takeOver(page);
  const open = (): Promise<number> => page.locator('main details[open]').count();
  const before = await open();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await open()).toBe(await page.locator('main details').count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await open()).toBe(before);
});
