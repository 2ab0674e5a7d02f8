import { expect, type Page } from 'playwright/test';
import { block, text, word } from '../own-site/content.ts';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

const press = '/press';
const bar = (page: Page) => page.getByRole('region', { name: word('announcement') });
const close = (page: Page) => bar(page).getByRole('checkbox', { name: word('putAway') });

/** How far things have moved that nobody has touched, since the page came: the sum of its layout shifts. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer) => {
        type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, value } of list.getEntries() as Shift[]) if (!hadRecentInput) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => answer(sum)));
      }),
  );

/** A font that takes the place of another moves the ends of some words, on a busy machine by 0.01. A bar that came later would be a sixteenth of the window. */
const still = 0.02;

test('an announcement moves nothing: when it comes, when the app is there, and where it was put away', async ({
  page,
}) => {
  expect(text(block(press, 'announcement'), 'type')).toBe('announcement');
  await page.goto(press);
  await expect(bar(page)).toBeVisible();
  await takeOver(page);
  expect(await shifted(page)).toBeLessThan(still);
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
  await takeOver(page);
  expect(await shifted(page)).toBeLessThan(still);
});
