import { expect } from 'playwright/test';
import { block, list, menuEntry, page as pageAt, text, word } from '../own-site/content.ts';
import { at, linked, restApi } from '../own-site/specification/addresses.ts';
import { missing } from './sites.ts';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

const shadow = (element: Element): string => getComputedStyle(element).boxShadow;

test('a field that is wrong says so in words, and still shows the focus', async ({ page }) => {
  await page.goto(at.contact);
  const email = page.getByRole('textbox', { name: word('email') });
  const problem = page.getByText(word('enterEmail'));
  await expect(problem).toBeHidden();
  await email.pressSequentially('nobody');
  await page.keyboard.press('Tab');
  await expect(problem).toBeVisible();
  const left = await email.evaluate(shadow);
  await email.focus();
  await expect.poll(() => email.evaluate(shadow)).not.toBe(left);
  await email.fill('somebody@example.com');
  await page.keyboard.press('Tab');
  await expect(problem).toBeHidden();
});

test('opening an answer moves nothing above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at.contact);
  const second = page.locator('main summary').nth(1);
  const answer = (at: number) => page.locator('main details').nth(at).locator('p').first();
  await second.scrollIntoViewIfNeeded();
  const before = await second.boundingBox();
  await second.click();
  await expect(answer(1)).toBeVisible();
  expect((await second.boundingBox())?.y).toBe(before?.y);
  await expect(answer(0)).toBeVisible();
});

test('the footer of a short page ends at the bottom of a tall window', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(missing);
  const box = await page.locator('footer').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(1920, 0);
});

test('the rows of a sub-menu stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  for (const { label, items } of [menuEntry(at.services), menuEntry(at.solutions)]) {
    await page.locator('header nav:visible summary', { hasText: label }).click();
    const tops = await page
      .locator('header nav:visible details[open] li b')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops).toHaveLength(items.length);
    expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
  }
});

test('code can be copied by keyboard as soon as the app is there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(restApi);
  const box = page.locator('main [data-code]').first();
  const button = box.getByRole('button', { name: 'Copy code' });
  await expect(button).toHaveCount(0);
  await takeOver(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box.getByRole('status')).toHaveText('Copied');
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await box.locator('code').innerText());
});

const press = '/press';

test('a picture opens large by keyboard, and leaves the focus where the visitor has got to; tabs follow arrow keys', async ({
  page,
}) => {
  await page.goto(press);
  await takeOver(page);
  const links = page.locator(`#${text(block(press, 'gallery'), 'id')} li a`);
  const dialog = page.getByRole('dialog', { name: word('largePicture') });
  await links.first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('img')).toHaveAttribute(
    'src',
    (await links.nth(1).locator('img:visible').getAttribute('src')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(links.nth(1)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(press);

  const titles = list(block(press, 'tabs'), 'items').map((item) => text(item, 'title'));
  const tab = (at: number) => page.getByRole('tab', { name: titles.at(at) ?? '' });
  const panel = (at: number) => page.getByRole('tabpanel', { name: titles.at(at) ?? '' });
  await tab(0).focus();
  await expect(panel(0)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(-1)).toBeFocused();
  await expect(panel(-1)).toBeVisible();
  await expect(panel(0)).toBeHidden();
  await page.keyboard.press('Home');
  await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to its file, and tabs are texts with headings', async ({ page }) => {
    await page.goto(press);
    for (const title of list(block(press, 'tabs'), 'items').map((item) => text(item, 'title'))) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    const link = page.locator(`#${text(block(press, 'gallery'), 'id')} li a`).first();
    const file = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL((url) => url.pathname === file);
  });

  test('the switch above the plans changes the prices', async ({ page }) => {
    const pricing = block(linked.pricing, 'pricing');
    const written = list(pricing, 'plans');
    const [switched] = written.filter((plan) => plan.yearlyPrice !== undefined);
    const [fixed] = written.filter((plan) => plan.yearlyPrice === undefined);
    if (switched === undefined || fixed === undefined) throw new Error('The plans have nothing to switch.');
    await page.goto(linked.pricing);
    const plans = page.locator(`#${text(pricing, 'id')}`);
    const monthly = plans.getByText(text(switched, 'price'), { exact: true });
    const yearly = plans.getByText(text(switched, 'yearlyPrice'), { exact: true });
    await expect(monthly).toBeVisible();
    await expect(yearly).toBeHidden();
    await plans.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(yearly).toBeVisible();
    await expect(monthly).toBeHidden();
    await expect(plans.getByText(text(fixed, 'price'), { exact: true })).toBeVisible();
  });

  test('the side menu opens on a phone, and is open where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(restApi);
    const menu = page.getByRole('navigation', { name: 'All pages' });
    const current = menu.locator('[aria-current=page]');
    await expect(current).toBeHidden();
    await menu.locator('summary').click();
    await expect(current).toBeVisible();
    await expect(current).toHaveText(pageAt(restApi).title);
    await menu.locator('summary').click();
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(current).toBeVisible();
    await expect(menu.locator('summary')).toBeHidden();
  });
});
