import { expect } from 'playwright/test';
import { sites } from './sites.ts';
import { photoHost, test } from './test.ts';

test.use({ baseURL: sites.photos.url });

test('pictures of a stock photo host are shown at their ratio', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
  const ratios = await pictures.evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.round((width / height) * 100) / 100;
    }),
  );
  // The hero's picture stands 4:3, those of cards 16:10, whatever the photo is.
  expect(ratios).toEqual([1.33, 1.6, 1.6]);
});

test('pictures below the fold wait until they are near', async ({ page }) => {
  await page.route(photoHost, (route) => route.abort());
  await page.goto('/');
  expect(await page.locator('main img').evaluateAll((all) => all.map((each) => each.getAttribute('loading')))).toEqual([
    null,
    'lazy',
    'lazy',
  ]);
});

test('a host that cannot be reached leaves a page that still looks intended', async ({ page }) => {
  await page.route(photoHost, (route) => route.abort());
  await page.goto('/');
  const picture = page.locator('main img').first();
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
