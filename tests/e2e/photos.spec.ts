import { readFile } from 'node:fs/promises';
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
  // Its words are for screen readers. On paper they are a line, and the frame is gone.
  expect(await picture.evaluate((img) => getComputedStyle(img, '::after').content)).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect((await picture.boundingBox())?.height).toBeLessThan(100);
  await page.emulateMedia({ media: null });
});

test("a small screen asks the photo host for a small picture, a large one for the author's", async ({ browser }) => {
  const asked = async (width: number, deviceScaleFactor: number): Promise<string[]> => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor });
    const body = await readFile('tests/e2e/photo.png');
    const widths: string[] = [];
    await page.route(photoHost, (route) => {
      widths.push(new URL(route.request().url()).searchParams.get('w') ?? '');
      return route.fulfill({ body, contentType: 'image/png' });
    });
    await page.goto(sites.photos.url);
    for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => widths.length).toBe(3);
    await page.close();
    return widths;
  };
  expect(await asked(390, 1)).toEqual(['480', '480', '480']);
  // 36rem beside the text and 37rem in two columns, at two pixels a point; the cards' photos have no more than 800.
  expect(await asked(1440, 2)).toEqual(['1200', '800', '800']);
});
