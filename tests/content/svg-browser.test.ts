import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../setup/chromium.ts';

const folder = new URL('../cases/svg/', import.meta.url).pathname;

let browser: Browser;
let tabs: BrowserContext;
beforeAll(async () => {
  browser = await launchChromium();
  tabs = await browser.newContext();
});
afterAll(() => browser?.close());

/** What a picture does when somebody opens it by itself and presses everything in it. */
async function doneBy(context: BrowserContext, kind: 'attacks' | 'drawings', name: string): Promise<string[]> {
  const done = new Set<string>();
  const page = await context.newPage();
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === 'http://pictures.test/a.svg') {
      return route.fulfill({ contentType: 'image/svg+xml', body: readFileSync(`${folder}${kind}/${name}`) });
    }
    if (!route.request().isNavigationRequest() || route.request().frame().parentFrame() !== null) done.add('fetched');
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    done.add('ran');
    void dialog.dismiss();
  });
  await page.goto('http://pictures.test/a.svg');
  const ran = await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (const element of document.querySelectorAll('*')) {
      const isWebLink = /^(?:https?:|\/)/.test(
        element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '',
      );
      if (!isWebLink) element.dispatchEvent(new MouseEvent('click'));
    }
    await frame();
    return 'ran' in window;
  });
  if (ran) done.add('ran');
  await page.close();
  return [...done];
}

const namesIn = (kind: 'attacks' | 'drawings'): string[] => readdirSync(`${folder}${kind}`).sort();

test('no accepted picture runs a script or fetches anything in Chromium', async () => {
  const names = namesIn('drawings');
  expect(names.length).toBeGreaterThan(10);
  const look = async (name: string): Promise<[string, string[]]> => [name, await doneBy(tabs, 'drawings', name)];
  expect(await Promise.all(names.map(look))).toEqual(names.map((name) => [name, []]));
});

test('pictures that are refused do', async () => {
  const names = [
    'onload-after-bracket',
    'script-prefixed',
    'script-utf16le',
    'set-href',
    'html-iframe',
    'style-import',
  ];
  const done = await Promise.all(names.map((name) => doneBy(tabs, 'attacks', `${name}.svg`)));
  expect(done.map(([first]) => first)).toEqual(['ran', 'ran', 'ran', 'ran', 'ran', 'fetched']);
});
