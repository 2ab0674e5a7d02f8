import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { parse } from 'yaml';
import { routes } from './sites.ts';
import { test } from './test.ts';

test('every internal link leads to a page or file, but for the planned ones', async ({ page, request }) => {
  const { planned }: { planned: string[] } = parse(await readFile('site.yaml', 'utf8'));
  const targets = new Set<string>();
  for (const route of routes) {
    await page.goto(route);
    for (const href of await page
      .locator('a[href^="/"], link[href^="/"], img[src^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''))) {
      targets.add(href);
    }
  }
  expect(targets.size).toBeGreaterThan(25);
  for (const target of targets) {
    const { pathname } = new URL(target, 'http://x');
    const status = (await request.get(pathname)).status();
    expect(status, pathname).toBe(planned.includes(pathname) ? 404 : 200);
  }
});

test('an anchor leads to its place, clear of the bar', async ({ page }) => {
  await page.goto('/#services');
  const top = await page.locator('#services').evaluate((place) => place.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(120);
});

test('both spellings of an address are served, and an unknown one answers 404', async ({ request }) => {
  expect((await request.get('/contact')).status()).toBe(200);
  expect((await request.get('/contact/')).status()).toBe(200);
  expect((await request.get('/contact.html')).status()).toBe(200);
  expect((await request.get('/nowhere/at/all')).status()).toBe(404);
});
