import { expect, type Page, type Route } from 'playwright/test';
import { block, text, word } from '../own-site/content.ts';
import { takenOver, takeOver } from './taken-over.ts';
import { test } from './test.ts';

const press = '/press';
const bar = (page: Page) => page.getByRole('region', { name: word('announcement') });
const close = (page: Page) => bar(page).getByRole('checkbox', { name: word('putAway') });

/** How far things have moved that nobody has touched, since the page came. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer) => {
        type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => answer(sum)));
      }),
  );

test('an announcement moves nothing: when it comes, when the app is there, and where it was put away', async ({
  page,
}) => {
  expect(text(block(press, 'announcement'), 'type')).toBe('announcement');
  await page.goto(press);
  await expect(bar(page)).toBeVisible();
  await takeOver(page);
  expect(await shifted(page)).toBe(0);
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
  await takeOver(page);
  expect(await shifted(page)).toBe(0);
});

test('an announcement that is put away before the app is there stays away, and the focus is on the page', async ({
  page,
}) => {
  const waiting: Route[] = [];
  await page.route('**/assets/app-*.js', (route) => void waiting.push(route));
  await page.goto(press);
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const route of waiting) await route.continue();
  await takenOver(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.unroute('**/assets/app-*.js');
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
});
