import { expect } from 'playwright/test';
import { takeOver } from './taken-over.ts';
import { test } from './test.ts';

const shadow = (element: Element): string => getComputedStyle(element).boxShadow;

test('a field that is wrong says so in words, and still shows the focus', async ({ page }) => {
  await page.goto('/contact');
  const email = page.getByRole('textbox', { name: 'Email' });
  const problem = page.getByText('Please enter an e-mail address');
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
  await page.goto('/contact');
  const second = page.locator('main summary').nth(1);
  await second.scrollIntoViewIfNeeded();
  const before = await second.boundingBox();
  await second.click();
  await expect(page.getByText('custom solutions are most of what we do')).toBeVisible();
  expect((await second.boundingBox())?.y).toBe(before?.y);
  await expect(page.getByText('say so in the subject line')).toBeVisible();
});

test('the footer of a short page ends at the bottom of a tall window', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto('/no-such-page');
  const box = await page.locator('footer').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(1920, 0);
});

test('the rows of a sub-menu stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  for (const name of ['Services', 'Solutions']) {
    await page.locator('header nav:visible summary', { hasText: name }).click();
    const tops = await page
      .locator('header nav:visible details[open] li b')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
  }
});

test('code can be copied by keyboard as soon as the app is there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/api/rest');
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch above the plans changes the prices', async ({ page }) => {
    await page.goto('/pricing');
    const plans = page.locator('#plans');
    await expect(plans.getByText('₹18,000')).toBeVisible();
    await expect(plans.getByText('₹1,80,000')).toBeHidden();
    await plans.getByRole('radio', { name: 'By the month' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(plans.getByText('₹1,80,000')).toBeVisible();
    await expect(plans.getByText('₹18,000')).toBeHidden();
    await expect(plans.getByText('Free', { exact: true })).toBeVisible();
  });

  test('the side menu opens on a phone, and is open where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/api/rest');
    const menu = page.getByRole('navigation', { name: 'All pages' });
    const current = menu.locator('[aria-current=page]');
    await expect(current).toBeHidden();
    await menu.locator('summary').click();
    await expect(current).toBeVisible();
    await expect(current).toHaveText('REST API');
    await menu.locator('summary').click();
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(current).toBeVisible();
    await expect(menu.locator('summary')).toBeHidden();
  });
});
