import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { expectQuiet, listen } from './expect-quiet.ts';
import { routes } from './sites.ts';
import { isMarked, markDocument, takenOver, takeOver } from './taken-over.ts';
import { test } from './test.ts';

/** What every element of the page looks like: its box, and the properties that styles are made of. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = 'display position color background-color background-image font-size font-weight line-height opacity'
      .concat(' padding border-top border-bottom border-radius box-shadow text-decoration fill stroke transform')
      .concat(' grid-template-columns gap justify-content align-items text-align z-index visibility cursor')
      .split(' ');
    return [...document.querySelectorAll('body, #root *')].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y + scrollY, width, height].map(Math.round);
      return [element.localName, ...box, ...names.map((name) => style.getPropertyValue(name))].join(' ');
    });
  });
}

/** The first lines that are not the same: all would be the whole page. */
function differences(is: readonly string[], was: readonly string[] = []): string[] {
  return is.flatMap((line, index) => (line === was[index] ? [] : [`${line}\n${was[index]}`])).slice(0, 3);
}

/** The markup of the page, without the mark that a form loses when the app can send it. */
async function markup(page: Page): Promise<string> {
  return (await page.locator('#root').innerHTML()).replaceAll(' data-held-until-ready=""', '');
}

/** Follows a link that the test puts on the page. */
async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    link.dataset.page = '';
    document.body.append(link);
    document.getElementById('announcer')?.replaceChildren();
    link.click();
    link.remove();
  }, route);
  await expect(page.locator('#announcer')).not.toHaveText('', { timeout: 20_000 });
  await page.locator('main h1').blur();
}

test('every page is taken over as it stands, and looks the same when it is come to by a link', async ({ page }) => {
  // Each page twice: a minute and more on a busy machine.
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const noise = listen(page, [404]);
  const loaded = new Map<string, string[]>();
  for (const route of routes) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const [before, look] = [await markup(page), await looks(page)];
    await takeOver(page);
    if (route !== '/no-such-page') expect(await markup(page), route).toBe(before);
    if (route !== '/no-such-page') expect(differences(await looks(page), look), route).toEqual([]);
    loaded.set(route, look);
  }
  // The last one still looks for pages with a name like its own.
  await page.waitForLoadState('networkidle');
  expect(loaded.size).toBe(routes.length);
  await page.goto('/');
  await takeOver(page);
  await markDocument(page);
  for (const route of routes.slice(1, -1)) {
    await goTo(page, route);
    expect(differences(await looks(page), loaded.get(route)), route).toEqual([]);
  }
  expect(await isMarked(page)).toBe(true);
  expectQuiet(noise);
});

test('a takeover takes no element out of the page, not even to put it back', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const observer = new MutationObserver((changes) => {
      const elements = changes.flatMap(({ removedNodes }) =>
        [...removedNodes].filter((node) => node instanceof Element),
      );
      moved.push(...elements.map(({ nodeName }) => nodeName));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await takeOver(page);
  await page.waitForLoadState('networkidle');
  // A style that is moved makes the browser take the fonts for new ones, and lay out the whole page again.
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});

test('nothing is fetched before the first intent; then the app, and what moves things only after a press', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  const scripts = (): string[] => asked.filter((path) => /\.(?:js|json)$/.test(path));
  expect(scripts()).toEqual([]);
  await takeOver(page);
  await page.waitForLoadState('networkidle');
  expect(scripts()).toContain('/about/page.json');
  expect(scripts().filter((path) => /motion|ContactForm|emailjs/i.test(path))).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => scripts().some((path) => /\/motion-/.test(path))).toBe(true);
});

test('a takeover costs at most 130 KB (brotli) on a page without a form', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const sizes = new Map<string, Promise<number>>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Pictures that come into view do not belong to it.
    if (!/\.(?:js|json|css)$/.test(pathname)) return;
    const body = request.response().then((response) => response?.body());
    sizes.set(
      pathname,
      body.then((bytes) => brotliCompressSync(bytes ?? '').length),
    );
  });
  await takeOver(page);
  // It is asked for last.
  await expect.poll(() => [...sizes.keys()].some((path) => path.includes('/theme-'))).toBe(true);
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThanOrEqual(130 * 1024);
});

test('open menus and answers, typed text and the place on the page survive the takeover', async ({ page }) => {
  const noise = listen(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/base-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const field = page.getByRole('textbox', { name: 'First name' });
  await field.fill('Asha');
  await page.getByText('Can you build something').or(page.locator('main summary').nth(1)).first().click();
  await page.locator('main summary').first().click();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const services = page.locator('header nav:visible details', { hasText: 'Services' });
  await services.locator('summary').click();
  const state = (): Promise<unknown> =>
    page.evaluate(() => [
      scrollY,
      [...document.querySelectorAll('details')].map((each) => each.open),
      document.activeElement?.textContent,
      document.documentElement.dataset.scrolled,
    ]);
  // The header learns in the next frames how far the page was scrolled.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await state();
  release();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(state).toEqual(before);
  expect(await field.inputValue()).toBe('Asha');
  await expect(services).toHaveAttribute('open', '');
  await field.press('End');
  await field.pressSequentially(' Rao');
  expect(await field.inputValue()).toBe('Asha Rao');
  expectQuiet(noise);
});

test('the mode switch and an old year survive the takeover', async ({ page }) => {
  const noise = listen(page);
  await page.clock.setFixedTime(new Date('2031-05-01'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.clock.runFor(100);
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('footer [data-year]')).toHaveText('2031');
  await expect(page.locator('html')).toHaveClass('dark');
  expectQuiet(noise);
});
