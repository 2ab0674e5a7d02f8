import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeOver } from '../e2e/taken-over.ts';
import { axeViolations } from '../setup/axe.ts';
import { openTab } from '../setup/shared-tab.ts';
import { badge, panel, type Served, serveFolder } from './support/dev-server.ts';
import { page, put, siteYaml, smallSite } from './support/site.ts';

// One server for all, with an editor that writes down what it was called with.
let folder: string;
let served: Served & { readonly end: () => Promise<void> };

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-overlay-')));
  put(folder, smallSite);
  served = await serveFolder(folder, { LAUNCH_EDITOR: join(folder, 'code') });
});
beforeEach(() => {
  rmSync(join(folder, 'site.yaml'), { force: true });
  put(folder, { ...smallSite, code: '#!/bin/sh\nprintf "%s " "$@" >> "$(dirname "$0")/calls"\n' });
  chmodSync(join(folder, 'code'), 0o755);
});
afterAll(async () => {
  await served?.end();
  rmSync(folder, { recursive: true, force: true });
});

const home = (text: string): void => writeFileSync(join(folder, 'pages/index.yaml'), text);
const team = (text: string): void => writeFileSync(join(folder, 'pages/about/team.yaml'), text);

/** A page with a mistake for each of these keys, from its sixth line on. */
const withKeys = (title: string, ...keys: readonly string[]): string =>
  page(title, keys.map((key) => `    ${key}: text\n`).join(''));

const calls = (): string =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim() : '';
const title = (tab: Page, name: string): Locator => tab.getByRole('heading', { level: 1, name, exact: true });
const openers = (tab: Page): Locator => tab.getByRole('button', { name: /^Open in editor/ });
const hasFocus = (locator: Locator): Promise<boolean> => locator.evaluate((each) => each.matches(':focus'));
/** Gives how many elements of the overlay have been made, or had their text changed, since then. */
async function changes(tab: Page): Promise<() => Promise<number>> {
  const counted = await tab.locator('sitewright-problems').evaluateHandle(({ shadowRoot }) => {
    const all = { count: 0 };
    const add = (records: readonly MutationRecord[]): void => {
      const nodesIn = (node: Node): number => 1 + (node instanceof Element ? node.querySelectorAll('*').length : 0);
      for (const { addedNodes } of records)
        all.count += addedNodes.length === 0 ? 1 : [...addedNodes].reduce((sum, node) => sum + nodesIn(node), 0);
    };
    if (shadowRoot !== null)
      new MutationObserver(add).observe(shadowRoot, { subtree: true, childList: true, characterData: true });
    return all;
  });
  return () => counted.evaluate(({ count }) => count);
}
const spoken = (tab: Page): Promise<string | null> => tab.getByRole('status').textContent();

/** A tab of a page, after all mistakes of the test before are gone. */
async function openClean(path: string, width?: number): Promise<Page> {
  const tab = await openTab(served.url + path, width);
  await title(tab, path === '' ? 'Home' : 'Team').waitFor();
  await panel(tab).waitFor({ state: 'hidden' });
  await badge(tab).waitFor({ state: 'hidden' });
  return tab;
}

test('what visitors do not see is shown with the reason, and is gone when they see it', async () => {
  const hidden = page('Home', '    visible: { from: 2100-12-01 }\n').replace(
    '  - type',
    `  - type: cta\n    title: Home\n  - type`,
  );
  home(hidden.replace('title: Home\n    visible', 'title: Later\n    visible'));
  team(page('Team').replace('blocks:', 'draft: true\nblocks:'));
  const tab = await openClean('');
  const ribbon = tab.getByRole('region', { name: "What visitors don't see" });
  await expect.poll(() => ribbon.innerText()).toBe("Visitors don't see this block before 2100-12-01.");
  // The frame is where the block is, once both stand still.
  const boxes = (): Promise<unknown[]> =>
    Promise.all([ribbon.locator('.frame').boundingBox(), tab.locator('#block-2').boundingBox()]);
  const isAround = async (): Promise<boolean> => {
    const [frame, block] = await boxes();
    return block !== null && isDeepStrictEqual(frame, block);
  };
  await expect.poll(isAround).toBe(true);
  expect(await axeViolations(tab, { include: 'sitewright-hidden' })).toEqual([]);
  // Nothing is saved when the date comes.
  const soon = `${new Date(Date.now() + 1500).toISOString().slice(0, 19)}Z`;
  home(hidden.replace('title: Home\n    visible', 'title: Later\n    visible').replace('2100-12-01', soon));
  await ribbon.waitFor({ state: 'detached' });
  await tab.getByRole('heading', { name: 'Later' }).waitFor();
  await tab.goto(`${served.url}about/team`);
  await expect.poll(() => ribbon.innerText()).toBe("This page is a draft. Visitors don't see it.");
});

test('a page that was loaded while its server started anew hears of changes all the same', async () => {
  const tab = await openTab(served.url);
  const failed: string[] = [];
  await tab.route(/\/__tools\/dev\.js\?0$/, (route) => {
    failed.push(route.request().url());
    return route.abort();
  });
  await tab.reload();
  home(withKeys('Home', 'titel'));
  await title(tab, '1 mistake').waitFor();
  expect(failed).toHaveLength(1);
});

