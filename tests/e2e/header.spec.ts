import { expect, type Locator, type Page } from 'playwright/test';
import { block, menuEntry, settings, subMenus, text, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { scrollThreshold } from '../own-site/specification/words.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';

const products = menuEntry(at.products);
const services = menuEntry(at.services);
const solutions = menuEntry(at.solutions);
const contact = menuEntry(at.contact);
type Entry = typeof products;

const wide = 'header nav:visible';
/** What opens an entry of the menu. */
const opener = (page: Page, { label }: Entry, menu = wide): Locator =>
  page.locator(`${menu} summary`, { hasText: label });
/** The last link below an entry of the menu. */
const below = (page: Page, { items }: Entry, menu = wide): Locator =>
  page.locator(`${menu} a[href="${items.at(-1)?.href}"]`);
/** The button of the menu on small screens. */
const menuButton = `summary[aria-label="${word('menu')}"]`;

/** The id of a block on the home page. */
const place = (type: string): string => text(block(at.home, type), 'id');

/** Opacity of the bar's own background, which is a pseudo-element. */
const barOpacity = (page: Page): Promise<number> =>
  page.locator('header').evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

const barColor = (page: Page): Promise<string> =>
  page.locator('header').evaluate((header) => getComputedStyle(header, '::before').backgroundColor);

test(`the bar is clear up to ${scrollThreshold} px of scroll and solid white after`, async ({ page }) => {
  const scrollDown = (top: number): Promise<void> =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await page.goto(at.home);
  expect(await barOpacity(page)).toBe(0);
  await scrollDown(scrollThreshold);
  await settled(page);
  expect(await barOpacity(page)).toBe(0);
  await scrollDown(scrollThreshold + 1);
  await expect.poll(() => barOpacity(page)).toBe(1);
  expect(await barColor(page)).toBe('rgb(255, 255, 255)');
  await scrollDown(0);
  await expect.poll(() => barOpacity(page)).toBe(0);
});

test('a reload in the middle of the page starts with a solid bar', async ({ page }) => {
  await page.goto(`/#${place('media-text')}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollThreshold);
  await expect.poll(() => barOpacity(page)).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is always solid', async ({ page }) => {
    await page.goto(at.home);
    expect(await barOpacity(page)).toBe(1);
  });

  test('sub-menus and the mobile menu open', async ({ page }) => {
    await page.goto(at.home);
    await opener(page, services).click();
    await expect(below(page, services)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    await page.locator(menuButton).click();
    await expect(page.locator(`header nav a[href="${at.about}"]`)).toBeVisible();
    await opener(page, services, 'header nav').click();
    await expect(below(page, services, 'header nav')).toBeVisible();
  });

  test('there is no mode switch, since it could not work', async ({ page }) => {
    await page.goto(at.home);
    await expect(page.locator('[data-mode-switch]')).toBeHidden();
  });
});

test.describe('sub-menus', () => {
  test('one is open at a time; a click outside closes it', async ({ page }) => {
    await page.goto(at.home);
    await opener(page, services).click();
    await expect(below(page, services)).toBeVisible();
    await opener(page, solutions).click();
    await expect(below(page, solutions)).toBeVisible();
    await expect(below(page, services)).toBeHidden();
    await page.mouse.click(20, 700);
    await expect(below(page, solutions)).toBeHidden();
  });

  test('work by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto(at.home);
    const summary = opener(page, products);
    await summary.focus();
    await page.keyboard.press('Enter');
    const first = page.locator(`header nav:visible a[href="${products.items[0]?.href}"]`);
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test('close when the focus leaves them', async ({ page }) => {
    await page.goto(at.home);
    const summary = opener(page, products);
    await summary.focus();
    await page.keyboard.press('Space');
    const panel = page.locator('header nav:visible details[open]');
    await expect(panel).toHaveCount(1);
    // Past its entries, and the link to all of them.
    for (let step = 0; step < products.items.length + 2; step += 1) await page.keyboard.press('Tab');
    await expect(panel).toHaveCount(0);
  });

  test('follow a link', async ({ page }) => {
    await page.goto(at.home);
    await opener(page, services).click();
    await below(page, services).click();
    await expect(page).toHaveURL(services.items.at(-1)?.href ?? '');
  });

  test('fit the window at every width that shows them', async ({ page }) => {
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at.home);
      for (const label of subMenus) {
        await page.locator('header nav:visible summary', { hasText: label }).click();
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
    await page.goto(at.home);
    await expect(page.locator('header nav').first()).toBeHidden();
    const button = page.locator(menuButton);
    await button.tap();
    const sheet = page.locator('header nav');
    await expect(sheet).toBeVisible();
    await opener(page, solutions, 'header nav').tap();
    await expect(below(page, solutions, 'header nav')).toBeVisible();
    await expect(sheet.getByRole('link', { name: settings.nav?.action?.label ?? '' })).toBeVisible();
    await button.tap();
    await expect(sheet).toBeHidden();
  });

  test('is closed on the next page', async ({ page }) => {
    await page.goto(at.home);
    await page.locator(menuButton).tap();
    await page.locator('header nav').getByRole('link', { name: contact.label, exact: true }).tap();
    await expect(page).toHaveURL(at.contact);
    await expect(page.locator('header nav')).toBeHidden();
  });

  test('holds the page still and closes with Escape', async ({ page }) => {
    await page.goto(at.home);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.locator(menuButton).tap();
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)).toBe('hidden');
    // Neither Tab nor a screen reader gets to what is under the menu.
    await expect(heading).toBeHidden();
    // The list stands after its button, though not inside.
    await page.locator(menuButton).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('header nav a').first()).toBeFocused();
    await expect(page.locator('header nav')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('header nav')).toBeHidden();
    await expect(page.locator(menuButton)).toBeFocused();
    await expect(heading).toBeVisible();
  });
});

test('the current page is marked in the menu, and the section it is in, on a phone too', async ({ page }) => {
  await page.goto(at.contact);
  const current = page.locator('header nav').first().locator('[aria-current=page]');
  expect(await current.allTextContents()).toEqual([contact.label]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at.cloud);
  await page.locator(menuButton).click();
  const entry = opener(page, services, 'header nav');
  await expect(entry).toHaveAttribute('aria-current', 'true');
  const color = (summary: Element): string => getComputedStyle(summary).color;
  expect(await entry.evaluate(color)).not.toBe(await opener(page, solutions, 'header nav').evaluate(color));
});

test('the first Tab offers to skip to the content; after a click on a text, Tab goes on from there', async ({
  page,
}) => {
  await page.goto(at.home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: word('skipLink') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
  const text = page.locator('main h2').last();
  await text.click();
  await page.keyboard.press('Tab');
  const goesOn = await text.evaluate(
    (heading) =>
      heading.compareDocumentPosition(document.activeElement ?? document.body) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(goesOn).toBe(true);
});

test('every stop of the Tab key is visible and shows that it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at.contact);
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
  const id = place('card-grid');
  await page.goto(`/#${id}`);
  const top = await page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(120);
});
