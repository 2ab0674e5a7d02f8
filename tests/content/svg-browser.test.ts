import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumFlags, findChromium } from '../setup/chromium.ts';

const folder = new URL('../cases/svg/', import.meta.url).pathname;
const executable = findChromium();

let browser: Browser | undefined;
beforeAll(async () => {
  if (executable !== undefined) browser = await chromium.launch({ executablePath: executable, args: chromiumFlags });
});
afterAll(() => browser?.close());

/** What a picture does when somebody opens it by itself and presses everything in it. */
async function doneBy(chrome: Browser, kind: 'attacks' | 'drawings', name: string): Promise<string[]> {
  const done = new Set<string>();
  const context = await chrome.newContext();
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === 'http://pictures.test/a.svg') {
      return route.fulfill({ contentType: 'image/svg+xml', body: readFileSync(`${folder}${kind}/${name}`) });
    }
    if (!route.request().isNavigationRequest() || route.request().frame().parentFrame() !== null) done.add('fetched');
    return route.abort();
  });
  const page = await context.newPage();
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
  await context.close();
  return [...done];
}

const namesIn = (kind: 'attacks' | 'drawings'): string[] => readdirSync(`${folder}${kind}`).sort();

test('no accepted picture runs a script or fetches anything in Chromium', async (context) => {
  if (browser === undefined) return context.skip();
  for (const name of namesIn('drawings')) expect([name, await doneBy(browser, 'drawings', name)]).toEqual([name, []]);
});

test('pictures that are refused do', async (context) => {
  if (browser === undefined) return context.skip();
  const names = [
    'onload-after-bracket',
    'script-prefixed',
    'script-utf16le',
    'set-href',
    'html-iframe',
    'style-import',
  ];
  const done = [];
  for (const name of names) done.push((await doneBy(browser, 'attacks', `${name}.svg`))[0]);
  expect(done).toEqual(['ran', 'ran', 'ran', 'ran', 'ran', 'fetched']);
});
