import { expect, type Page, type Route } from 'playwright/test';
import { block, text, word } from '../own-site/content.ts';
import { isMarked, markDocument, takenOver, takeOver } from './taken-over.ts';
import { test } from './test.ts';

const press = '/press';
const pictures = (page: Page) => page.locator(`#${text(block(press, 'gallery'), 'id')} li a`);
const map = (page: Page) => page.locator(`#${text(block(press, 'embed'), 'id')} a`);
const viewer = (page: Page) => page.getByRole('dialog', { name: word('largePicture') });

/** Keeps the app from coming. Gives what lets it come. */
async function withoutApp(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  await page.route('**/built/app-*.js', (route) => void waiting.push(route));
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    for (const route of waiting) await route.continue();
  };
}

test('a picture and a map that are pressed before the app is there wait for it, and open here', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'A map' }));
  const come = await withoutApp(page);
  await page.goto(press);
  await markDocument(page);
  await pictures(page).nth(1).click();
  await map(page).click();
  await expect(pictures(page).nth(1)).toHaveAttribute('data-held', '');
  await come();
  await expect(viewer(page).locator('img')).toHaveAttribute(
    'src',
    // Of a picture for each mode, the one that was seen.
    (await pictures(page).nth(1).locator('img:visible').getAttribute('src')) ?? '',
  );
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveURL(press);
});

test('where the app does not come, the link is followed after five seconds', async ({ page }) => {
  await withoutApp(page);
  await page.clock.install({ time: 0 });
  await page.goto(press);
  await page.clock.pauseAt(60_000);
  const file = (await pictures(page).first().getAttribute('href')) ?? '';
  await pictures(page).first().click();
  await page.clock.runFor(4900);
  await expect(page).toHaveURL(press);
  await page.clock.runFor(200);
  await expect(page).toHaveURL((url) => url.pathname === file);
});

test('with a key held down the picture is the browser’s, before the app is there, too', async ({ page, context }) => {
  await withoutApp(page);
  await page.goto(press);
  const opened = context.waitForEvent('page');
  await pictures(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(pictures(page).first()).not.toHaveAttribute('data-held');
});

test('Back closes a picture, Forward shows it again, and closing it leaves nothing in the history', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto(press);
  await takeOver(page);
  await markDocument(page);
  await pictures(page).nth(1).click();
  await expect(viewer(page)).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(pictures(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL(press);
  await page.goForward();
  await expect(viewer(page)).toBeVisible();
  await viewer(page)
    .getByRole('button', { name: word('closePicture') })
    .click();
  await expect(viewer(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.locator('#announcer')).toHaveText('');
  expect(await isMarked(page)).toBe(true);

  // A reload closes it. Back leads to the page before then, as it does for whoever has closed it.
  await pictures(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await page.reload();
  await takeOver(page);
  await expect.poll(() => page.evaluate(() => history.state?.picture)).toBeUndefined();
  await expect(viewer(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an announcement that was put away is not painted on the next page, and the focus is kept', async ({ page }) => {
  const bar = page.getByRole('region', { name: word('announcement') });
  await page.goto(press);
  await takeOver(page);
  const before = page.locator('main a').last();
  await before.evaluate((link: HTMLElement) => link.focus());
  const link = page.locator('main section:not([aria-label]) a').last();
  await link.focus();
  await bar.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(bar).toBeHidden();
  await expect(link).toBeFocused();

  // Without the app: what was kept is read before anything is painted.
  await withoutApp(page);
  await page.goto(press);
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('away', 'other'));
  await page.reload();
  await expect(bar).toBeVisible();
});

test('an announcement that is put away before the app is there stays away', async ({ page }) => {
  const bar = page.getByRole('region', { name: word('announcement') });
  const come = await withoutApp(page);
  await page.goto(press);
  await bar.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(bar).toBeHidden();
  await come();
  await takenOver(page);
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await expect(bar).toBeHidden();
});

test('Back gives the focus to the link that was followed', async ({ page }) => {
  await page.goto('/about');
  await takeOver(page);
  const links = page.locator('main a[data-page]');
  const link = links.nth((await links.count()) - 2);
  await link.focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
