import { expect, type Page } from 'playwright/test';
import { block, text, word } from '../own-site/content.ts';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

const press = '/press';
const bar = (page: Page) => page.getByRole('region', { name: word('announcement') });
const close = (page: Page) => bar(page).getByRole('checkbox', { name: word('putAway') });

/** What has moved that nobody has touched since the page came, by more than a font that takes the place of another: how far. */
const shifted = (page: Page): Promise<object> =>
  page.evaluate(
    () =>
      new Promise<object>((answer) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        let all = 0;
        let ofBar = 0;
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue;
            all += value;
            const isOfBar = ({ node }: Shift['sources'][number]): boolean =>
              (node instanceof Element ? node : node?.parentElement)?.closest('[data-screen-only]') != null;
            if (sources.some(isOfBar)) ofBar += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => answer({ ofBar, isStill: all < 0.001 })));
      }),
  );

const still = { ofBar: 0, isStill: true };

test('an announcement moves nothing: when it comes, when the app is there, and where it was put away', async ({
  page,
}) => {
  expect(text(block(press, 'announcement'), 'type')).toBe('announcement');
  await page.goto(press);
  await expect(bar(page)).toBeVisible();
  await takeOver(page);
  expect(await shifted(page)).toEqual(still);
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
  await takeOver(page);
  expect(await shifted(page)).toEqual(still);
});
