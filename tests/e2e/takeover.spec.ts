import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { menuEntry, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { expectQuiet, listen } from './expect-quiet.ts';
import { takenOver, takeOver } from './taken-over.ts';
import { test } from './test.ts';

// Every page, taken over as it stands: every-page.spec.ts.

test('a takeover takes no element out of the page, not even to put it back', async ({ page }) => {
  await page.goto(at.about, { waitUntil: 'networkidle' });
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
  await page.goto(at.about, { waitUntil: 'networkidle' });
  const scripts = (): string[] => asked.filter((path) => /\.(?:js|json)$/.test(path));
  expect(scripts()).toEqual([]);
  await takeOver(page);
  await page.waitForLoadState('networkidle');
  expect(scripts()).toContain(`${at.about}.page.json`);
  expect(scripts().filter((path) => /motion|ContactForm|emailjs/i.test(path))).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => scripts().some((path) => /\/motion-/.test(path))).toBe(true);
});

test('a takeover costs at most 130 KB (brotli) on a page without a form', async ({ page }) => {
  await page.goto(at.about, { waitUntil: 'networkidle' });
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
  await page.route('**/built/base-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at.contact);
  const field = page.getByRole('textbox', { name: word('firstName') });
  await field.fill('Asha');
  await page.locator('main summary').nth(1).click();
  await page.locator('main summary').first().click();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const services = page.locator('header nav:visible details', { hasText: menuEntry(at.services).label });
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

test('who taps while React takes the page over is answered by the browser, and waits for nothing', async ({ page }) => {
  const noise = listen(page);
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    const taken = (): number =>
      [...document.querySelectorAll('#root *')].filter((each) =>
        Object.keys(each).some((key) => key.startsWith('__react')),
      ).length;
    const tap = (): void => {
      if ('tapped' in window) return;
      const before = taken();
      const answer = document.querySelector<HTMLElement>('main details:not([open]) summary');
      answer?.parentElement?.setAttribute('data-tapped', '');
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
        answer?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
      answer?.click();
      Object.assign(window, { tapped: { takenBefore: before, takenAtOnce: taken() - before } });
    };
    EventTarget.prototype.addEventListener = function (...listening: Parameters<typeof add>): void {
      // React has begun to listen, and shows nothing before the next task.
      if (this instanceof Element && this.id === 'root' && listening[0] === 'click') queueMicrotask(tap);
      add.apply(this, listening);
    };
  });
  await page.goto(at.contact);
  await takeOver(page);
  expect(await page.evaluate(() => Reflect.get(window, 'tapped'))).toEqual({ takenBefore: 0, takenAtOnce: 0 });
  const question = page.locator('[data-tapped]');
  await expect(question).toHaveAttribute('open', '');
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
  expectQuiet(noise);
});

test('the mode switch and an old year survive the takeover', async ({ page }) => {
  const noise = listen(page);
  await page.clock.setFixedTime(new Date('2031-05-01'));
  await page.goto(at.home);
  await page.getByRole('button', { name: word('darkMode') }).click();
  await page.clock.runFor(100);
  await takenOver(page);
  await expect(page.getByRole('button', { name: word('darkMode') })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('footer [data-year]')).toHaveText('2031');
  await expect(page.locator('html')).toHaveClass('dark');
  expectQuiet(noise);
});
