import { expect } from 'playwright/test';
import { menuEntry, word } from '../own-site/content.ts';
import { at, restApi } from '../own-site/specification/addresses.ts';
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
