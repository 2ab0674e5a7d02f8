import { expect, type Page } from 'playwright/test';
import { settled } from './settled.ts';
import { test } from './test.ts';

/** Opacity of the bar's own background, which is a pseudo-element. */
const barOpacity = (page: Page): Promise<number> =>
  page.locator('header').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

const barColor = (page: Page): Promise<string> =>
  page.locator('header').evaluate((header) => getComputedStyle(header, '::before').backgroundColor);

test('the bar is clear up to 50 px of scroll and solid white after', async ({ page }) => {
  await page.goto('/');
  expect(await barOpacity(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await settled(page);
  expect(await barOpacity(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(() => barOpacity(page)).toBe(1);
  expect(await barColor(page)).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => barOpacity(page)).toBe(0);
});

test('a reload in the middle of the page starts with a solid bar', async ({ page }) => {
  await page.goto('/#enterprise-grade');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect.poll(() => barOpacity(page)).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is always solid', async ({ page }) => {
    await page.goto('/');
    expect(await barOpacity(page)).toBe(1);
  });

  test('sub-menus and the mobile menu open', async ({ page }) => {
    await page.goto('/');
    await page.locator('header nav:visible summary', { hasText: 'Services' }).click();
    await expect(page.locator('header nav:visible').getByRole('link', { name: 'DevOps' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    await page.locator('summary[aria-label=Menu]').click();
    await expect(page.locator('header nav').getByRole('link', { name: 'About' })).toBeVisible();
    await page.locator('header nav summary', { hasText: 'Services' }).click();
    await expect(page.locator('header nav').getByRole('link', { name: 'DevOps' })).toBeVisible();
  });

  test('there is no mode switch, since it could not work', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-mode-switch]')).toBeHidden();
  });
});

test.describe('sub-menus', () => {
  test('one is open at a time; a click outside closes it', async ({ page }) => {
    await page.goto('/');
    const menu = (name: string) => page.locator('header nav:visible summary', { hasText: name });
    await menu('Services').click();
    await expect(page.getByRole('link', { name: /^Cloud/ }).first()).toBeVisible();
    await menu('Solutions').click();
    await expect(page.locator('header nav:visible').getByRole('link', { name: /^Healthcare/ })).toBeVisible();
    await expect(page.locator('header nav:visible').getByRole('link', { name: /^DevOps/ })).toBeHidden();
    await page.mouse.click(20, 700);
    await expect(page.locator('header nav:visible').getByRole('link', { name: /^Healthcare/ })).toBeHidden();
  });

  test('work by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const summary = page.locator('header nav:visible summary', { hasText: 'Products' });
    await summary.focus();
    await page.keyboard.press('Enter');
    const first = page.locator('header nav:visible').getByRole('link', { name: /^Fabric SMP/ });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test('close when the focus leaves them', async ({ page }) => {
    await page.goto('/');
    const summary = page.locator('header nav:visible summary', { hasText: 'Products' });
    await summary.focus();
    await page.keyboard.press('Space');
    const panel = page.locator('header nav:visible details[open]');
    await expect(panel).toHaveCount(1);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(panel).toHaveCount(0);
  });

  test('follow a link', async ({ page }) => {
    await page.goto('/');
    await page.locator('header nav:visible summary', { hasText: 'Services' }).click();
    await page.getByRole('link', { name: 'Ask an engineer' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('fit the window at every width that shows them', async ({ page }) => {
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      for (const name of ['Products', 'Services', 'Solutions']) {
        await page.locator('header nav:visible summary', { hasText: name }).click();
        const box = await page.locator('header nav:visible details[open] > div').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('opens by touch, shows every link, closes by its button', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('header nav').first()).toBeHidden();
    const button = page.locator('summary[aria-label=Menu]');
    await button.tap();
    const sheet = page.locator('header nav');
    await expect(sheet).toBeVisible();
    await sheet.locator('summary', { hasText: 'Solutions' }).tap();
    await expect(sheet.getByRole('link', { name: 'Manufacturing' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
    await button.tap();
    await expect(sheet).toBeHidden();
  });

  test('is closed on the next page', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary[aria-label=Menu]').tap();
    await page.locator('header nav').getByRole('link', { name: 'Contact', exact: true }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('header nav')).toBeHidden();
  });

  test('holds the page still and closes with Escape', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary[aria-label=Menu]').tap();
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)).toBe('hidden');
    // The list stands after its button, though not inside.
    await page.locator('summary[aria-label=Menu]').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('header nav a').first()).toBeFocused();
    await expect(page.locator('header nav')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('header nav')).toBeHidden();
    await expect(page.locator('summary[aria-label=Menu]')).toBeFocused();
  });
});

test('the current page is marked in the menu', async ({ page }) => {
  await page.goto('/contact');
  const current = page.locator('header nav').first().locator('[aria-current=page]');
  expect(await current.allTextContents()).toEqual(['Contact']);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('every stop of the Tab key is visible and shows that it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  const seen: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
      const box = focused.getBoundingClientRect();
      const middle = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
      const style = getComputedStyle(focused);
      const overlay = getComputedStyle(focused, '::after');
      return {
        name: focused.textContent?.trim() || focused.getAttribute('name') || focused.localName,
        isOnTop: middle !== null && (focused.contains(middle) || middle.contains(focused)),
        isMarked:
          [style.outlineStyle, overlay.outlineStyle].some((line) => line !== 'none') || style.boxShadow !== 'none',
      };
    });
    if (stop === undefined) break;
    seen.push(stop.name);
    expect(stop, stop.name).toMatchObject({ isOnTop: true, isMarked: true });
  }
  expect(seen.length).toBeGreaterThan(30);
});

test('an anchor leads to its place, clear of the bar', async ({ page }) => {
  await page.goto('/#services');
  const top = await page.locator('#services').evaluate((place) => place.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(120);
});
