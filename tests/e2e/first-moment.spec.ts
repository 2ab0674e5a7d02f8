import { expect, test } from 'playwright/test';
import { at } from '../own-site/specification/addresses.ts';
import { documentOf } from './html.ts';
import { routes } from './sites.ts';

/** Notes whether the rest of the page waited for what is on the screen, from before anything is painted. */
const noteWaiting = (): void => {
  const look = (): void => {
    if (document.documentElement?.hasAttribute('data-first')) Object.assign(window, { hasWaited: true });
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
};

const waiting = 'html[data-first]';

test('the rest of a page is laid out after what is on the screen; who comes back is where they were', async ({
  page,
}) => {
  await page.addInitScript(noteWaiting);
  await page.goto(at.about);
  await expect(page.locator(waiting)).toHaveCount(0);
  expect(await page.evaluate('window.hasWaited')).toBe(true);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);

  await page.reload();
  expect(await page.evaluate('window.hasWaited')).toBeUndefined();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('who comes to a place on a page sees it at once', async ({ page }) => {
  await page.addInitScript(noteWaiting);
  await page.goto(at.about);
  const id = await page.evaluate(
    () => [...document.querySelectorAll('main section[id], main section [id]')].at(-1)?.id,
  );
  await page.goto('about:blank');
  await page.goto(`${at.about}#${id}`);
  expect(await page.evaluate('window.hasWaited')).toBeUndefined();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('drawn scenes stand still after five seconds, and move on under a pointer', async ({ page }) => {
  const route = routes.find((each) => /class="[^"]*\bglow\b/.test(documentOf(each)));
  expect(route).toBeDefined();
  await page.goto(route ?? '');
  const ends = (): Promise<number[]> =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
  await page.locator('.glow').first().scrollIntoViewIfNeeded();
  const all = await ends();
  expect(all.length).toBeGreaterThan(0);
  expect(Math.max(...all)).toBeLessThan(5000);
  await page.locator('svg:has(.glow)').first().hover();
  await expect.poll(async () => Math.max(...(await ends()))).toBe(Number.POSITIVE_INFINITY);
});
