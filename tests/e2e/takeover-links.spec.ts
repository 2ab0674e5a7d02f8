import { expect, type Page } from 'playwright/test';
import { block, settings, text } from '../own-site/content.ts';
import { at, brochure } from '../own-site/specification/addresses.ts';
import { type Arrival, arrivalAt, expectedArrival } from './arrival.ts';
import { expectQuiet, listen } from './expect-quiet.ts';
import { addresses, documentOf } from './html.ts';
import { docsPage, missing, routes } from './sites.ts';
import { isMarked, markDocument, takeOver } from './taken-over.ts';
import { test } from './test.ts';

/** An address of the site, as links write it, and the first page that leads there. */
type Way = { readonly href: string; readonly from: string };

/**
 * Follows links to pages of the site without leaving the document: to each of these addresses once, from wherever a page leads there.
 * Where no link of a page is left to follow, it goes to one that has some. That the others are links of the same kind: built.spec.ts.
 * @returns what was seen after each, by where it was and where it led
 */
async function followAll(page: Page, ways: readonly Way[]): Promise<Record<string, Arrival>> {
  return page.evaluate(async (ways) => {
    const seen: Record<string, Arrival> = {};
    const frame = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 5));
    const click = async (link: HTMLAnchorElement): Promise<void> => {
      const { pathname, hash } = new URL(link.href);
      const announcer = document.getElementById('announcer');
      if (announcer !== null) announcer.textContent = '';
      link.click();
      for (let tries = 0; tries < 2000; tries += 1) {
        await frame();
        const isThere = location.pathname === pathname && location.hash === hash;
        if (isThere && document.getElementById('announcer')?.textContent !== '') return;
      }
      const heading = document.querySelector('main h1')?.textContent;
      throw new Error(`${link.href} was not reached: ${location.href} is shown, with "${heading}".`);
    };
    const look: typeof arrivalAt = Reflect.get(window, 'arrivalAt');
    const goTo = async (href: string): Promise<void> => {
      const link = Object.assign(document.createElement('a'), { href });
      link.dataset.page = '';
      document.body.append(link);
      await click(link);
      link.remove();
    };
    const left = new Map(ways.map(({ href, from }) => [href, from]));
    // A link to the page that is shown would not change it.
    const isFresh = (link: HTMLAnchorElement): boolean =>
      left.has(link.getAttribute('href') ?? '') && new URL(link.href).pathname !== location.pathname;
    const nextLink = (): HTMLAnchorElement | undefined =>
      [...document.querySelectorAll<HTMLAnchorElement>('#root a[data-page]')].find(isFresh);
    for (;;) {
      const [way] = left;
      if (way === undefined) return seen;
      if (nextLink() === undefined && location.pathname !== way[1]) await goTo(way[1]);
      const link = nextLink();
      if (link === undefined) throw new Error(`${way[0]} is gone from ${way[1]}.`);
      const href = link.getAttribute('href') ?? '';
      const from = location.pathname;
      const summary = link.closest('details')?.querySelector('summary');
      summary?.click();
      scrollTo({ top: 400, behavior: 'instant' });
      await click(link);
      left.delete(href);
      seen[`${from} -> ${href}`] = look(new URL(link.href).hash);
    }
  }, ways);
}

/**
 * Addresses that links of `routes` lead the app to: those of places on a page, and a sample of the pages that are not in `routes`
 * themselves. Those that are in it are come to by every-page.spec.ts.
 */
