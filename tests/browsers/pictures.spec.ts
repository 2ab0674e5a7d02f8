import { expect } from 'playwright/test';
import { docsPage, sites } from '../e2e/sites.ts';
import { at, linked } from '../own-site/specification/addresses.ts';
import { movedParts, otherColours, partsOfPage, type Seen } from './compare.ts';
import type { BrowserWindow, Engine } from './engines/window.ts';
import { test, usual } from './test.ts';
import { visitorIn } from './visitor.ts';

/*
 * Pages in all engines at once, of which each is compared with Chromium. All of it is in one file: another one would start another browser of each.
 */

/** Pages that together show most of what there is, as phones and as wide windows show them, in both modes. */
const views = [
  [at.home, 1440, 'light'],
  [at.home, 390, 'dark'],
  [at.contact, 390, 'light'],
  [at.about, 1440, 'dark'],
  [at.cloud, 390, 'light'],
  [linked.pricing, 1440, 'light'],
  [at.resources, 390, 'dark'],
  ['/press', 1440, 'dark'],
  [at.enterprise, 1440, 'light'],
  [docsPage, 390, 'light'],
] as const;

type View = (typeof views)[number];

/** Runs in the page, until all of it is there: every picture and letter, and nothing moves or waits to be scrolled to. */
async function showAll(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important; content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  await document.fonts.ready;
}

/** Runs in the page, until pictures and typefaces of what came into view are there. */
async function loadPictures(): Promise<void> {
  await Promise.allSettled(
    [...document.images].filter((each) => each.getClientRects().length > 0).map((each) => each.decode()),
  );
  // Until a typeface comes, words are set in another one, which is wider.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
}

/** The whole page, in a window that somebody has to close. */
async function seen(engine: Engine, [route, width, mode]: View): Promise<Seen & { readonly window: BrowserWindow }> {
  const window = await engine.open(usual);
  const visitor = visitorIn(window, sites.root.url);
  await visitor.resize(width, 900);
  await visitor.visit(route);
  if (mode === 'dark') {
    await visitor.click('[data-mode-switch]');
    await visitor.movePointer(2, 300);
  }
  await visitor.run(showAll);
  await visitor.resize(width, await visitor.run(() => Math.min(document.documentElement.scrollHeight, 9000)));
  await visitor.run(loadPictures);
  await visitor.settle();
  return { window, parts: await visitor.run(partsOfPage), picture: await visitor.picture() };
}

for (const view of views) {
  test(`looks in all engines as in Chromium: ${view.join(', ')}`, async ({ engine, others }, info) => {
    const [wanted, ...found] = await Promise.all([engine, ...others.values()].map((each) => seen(each, view)));
    if (wanted === undefined) throw new Error('Chromium shows nothing.');
    const names = [...others.keys()];
    for (const [index, each] of found.entries()) {
      const moved = movedParts(wanted.parts, each.parts);
      const coloured = await otherColours(wanted.window, wanted, each);
      await each.window.close();
      const name = names[index] ?? '';
      expect.soft({ moved, coloured }, name).toEqual({ moved: [], coloured: [] });
      if (moved.length + coloured.length === 0) continue;
      for (const [title, { picture }] of Object.entries({ chromium: wanted, [name]: each }))
        await info.attach(title, { body: picture, contentType: 'image/png' });
    }
    await wanted.window.close();
  });
}
