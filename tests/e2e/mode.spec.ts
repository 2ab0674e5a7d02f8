import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { colorRoles } from '../../src/app/theme/roles.ts';
import { themeOf } from '../../src/content/theme/theme.ts';
import { settings, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

const pageColor = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** A colour as browsers say it. */
const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const ground = colorRoles(themeOf()).bg;
const light = asRgb(ground.light);
const dark = asRgb(ground.dark);

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

test('of two pictures, one for dark pages, only that which is shown is fetched; on paper it is the light one', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at.home);
  // What isn't seen isn't fetched, however near it is.
  const logo = page.locator('main img:has(+ img)').first();
  const widthOf = (img: HTMLImageElement): number => img.naturalWidth;
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate(widthOf)).toBeGreaterThan(0);
  expect(await page.locator('main img + img').first().evaluate(widthOf)).toBe(0);
  await page.getByRole('button', { name: word('darkMode') }).click();
  await expect(logo).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toBeVisible();
  const [light, dark] = [settings.logo, settings.logoDark].map((file) => readFileSync(`public${file}`, 'utf8'));
  expect(light).not.toBe(dark);
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
