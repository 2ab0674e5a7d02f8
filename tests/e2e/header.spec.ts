import { expect, type Locator, type Page } from 'playwright/test';
import { block, menuEntry, subMenus, text, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { scrollThreshold } from '../own-site/specification/words.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';

const services = menuEntry(at.services);
const solutions = menuEntry(at.solutions);
const contact = menuEntry(at.contact);

/** What opens an entry of the menu. */
const opener = (page: Page, { label }: typeof services): Locator =>
  page.locator('header nav summary', { hasText: label });
/** The button of the menu on small screens. */
const menuButton = `summary[aria-label="${word('menu')}"]`;

/** The id of a block on the home page. */
const place = (type: string): string => text(block(at.home, type), 'id');

/** Opacity of the bar's own background, which is a pseudo-element. */
const barOpacity = (page: Page): Promise<number> =>
  page.locator('header').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

const barColor = (page: Page): Promise<string> =>
  page.locator('header').evaluate((header) => getComputedStyle(header, '::before').backgroundColor);

test(`the bar is clear up to ${scrollThreshold} px of scroll and solid white after`, async ({ page }) => {
  const scrollDown = (top: number): Promise<void> =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await page.goto(at.home);
  expect(await barOpacity(page)).toBe(0);
  await scrollDown(scrollThreshold);
  await settled(page);
  expect(await barOpacity(page)).toBe(0);
  await scrollDown(scrollThreshold + 1);
  await expect.poll(() => barOpacity(page)).toBe(1);
  expect(await barColor(page)).toBe('rgb(255, 255, 255)');
  await scrollDown(0);
  await expect.poll(() => barOpacity(page)).toBe(0);
});

test('a reload in the middle of the page starts with a solid bar', async ({ page }) => {
  await page.goto(`/#${place('media-text')}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollThreshold);
  await expect.poll(() => barOpacity(page)).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is always solid', async ({ page }) => {
    await page.goto(at.home);
    expect(await barOpacity(page)).toBe(1);
  });
});

test('sub-menus fit the window at every width that shows them', async ({ page }) => {
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at.home);
    for (const label of subMenus) {
      await page.locator('header nav:visible summary', { hasText: label }).click();
      const box = await page.locator('header nav:visible details[open] > div').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('the current page is marked in the menu, and the section it is in, on a phone too', async ({ page }) => {
  await page.goto(at.contact);
  const current = page.locator('header nav').first().locator('[aria-current=page]');
  expect(await current.allTextContents()).toEqual([contact.label]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at.cloud);
  await page.locator(menuButton).click();
  const entry = opener(page, services);
  await expect(entry).toHaveAttribute('aria-current', 'true');
  const color = (summary: Element): string => getComputedStyle(summary).color;
  expect(await entry.evaluate(color)).not.toBe(await opener(page, solutions).evaluate(color));
});