describe('the overlay', () => {
  test('shows each mistake of all files with its lines, and opens its place in the editor', async () => {
    const tab = await openClean('about/team', 390);
    home(withKeys('Home', 'titel', 'colour'));
    team(withKeys('Team', 'icno'));
    await title(tab, '3 mistakes in 2 files').waitFor();
    const files = await tab.locator('sitewright-problems').getByRole('heading', { level: 2 }).allTextContents();
    expect(files).toEqual(['pages/about/team.yaml', 'pages/index.yaml']);
    expect(await panel(tab).locator('mark').allTextContents()).toEqual(['icno', 'titel', 'colour']);
    expect(await panel(tab).locator('.row').last().textContent()).toBe('7    colour: text\n');
    expect(await axeViolations(tab, { include: 'sitewright-problems' })).toEqual([]);
    await openers(tab).last().click();
    await panel(tab).getByText('Opened pages/index.yaml:7:5 in the editor.').waitFor();
    // The editor is a process of its own: it was started, and does its work when its turn comes.
    await expect.poll(calls).toBe(`-r -g ${folder}/pages/index.yaml:7:5`);
    expect(served.printed()).toContain('Opened pages/index.yaml:7:5 in the editor.');
  });

  test('shows hostile texts as they were written, when they are saved and when the page is loaded', async () => {
    const ends = "</script></title></textarea>'><img src=x onerror=alert(1)>";
    const hostile = `title: ${JSON.stringify(ends)}\n${page('Home').replace(/^title: .*\n/, '')}`;
    home(hostile);
    const tab = await openTab(served.url);
    await panel(tab).waitFor({ state: 'hidden' });
    await title(tab, 'Home').waitFor();
    const ran: string[] = [];
    tab.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    home(`${hostile}    ${JSON.stringify(ends)}: ${JSON.stringify(ends)}\n`);
    for (const load of [() => undefined, () => tab.reload()]) {
      await load();
      // In the message, and on the line that is shown.
      await panel(tab).getByText(ends).nth(1).waitFor();
      expect(await tab.title()).toContain(ends);
      expect(await tab.locator('img[onerror]').count()).toBe(0);
    }
    expect(ran).toEqual([]);
  });

  test('follows the reader to the page with the mistake', async () => {
    const tab = await openClean('');
    team(withKeys('Team', 'titel'));
    await badge(tab).waitFor();
    expect(await panel(tab).isHidden()).toBe(true);
    await takeOver(tab);
    await tab.evaluate(() => {
      Object.assign(window, { marked: true });
      const link = Object.assign(document.createElement('a'), { href: '/about/team' });
      link.dataset.page = '';
      document.body.append(link);
      link.click();
    });
    await title(tab, 'Team').waitFor();
    await panel(tab).getByText('Below is the last good version of the page.').waitFor();
    expect(await tab.evaluate(() => Reflect.has(window, 'marked'))).toBe(true);
  });

  test('opens nothing for other sites, and nothing but the places it shows', async () => {
    const { url } = served;
    const tab = await openClean('');
    home(withKeys('Home', 'titel'));
    await title(tab, '1 mistake').waitFor();
    const before = calls();
    const ask = async (body: object, headers: Readonly<Record<string, string>>): Promise<number> =>
      (await fetch(new URL('/__open', url), { method: 'POST', body: JSON.stringify(body), headers })).status;
    const shown = { file: 'pages/index.yaml', line: 6, column: 5 };
    const own = { Origin: new URL(url).origin };
    expect(await ask(shown, { Origin: 'https://evil.example' })).toBe(403);
    expect(await ask(shown, {})).toBe(403);
    expect(await ask(shown, { ...own, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    for (const other of [
      { ...shown, line: 1 },
      { ...shown, file: 'site.yaml' },
      { ...shown, file: '/etc/passwd' },
      {},
    ]) {
      expect(await ask(other, own), JSON.stringify(other)).toBe(404);
    }
    expect((await fetch(new URL('/__open', url))).status).toBe(405);
    expect((await fetch(new URL('/__open-in-editor?file=package.json', url))).status).toBe(404);
    expect(calls()).toBe(before);
    expect(await ask(shown, own)).toBe(200);
    await expect.poll(calls).not.toBe(before);
  });

  test('says what to do when no editor can be started', async () => {
    const tab = await openClean('');
    rmSync(join(folder, 'code'));
    home(withKeys('Home', 'titel'));
    await openers(tab).click();
    const words =
      /code was not found\. Stop the server and start it again with your editor's command: npx sitewright start --editor code.*[Oo]pen pages\/index\.yaml:6:5 yourself/;
    await panel(tab).getByText(words).waitFor();
    await expect.poll(() => spoken(tab)).toMatch(words);
    expect(served.printed()).toMatch(words);
    put(folder, { code: '#!/bin/sh\nexit 3\n' });
    chmodSync(join(folder, 'code'), 0o755);
    await openers(tab).click();
    await panel(tab).getByText('it ended with code 3.').waitFor();
    expect(served.printed()).not.toContain('Could not open');
  });

  test('lets mended ones go one by one, and keeps focus and place', async () => {
    const tab = await openClean('');
    const keys = Array.from({ length: 30 }, (_, index) => `wrong${index}`);
    home(withKeys('Home', ...keys));
    await title(tab, '30 mistakes').waitFor();
    await expect.poll(() => spoken(tab)).toBe('30 mistakes.');
    expect(await tab.evaluate(() => document.activeElement === document.body)).toBe(true);
    const place = async (index: number): Promise<number> => (await openers(tab).nth(index).boundingBox())?.y ?? 0;
    await openers(tab).nth(20).focus();
    // What scrolls into sight gets its real height a frame later, and what is below it moves.
    await tab.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    const before = await place(20);
    home(withKeys('Home', ...keys.slice(2)));
    await title(tab, '28 mistakes').waitFor();
    expect(await hasFocus(openers(tab).nth(18))).toBe(true);
    // The browser puts back in the next frame what a shorter list above has moved.
    await expect.poll(async () => Math.abs((await place(18)) - before)).toBeLessThan(3);
    home(withKeys('Home', ...keys.slice(2, 20), ...keys.slice(21)));
    await title(tab, '27 mistakes').waitFor();
    expect(await hasFocus(openers(tab).nth(18))).toBe(true);
    expect(await panel(tab).locator('li:has(:focus) mark').textContent()).toBe('wrong21');
    home(page('Home'));
    await panel(tab).waitFor({ state: 'hidden' });
    await expect.poll(() => spoken(tab)).toBe('All mistakes are fixed.');
  });

  test('goes at Escape, comes back at a press, and by itself only when there is something new', async () => {
    const tab = await openClean('');
    team(withKeys('Team', 'icno'));
    await badge(tab).waitFor();
    expect(await badge(tab).textContent()).toBe('1 mistake');
    home(withKeys('Home', 'one', 'two'));
    await title(tab, '3 mistakes in 2 files').waitFor();
    await tab.keyboard.press('Escape');
    await panel(tab).waitFor({ state: 'hidden' });
    home(withKeys('Home', 'one'));
    await expect.poll(() => badge(tab).textContent()).toBe('2 mistakes');
    expect(await panel(tab).isVisible()).toBe(false);
    await badge(tab).press('Enter');
    await panel(tab).waitFor();
    await tab.keyboard.press('Tab');
    expect(await hasFocus(tab.getByRole('button', { name: 'Hide' }))).toBe(true);
    await tab.keyboard.press('Enter');
    await panel(tab).waitFor({ state: 'hidden' });
    expect(await hasFocus(badge(tab))).toBe(true);
    home(withKeys('Home', 'one', 'three'));
    await title(tab, '3 mistakes in 2 files').waitFor();
  });

  test('is calm about warnings, and silent about links to planned pages', async () => {
    const link = '    actions: [{ label: Soon, href: /soon }]\n';
    const filler = '  - type: cta\n    title: Lorem ipsum dolor\n';
    put(folder, { 'site.yaml': `${siteYaml}planned: [/soon]\n` });
    home(page('Home', link));
    const tab = await openClean('');
    await tab.getByRole('link', { name: 'Soon' }).waitFor();
    home(page('Home', link + filler));
    await badge(tab).waitFor();
    expect(await panel(tab).isVisible()).toBe(false);
    await badge(tab).click();
    await title(tab, '2 warnings').waitFor();
    home(page('Home', `${link}    titel: No\n${filler}`));
    await title(tab, '1 mistake').waitFor();
    await tab.getByText('2 warnings').waitFor();
  });

  test('shows a site.yaml that cannot be read, and one that is gone', async () => {
    const tab = await openClean('');
    rmSync(join(folder, 'site.yaml'));
    await panel(tab).getByText('missing-site').waitFor();
    await title(tab, 'Home').waitFor();
    await openers(tab).click();
    await panel(tab).getByText("site.yaml doesn't exist").waitFor();
    symlinkSync('site.yaml', join(folder, 'site.yaml'));
    await panel(tab).getByText('unreadable-file').waitFor();
    rmSync(join(folder, 'site.yaml'));
    put(folder, { 'site.yaml': siteYaml });
    await panel(tab).waitFor({ state: 'hidden' });
  });

  test('stays quick with two thousand mistakes', async () => {
    const tab = await openClean('');
    // A file says no more than its first fifty.
    const keys = Array.from({ length: 50 }, (_, index) => `wrong${index}`);
    const many = Array.from({ length: 39 }, (_, index) => [`pages/p${index}.yaml`, withKeys('Many', ...keys)]);
    put(folder, Object.fromEntries(many));
    home(withKeys('Home', ...keys));
    await title(tab, '2000 mistakes in 40 files').waitFor();
    expect(await openers(tab).count()).toBe(2000);
    const made = await changes(tab);
    home(withKeys('Home', ...keys.slice(1)));
    await title(tab, '1999 mistakes in 40 files').waitFor();
    // Only what has changed is made anew: the lines of 49 mistakes have other numbers.
    const count = await made();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(700);
  });
});
