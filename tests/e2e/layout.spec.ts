import { expect, type Page } from 'playwright/test';
import { at } from '../own-site/specification/addresses.ts';
import { readPdf } from '../print/read-pdf.ts';
import { settled } from './settled.ts';
import { missing } from './sites.ts';
import { test } from './test.ts';

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('nothing is lost when a visitor spaces the text out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at.home);
  // The values of WCAG 2.2, success criterion 1.4.12, as a sheet of the visitor's own: the page's policy forbids a <style>.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await overflow(page)).toBe(0);
  const cut = await page
    .locator('main :is(h1, h2, h3, p, a)')
    .evaluateAll(
      (all) =>
        all.filter((each) => each.scrollHeight > each.clientHeight + 2 && getComputedStyle(each).overflow === 'hidden')
          .length,
    );
  expect(cut).toBe(0);
});

for (const width of [360, 390, 768, 1440]) {
  test(`nothing moves at ${width} px, although the font comes late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    // It comes when the page has been seen without it.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const route of [at.home, at.contact, at.cloud, at.blog, missing]) {
      await page.goto(route);
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      await settled(page);
      // A line may break elsewhere in the stand-in: less than a third of what still counts as good (0.1).
      expect(await page.evaluate(() => Reflect.get(window, 'shift')), route).toBeLessThan(0.03);
    }
  });
}

test('on paper no heading is alone at the foot of a sheet', async ({ page }) => {
  const letters = (text: string): string => text.replace(/\s+/g, '');
  for (const route of [at.enterprise, at.contact, at.about]) {
    await page.goto(route);
    const headings = (await page.locator('main :is(h1, h2, h3)').allInnerTexts()).map(letters);
    const { texts } = await readPdf(await page.pdf());
    for (const text of texts)
      expect(
        headings.filter((each) => letters(text).endsWith(each)),
        route,
      ).toEqual([]);
  }
});

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at.home);
  await page.locator('main li a').first().hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('buttons and cards keep their edges in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at.home);
  const edges = await page
    .locator(`main :is(a[href="${at.contact}"], a[href="${at.solutions}"])`)
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopStyle));
  expect(edges.length).toBeGreaterThan(1);
  expect(edges.every((edge) => edge === 'solid')).toBe(true);
});
