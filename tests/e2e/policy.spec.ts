import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { startCaddy, startNginx } from '../hosting/web-server.ts';
import { at } from '../own-site/specification/addresses.ts';
import { sendFormPath, sentences, statusOn, written } from './form-page.ts';
import { sites } from './sites.ts';
import { takenOver, takeOver } from './taken-over.ts';
import { test } from './test.ts';
import { watchViolations } from './violations.ts';

// Every page under its policy, behind nginx: every-page.spec.ts.

/** Tries what a policy is there to forbid. Gives what was done all the same. */
async function attack(): Promise<string[]> {
  // Until the next task the browser allows what a test asks for.
  await new Promise((resolve) => setTimeout(resolve));
  const done: string[] = [];
  const tryIt = (name: string, act: () => void): void => {
    try {
      act();
    } catch {
      // Trusted types forbid it by throwing.
    }
    if (Reflect.has(window, 'attacked')) done.push(name);
    Reflect.deleteProperty(window, 'attacked');
  };
  const script = 'window.attacked = true';
  tryIt('inline script', () => document.body.append(Object.assign(document.createElement('script'), { text: script })));
  tryIt('eval', () => Reflect.get(window, 'eval')(script));
  tryIt('onclick', () => {
    const button = document.createElement('button');
    button.setAttribute('onclick', script);
    document.body.append(button);
    button.click();
  });
  tryIt('innerHTML', () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="by-attack">x</p>');
    if (document.getElementById('by-attack')) Object.assign(window, { attacked: true });
  });
  tryIt('style', () => {
    const style = document.createElement('style');
    style.textContent = 'html { --attacked: yes }';
    document.head.append(style);
    if (getComputedStyle(document.documentElement).getPropertyValue('--attacked') === 'yes')
      Object.assign(window, { attacked: true });
  });
  const fetched = await fetch('https://elsewhere.example/').then(
    () => true,
    () => false,
  );
  return fetched ? [...done, 'fetch'] : done;
}

test('behind Caddy no page breaks its policy, and files of public/ that are opened on their own are shown', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-files-'));
  for (const name of ['_headers', '.sitewright.json']) copyFileSync(join(sites.root.out, name), join(folder, name));
  const drawing = '<style>rect { fill: #00ff00 }</style><rect width="9" height="9" style="stroke: #0000ff"/>';
  writeFileSync(join(folder, 'drawing.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`);
  // Whether a film can be shown matters less than whether it may be loaded.
  for (const name of ['film.webm', 'sound.mp3', 'note.txt']) writeFileSync(join(folder, name), '%PDF-1.1\n');
  const [site, files] = [await startCaddy(sites.root.out), await startCaddy(folder)];
  try {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const violations = await watchViolations(page);
    await page.goto(site.origin + at.contact);
    await takeOver(page);
    await page.goto(`${files.origin}/drawing.svg`);
    const { fill, stroke } = await page.locator('rect').evaluate((rect) => getComputedStyle(rect));
    expect([fill, stroke]).toEqual(['rgb(0, 255, 0)', 'rgb(0, 0, 255)']);
    for (const name of ['film.webm', 'sound.mp3']) {
      await page.goto(`${files.origin}/${name}`);
      // Refused or not, these bytes are no film: NETWORK_NO_SOURCE.
      const state = (): Promise<number> =>
        page.locator('video').evaluate((film: HTMLVideoElement) => film.networkState);
      await expect.poll(state).toBe(3);
    }
    await page.goto(`${files.origin}/note.txt`);
    expect(violations).toEqual([]);
    expect(said.filter((words) => /Content Security Policy/.test(words))).toEqual([]);
  } finally {
    await Promise.all([site.close(), files.close()]);
    rmSync(folder, { recursive: true });
  }
});

test('the form is sent under the policy, with and without the app', async ({ page }) => {
  const server = await startNginx(sites.root.out);
  try {
    const violations = await watchViolations(page);
    const sent: string[] = [];
    await page.route(`https://api.emailjs.com${sendFormPath}`, async (route) => {
      sent.push(route.request().resourceType());
      await route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await page.goto(server.origin + at.contact);
    const form = page.locator('main form');
    const fill = async (): Promise<void> => {
      for (const [name, value] of Object.entries(written)) await form.locator(`[name=${name}]`).fill(value);
    };
    await fill();
    await takenOver(page);
    await form.locator('button').click();
    await expect(statusOn(page)).toHaveText(sentences.success, { timeout: 15_000 });
    // The browser's own way.
    await page.reload();
    await fill();
    await form.evaluate((each) => HTMLFormElement.prototype.submit.call(each));
    await expect(page).toHaveURL(/api\.emailjs\.com/);
    expect(sent).toEqual(['fetch', 'document']);
    expect(violations).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the policy in the page forbids what is not its own, also on a host without headers', async ({ page }) => {
  // A host that sends nothing of ours, as GitHub Pages.
  await page.route(`${sites.root.url}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': response.headers()['content-type'] ?? '' } });
  });
  const violations = await watchViolations(page);
  await page.goto(sites.root.url + at.contact);
  await takeOver(page);
  expect(await page.evaluate(attack)).toEqual([]);
  // One of each; which directive forbids an `onclick` differs between browsers.
  await expect.poll(() => violations).toHaveLength(6);
  const directives = violations.map((each) => each.split(' ')[1]);
  expect(directives).toEqual(expect.arrayContaining(['connect-src', 'require-trusted-types-for', 'style-src-elem']));
});

test('the preview sends the headers of _headers, and not the file itself', async ({ request }) => {
  expect((await request.get(at.contact)).headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect((await request.get('/_headers')).status()).toBe(404);
});
