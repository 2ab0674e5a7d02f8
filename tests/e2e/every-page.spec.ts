import { expect, type Page } from 'playwright/test';
import { startNginx, type WebServer } from '../hosting/web-server.ts';
import { at } from '../own-site/specification/addresses.ts';
import { expectedArrival } from './arrival.ts';
import { expectQuiet, listen } from './expect-quiet.ts';
import { differences, goTo, looks, markup } from './looks.ts';
import { bringAxe, type Judged, newViolations } from './new-violations.ts';
import { docsPage, inGroups, missing, routes, sites } from './sites.ts';
import { isMarked, markDocument, takeOver } from './taken-over.ts';
import { test } from './test.ts';
import { unlikeDocument } from './unlike-document.ts';
import { mostVaried } from './variety.ts';
import { watchViolations } from './violations.ts';
import { type OverflowAt, widthsOf } from './widths.ts';

/*
 * All that needs a browser and holds for every page is judged in one visit of it, behind a web server of the recipe. What can be
 * read from the built folder: built.spec.ts. Pages that together show all there is are loaded, taken over and judged in every window.
 * The others show other words in the same blocks: they are come to by a link, and judged by what depends on words.
 */

/**
 * Pages that axe looks at in both modes at both of its widths, by all its rules. At the others it looks in the second one, and at
 * the greater width asks only for the colours of texts. What only large windows show is on these.
 */
const inBoth: readonly string[] = [at.home, at.contact, at.resources, at.docs, docsPage, missing];
const modes = { 360: ['light', 'dark'], 1440: ['dark', 'light'] } as const;

/** Lengths of this one are to its text as those of a phone are to text twice as large, which some have set in their browser. */
const largeText = 195;
/** In the order in which a visit goes through them. A page is loaded and taken over at the last. */
const windows = [1920, 1024, 768, 320, largeText, 360, 1440] as const;
/** Where words are too long first. */
const windowsOfWords = [320, largeText, 1440] as const;

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

/** Where right-hand columns begin that aren't at one of the twelve columns of a wide page, in pixels from its left edge. */
const offLines = (page: Page): Promise<string[]> =>
  page.locator('main section > div, main section > div > div').evaluateAll((all) =>
    all.flatMap((element) => {
      const { display, gridTemplateColumns, columnGap, paddingInlineStart, width } = getComputedStyle(element);
      const tracks = gridTemplateColumns.split(' ').map(Number.parseFloat);
      const [first = 0, second] = tracks;
      const gap = Number.parseFloat(columnGap);
      const inner = Number.parseFloat(width) - 2 * Number.parseFloat(paddingInlineStart);
      // Lists and panels inside of the page have lines of their own.
      if (display !== 'grid' || second === undefined || tracks.length > 2 || Math.abs(inner - 1184) > 2) return [];
      const columns = (first + gap) / ((inner + gap) / 12);
      return Math.abs(columns - Math.round(columns)) < 0.05 ? [] : [`${first + gap}`];
    }),
  );

/** What a visit needs besides the page: its widths, what axe has judged before, and a tab in which nothing is open. */
type Tools = { readonly overflowAt: OverflowAt; readonly judged: Judged; readonly blank: Page };

/** Nothing on the page is wider than the window, in which it is now. */
async function judgeWidth(page: Page, route: string, width: number, { overflowAt }: Tools): Promise<void> {
  expect.soft(await overflowAt(width), `${route} at ${width} px`).toBe(0);
  if (width === largeText) expect.soft(await brokenWords(page), route).toEqual([]);
  if (width === 1440) expect.soft(await offLines(page), route).toEqual([]);
}

/** The page fits every window, and axe finds nothing on it. */
async function judgeWindows(page: Page, route: string, tools: Tools): Promise<void> {
  for (const width of windows) {
    await judgeWidth(page, route, width, tools);
    if (width !== 360 && width !== 1440) continue;
    const [other, own] = modes[width];
    const isInBoth = inBoth.includes(route);
    for (const colorScheme of isInBoth ? [other, own] : [own]) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === own && (isInBoth || width === 360) ? 'all' : 'colours';
      const found = await newViolations(page, tools.judged, rules);
      expect.soft(found, `${route}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

/** A page that was come to by a link shows what its document does, its words fit, and they can be read. */
async function judgeWords(page: Page, route: string, tools: Tools): Promise<void> {
  expect.soft(await unlikeDocument(page, tools.blank, route), route).toEqual([]);
  for (const width of windowsOfWords) await judgeWidth(page, route, width, tools);
  expect.soft(await newViolations(page, tools.judged, 'colours'), route).toEqual([]);
}

/** Visits a page as it stands, then lets the app take it over. Gives what it looked like. */
async function visit(page: Page, origin: string, route: string, tools: Tools): Promise<string[]> {
  const response = await page.goto(origin + route);
  expect.soft(response?.status(), route).toBe(route === missing ? 404 : 200);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [before, look] = [await markup(page), await looks(page)];
  await judgeWindows(page, route, tools);
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

/** What axe has judged in this worker. The same header is on every page. */
const judged: Judged = new Set();

for (const group of inGroups(routes)) {
  test(`fits, is accessible, keeps its policy, is taken over as it stands and come to by a link: ${group.join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const violations = await watchViolations(page);
    const noise = listen(page, [404]);
    await bringAxe(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const { overflowAt, restore } = await widthsOf(page);
    const tools: Tools = { overflowAt, judged, blank: await page.context().newPage() };
    const varied = mostVaried(routes);
    const loaded = new Map<string, string[]>();
    for (const route of group) {
      if (varied.has(route) || inBoth.includes(route))
        loaded.set(route, await visit(page, server.origin, route, tools));
    }
    await page.waitForLoadState('networkidle');
    // Come to by a link, with other blocks and pictures, under the policy of the first.
    await page.goto(server.origin);
    await takeOver(page);
    await markDocument(page);
    for (const route of group.filter((each) => each !== at.home && each !== missing)) {
      const arrival = await goTo(page, route);
      expect(arrival, route).toEqual(expectedArrival(route, arrival));
      const look = loaded.get(route);
      if (look === undefined) await judgeWords(page, route, tools);
      else expect(differences(await looks(page), look), route).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await isMarked(page)).toBe(true);
    await restore();
    expect(violations).toEqual([]);
    expectQuiet(noise);
  });
}
