import { expect, type Page } from 'playwright/test';
import { startNginx, type WebServer } from '../hosting/web-server.ts';
import { at } from '../own-site/specification/addresses.ts';
import { axeViolations } from '../setup/axe.ts';
import { expectQuiet, listen } from './expect-quiet.ts';
import { differences, goTo, looks, markup } from './looks.ts';
import { resize } from './settled.ts';
import { inGroups, missing, routes, sites } from './sites.ts';
import { isMarked, markDocument, takeOver } from './taken-over.ts';
import { test } from './test.ts';
import { watchViolations } from './violations.ts';

/*
 * All that needs a browser and holds for every page is judged in one visit of it, behind a web server of the recipe. What can be
 * read from the built folder: built.spec.ts.
 */

/** In which modes axe looks at a page of some width: every page in one at each of two widths, these in both. */
const inBoth: readonly string[] = [at.home, at.contact, at.resources, at.docs, missing];
const both = ['light', 'dark'] as const;
const modes: Readonly<Record<number, readonly (typeof both)[number][]>> = { 360: ['dark'], 1440: ['light'] };
const modesOf = (route: string, width: number): readonly (typeof both)[number][] =>
  width in modes && inBoth.includes(route) ? both : (modes[width] ?? []);

/** Lengths of this one are to its text as those of a phone are to text twice as large, which some have set in their browser. */
const largeText = 195;
const windows = [largeText, 320, 360, 768, 1024, 1440, 1920];

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The words of the site's name and of the main heading that don't fit on a line, and go on in the next. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('header .bar > a, main h1').evaluateAll((all) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const element of all) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** The page fits every window, and axe finds nothing on it. */
async function judgeWindows(page: Page, route: string): Promise<void> {
  for (const width of windows) {
    await resize(page, width, 900);
    expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
    if (width === largeText) expect.soft(await brokenWords(page), route).toEqual([]);
    for (const colorScheme of modesOf(route, width)) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeViolations(page), `${route}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

/** Visits a page as it stands, then lets the app take it over. Gives what it looked like. */
async function visit(page: Page, origin: string, route: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await resize(page, 1280, 720);
  const response = await page.goto(origin + route);
  expect.soft(response?.status(), route).toBe(route === missing ? 404 : 200);
  await page.evaluate(() => document.fonts.ready);
  const [before, look] = [await markup(page), await looks(page)];
  await judgeWindows(page, route);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, 1280, 720);
  await takeOver(page);
  // The not-found screen looks for pages with a name like its own.
  if (route === missing) return look;
  expect(await markup(page), route).toBe(before);
  expect(differences(await looks(page), look), route).toEqual([]);
  return look;
}

let server: WebServer;
test.beforeAll(async () => {
  server = await startNginx(sites.root.out);
});
test.afterAll(() => server.close());

for (const group of inGroups(routes)) {
  test(`fits, is accessible, keeps its policy and is taken over as it stands: ${group.join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const violations = await watchViolations(page);
    const noise = listen(page, [404]);
    const loaded = new Map<string, string[]>();
    for (const route of group) loaded.set(route, await visit(page, server.origin, route));
    expect(loaded.size).toBe(group.length);
    await page.waitForLoadState('networkidle');
    // Come to by a link, with other blocks and pictures, under the policy of the first.
    await page.goto(server.origin);
    await takeOver(page);
    await markDocument(page);
    for (const route of group.filter((each) => each !== at.home && each !== missing)) {
      await goTo(page, route);
      expect(differences(await looks(page), loaded.get(route)), route).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await isMarked(page)).toBe(true);
    expect(violations).toEqual([]);
    expectQuiet(noise);
  });
}