function waysToFollow(): Way[] {
  const ways = new Map<string, Way>();
  for (const from of routes.filter((route) => route !== missing)) {
    for (const [link] of documentOf(from).matchAll(/<a\s[^>]*>/g)) {
      const [href] = addresses(link, 'a', 'href');
      if (href === undefined || !/\sdata-page\b/.test(link)) continue;
      // On the page itself, nothing is to be followed.
      if (href.replace(/#.*/, '') !== from && !routes.includes(href) && !ways.has(href)) ways.set(href, { href, from });
    }
  }
  return [...ways.values()].filter(({ href }, index) => href.includes('#') || index % 3 === 0);
}

test('links to places and pages: title, focus, announcement, scroll, menus', async ({ page }) => {
  test.setTimeout(240_000);
  const ways = waysToFollow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const noise = listen(page);
  await page.goto(at.home);
  await takeOver(page);
  await page.evaluate(`window.arrivalAt = ${String(arrivalAt)}`);
  await markDocument(page);
  const seen = await followAll(page, ways);
  expect(Object.keys(seen).length).toBe(ways.length);
  expect(ways.filter(({ href }) => href.includes('#')).length).toBeGreaterThan(3);
  expect(ways.length).toBeGreaterThan(20);
  for (const [way, arrival] of Object.entries(seen))
    expect(arrival, way).toEqual(expectedArrival(way.replace(/.* -> /, ''), arrival));
  expect(await isMarked(page)).toBe(true);
  expectQuiet(noise);
});

test('a place on the same page is the browser’s: no page change, and Back returns', async ({ page }) => {
  await page.goto(at.home);
  await takeOver(page);
  const id = text(block(at.home, 'card-grid'), 'id');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
    link.dataset.page = '';
    document.querySelector('main')?.prepend(link);
    link.click();
  }, `/#${id}`);
  await expect(page).toHaveURL(`/#${id}`);
  const top = await page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(120);
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const below = await scrolled();
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(scrolled).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL(`/#${id}`);
  await expect.poll(scrolled).toBe(below);
  // And a second time, from another place to another, as from one footnote to the next.
  const goDown = (by: number): Promise<void> => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
  await goDown(300);
  await page.goBack();
  await expect.poll(scrolled).toBe(0);
  await goDown(500);
  await page.goForward();
  await expect.poll(scrolled).toBe(below + 300);
  await page.goBack();
  await expect.poll(scrolled).toBe(500);
  await expect(page.locator('#announcer')).toHaveText('');
  await expect(page.locator('main h1')).not.toBeFocused();
});

test('Back and Forward return to where the visitor was, also to a place they went to before the app was there', async ({
  page,
}) => {
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  await page.goto(docsPage);
  const link = page.locator('main a[href^="#"]:visible').last();
  await link.scrollIntoViewIfNeeded();
  const above = await scrolled();
  const hash = (await link.getAttribute('href')) ?? '';
  // Not with the pointer: that would be a sign of intent.
  await link.evaluate((place: HTMLElement) => place.click());
  await expect(page).toHaveURL((url) => url.hash === hash);
  await expect.poll(scrolled).not.toBe(above);
  const below = await scrolled();
  await takeOver(page);
  const backAndForward = async (what: string): Promise<void> => {
    await page.goBack();
    await expect.poll(scrolled, `Back, ${what}`).toBe(above);
    await page.goForward();
    await expect.poll(scrolled, `Forward, ${what}`).toBe(below);
  };
  for (const again of [1, 2]) await backAndForward(`time ${again}`);
  // The router asks for the page that Back leads to, and is still waiting when the visitor has gone on.
  await page.route('**/*.page.json', () => undefined);
  for (const again of [1, 2]) await backAndForward(`time ${again} without an answer`);
});

test('modified clicks, new tabs and files stay the browser’s', async ({ page, context }) => {
  await page.goto(at.docs);
  await takeOver(page);
  await markDocument(page);
  const link = page.locator('main a[data-page]').first();
  for (const modifiers of [['ControlOrMeta'], ['Shift']] as const) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: [...modifiers] });
    await (await opened).close();
    await expect(page).toHaveURL(at.docs);
  }
  const opened = context.waitForEvent('page');
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.target = '_blank';
  });
  await link.click();
  await (await opened).close();
  expect(await isMarked(page)).toBe(true);
  await page.goto(at.enterprise);
  await takeOver(page);
  await markDocument(page);
  // The browser itself goes there, whether it shows such a file or downloads it.
  const asked = page.waitForRequest((request) => request.url().endsWith(brochure));
  await page.locator(`main a[href="${brochure}"]`).click();
  expect((await asked).isNavigationRequest()).toBe(true);
});

test('a page is fetched when the pointer rests on its link or the focus comes to it; not to save data', async ({
  page,
}) => {
  const asked: string[] = [];
  const link = (href: string) => page.locator(`footer a[href="${href}"]`);
  const logo = settings.logo ?? '';
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at.about);
  await takeOver(page);
  await link(at.cloud).hover();
  await expect.poll(() => asked).toContain(`${at.cloud}.page.json`);
  await link(at.devops).focus();
  await expect.poll(() => asked).toContain(`${at.devops}.page.json`);
  await link(at.cloud).click();
  await expect(page).toHaveURL(at.cloud);
  expect(asked.filter((path) => path === `${at.cloud}.page.json`)).toHaveLength(1);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await page.goto(at.about);
  await takeOver(page);
  asked.length = 0;
  await link(at.cloud).hover();
  await link(at.devops).focus();
  // Longer than a pointer has to rest, and then until what was asked for would have been seen.
  await page.clock.runFor(1000);
  await page.evaluate(async (file) => void (await fetch(file, { cache: 'reload' })), logo);
  expect(asked).toContain(logo);
  expect(asked.filter((path) => path.endsWith('.json') || path.includes('motion'))).toEqual([]);
  await link(at.cloud).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
