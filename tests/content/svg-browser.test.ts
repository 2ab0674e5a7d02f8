import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sharedTab } from '../setup/shared-tab.ts';

const folder = fileURLToPath(new URL('../cases/svg/', import.meta.url));

/** What a picture does when somebody opens it by itself and presses everything in it. */
async function doneBy(kind: 'attacks' | 'drawings', name: string): Promise<string[]> {
  const done = new Set<string>();
  const { tab: page, end } = await sharedTab();
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
  await end();
  return [...done];
}

const namesIn = (kind: 'attacks' | 'drawings'): string[] => readdirSync(`${folder}${kind}`).sort();

test('no accepted picture runs a script or fetches anything in Chromium', async () => {
  const names = namesIn('drawings');
  expect(names.length).toBeGreaterThan(10);
  // One after the other, in the same tab.
  for (const name of names) expect(await doneBy('drawings', name), name).toEqual([]);
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
  const done: (string | undefined)[] = [];
  for (const name of names) done.push((await doneBy('attacks', `${name}.svg`))[0]);
  expect(done).toEqual(['ran', 'ran', 'ran', 'ran', 'ran', 'fetched']);
});
