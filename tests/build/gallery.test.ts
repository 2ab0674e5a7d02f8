import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { themeOf } from '../../src/content/theme/theme.ts';
import { blockNames, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { axeViolations } from '../setup/axe.ts';
import { sharedTab } from '../setup/shared-tab.ts';
import { top } from './support/command.ts';
import { type Served, serveHere } from './support/dev-server.ts';
import { areWhole, framesIn, look, looksOf, shown, widths } from './support/frames.ts';
import { page as pageFile, put } from './support/site.ts';

// One server and one browser for all. What follows from changes of the builder: builder-changes.test.ts.
let root: string;
let server: Served & { readonly end: () => Promise<void> };
let origin: string;
let context: BrowserContext;
let tab: Page;
let giveBack: (() => Promise<void>) | undefined;

const files = {
  'site.yaml': [
    'name: Kiln',
    'url: https://kiln.example/pots',
    'theme: { brand: orange }',
    'contact: { email: hello@kiln.example }',
    'forms: { action: "https://forms.example/kiln" }\n',
  ].join('\n'),
  'pages/index.yaml': pageFile('Home'),
};

async function startAll(): Promise<void> {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-gallery-')));
  put(root, files);
  server = await serveHere(root);
  ({ tab, end: giveBack } = await sharedTab(1440, 900));
  context = tab.context();
  origin = new URL(server.url).origin;
}

async function endAll(): Promise<void> {
  await giveBack?.();
  await server?.end();
  if (root) rmSync(root, { recursive: true, force: true });
}

/** The page as the server sends it. */
async function get(path: string): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(origin + path);
  return { status: response.status, text: await response.text() };
}

/** Opens the list of all blocks, whose thumbnails stay empty: pictures of pages that are looked at themselves. */
async function visitList(): Promise<void> {
  await context.route('**/preview?*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === tab.mainFrame()
      ? route.continue()
      : route.fulfill({ body: '', contentType: 'text/html' }),
  );
  onTestFinished(() => context.unrouteAll({ behavior: 'ignoreErrors' }));
  await visit('/__blocks');
}

async function visit(path: string, colorScheme: 'light' | 'dark' = 'light', width = 1440): Promise<void> {
  await tab.emulateMedia({ colorScheme });
  await tab.setViewportSize({ width, height: 900 });
  await tab.goto(origin + path, { waitUntil: 'domcontentloaded' });
}

/** An example as an entry of `blocks:`. */
const pasted = (text: string): string =>
  text
    .trimEnd()
    .replace(/^(?=.)/gm, '    ')
    .replace('    ', '  - ');

const exampleOf = (name: string): string => join(top, 'src/blocks', name, 'example.yaml');

const yaml = (): Promise<string> => tab.locator('#yaml-text').innerText();

describe('the gallery of blocks', () => {
  beforeAll(startAll);
  afterAll(endAll);

  test('names every block, with what it is for, and leads to its page', async () => {
    await visitList();
    const cards = await tab.locator('.card').evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector('code')?.textContent,
        description: card.querySelector('p')?.textContent,
        href: card.querySelector('a')?.getAttribute('href'),
      })),
    );
    const described = blockNames().map((name) => ({
      name,
      description: schemaOf(`blocks/${name}`).description,
      href: `/__blocks/${name}`,
    }));
    expect(cards).toEqual(described);
    // Found by what people call them, and by what they are good for.
    const visible = (): Promise<string[]> => tab.locator('.card:visible code').allInnerTexts();
    for (const [typed, found] of Object.entries({
      'price list': 'price-list',
      Team: 'people',
      'opening hours': 'card-grid',
      'customers says': 'quote',
    })) {
      await tab.getByRole('searchbox', { name: 'Find a block' }).fill(typed);
      expect(await visible(), typed).toContain(found);
      await tab.getByText(new RegExp(`^\\d of ${blockNames().length} blocks$`)).waitFor();
    }
    await tab.getByRole('searchbox').fill('qwertz');
    await tab.getByText('No block fits. Try another word, or fewer.').waitFor();
    await tab.getByRole('searchbox').fill('');
    expect(await visible()).toEqual([...blockNames()]);
    expect((await get('/__blocks/no-such-block')).status).toBe(404);
  });

  test('shows every block at three widths, alone, with its YAML as it stands in its file', async () => {
    await visit('/__blocks/cta/preview?mode=dark');
    for (const name of blockNames()) {
      const { yaml, frames } = await shown(tab, name);
      expect(yaml.trimEnd(), name).toBe(pasted(readFileSync(exampleOf(name), 'utf8')));
      expect(frames, name).toEqual(widths.map((width) => [String(width), `/__blocks/${name}/preview?mode=dark`]));
      expect((await get(`/__blocks/${name}/preview?mode=light`)).text, name).toMatch(/<html lang="en" class="light">/);
    }
    // What the frames show: one page, as wide as each of them. All are written into one document, which takes less than opening each of them.
    const documents: string[] = [];
    for (const name of blockNames()) documents.push((await get(`/__blocks/${name}/preview?mode=dark`)).text);
    await visit(`/__blocks/hero/preview?mode=dark`);
    for (const width of widths) {
      await tab.setViewportSize({ width, height: 900 });
      // The page hears of it a little later.
      await tab.waitForFunction((wanted) => innerWidth === wanted, width);
      const seen = await looksOf(tab, documents);
      for (const [index, name] of blockNames().entries()) {
        const wanted = { width, mode: 'dark', blocks: 1, others: 0, isCut: false };
        expect(seen[index], `${name} at ${width} px`).toEqual(wanted);
      }
    }
  });

  test.each(['contact-form', 'stats'])('%s fills its frames, which are as high as their pages', async (name) => {
    await visit(`/__blocks/${name}?mode=dark`);
    const seen = await Promise.all((await framesIn(tab, '.screen')).map((frame) => frame.evaluate(look)));
    expect(seen).toEqual(widths.map((width) => ({ width, mode: 'dark', blocks: 1, others: 0, isCut: false })));
    await expect.poll(() => tab.locator('.screen iframe').evaluateAll(areWhole)).toBe(true);
    expect((await yaml()).trimEnd()).toBe(pasted(readFileSync(exampleOf(name), 'utf8')));
  });

  test('lists the fields of a block as its schema has them', async () => {
    await visit('/__blocks/hero');
    const rows = await tab
      .locator('.fields tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const { title, tagline } = schemaOf('blocks/hero').properties ?? {};
    expect(rows).toContainEqual(['title', 'yes', 'text', title?.description]);
    expect(rows).toContainEqual(['tagline', 'no', 'text', tagline?.description]);
  });

  test('shows the theme and the data of the site', async () => {
    await visit('/__blocks/contact-form');
    // The pages of the gallery have the site's colours, too.
    const shown = await tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
    expect(shown).toContain(themeOf({ brand: 'orange' }).brand.light.text);
    const [form] = await framesIn(tab, '.screen');
    await form?.getByText('hello@kiln.example').first().waitFor();
    await visit('/__blocks/cta');
    const [cta] = await framesIn(tab, '.screen');
    const words = await cta
      ?.locator('main a')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
    const [red = 0, , blue = 0] = (words ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(blue);
    // Nobody is told of mistakes in examples.
    expect(server.printed()).not.toMatch(/error|warning/i);
  });

  test('changes mode, background and variant by keyboard, and the YAML with them', async () => {
    await visit('/__blocks/hero');
    await tab.getByRole('group', { name: 'mode' }).getByRole('link', { name: 'light' }).focus();
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/mode=dark/);
    await tab.getByRole('group', { name: 'background' }).getByRole('link', { name: 'brand' }).press('Enter');
    await tab.waitForURL(/background=brand/);
    await tab.getByRole('group', { name: 'align' }).getByRole('link', { name: 'start' }).press('Enter');
    await tab.waitForURL(/align=start/);
    const chosen = await tab.locator('.choice [aria-current]').allInnerTexts();
    expect(chosen).toEqual(['dark', 'start', 'brand']);
    expect(await yaml()).toMatch(/- type: hero\n {4}background: brand\n {4}align: start\n {4}tagline/);
    const [frame] = await framesIn(tab, '.screen');
    expect(await frame?.evaluate(() => document.documentElement.className)).toBe('dark');
    expect(await frame?.locator('main > section').getAttribute('class')).toContain('on-brand');
    await tab.getByRole('link', { name: 'As in the example' }).click();
    await expect.poll(yaml).toContain('align: center');
  });

  test('opens the links of an example in a tab of their own, and sends no form', async () => {
    await context.route('https://www.example.com/**', (route) => route.fulfill({ body: '' }));
    onTestFinished(() => context.unrouteAll({ behavior: 'ignoreErrors' }));
    await visit('/__blocks/card-grid');
    const [frame] = await framesIn(tab, '.screen');
    const before = frame?.url();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      frame?.getByRole('link', { name: 'See how we plan' }).click(),
    ]);
    await opened.waitForURL('https://www.example.com/planting');
    await opened.close();
    expect(frame?.url()).toBe(before);
    const sent = await frame?.evaluate(() => {
      const form = document.createElement('form');
      document.body.append(form);
      return new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
        form.submit();
      });
    });
    expect(sent).toBe('form-action');
    // Opened alone it can be sent: to the mailbox of this server.
    for (const name of ['contact-form', 'newsletter']) {
      const { text } = await get(`/__blocks/${name}/preview?live=true`);
      expect(/<form[^>]* action="([^"]*)"/.exec(text)?.[1], name).toMatch(/^\/__mailbox\//);
    }
  });

  test('copies the YAML, and says so', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    onTestFinished(() => context.clearPermissions());
    await visit('/__blocks/stats');
    await tab.getByRole('button', { name: 'Copy' }).press('Enter');
    await tab.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(
      await tab.locator('#yaml-text').textContent(),
    );
  });

  test('selects the YAML where the clipboard is denied', async () => {
    const session = await context.newCDPSession(tab);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    const place = { origin, browserContextId: targetInfo.browserContextId ?? '' };
    for (const name of ['clipboard-read', 'clipboard-write']) {
      await session.send('Browser.setPermission', { permission: { name }, setting: 'denied', ...place });
    }
    onTestFinished(() => context.clearPermissions());
    await visit('/__blocks/stats');
    await tab.getByRole('button', { name: 'Copy' }).press('Enter');
    await tab.getByRole('status').filter({ hasText: 'Selected' }).waitFor();
    const selected = await tab.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe((await yaml()).trim());
  });

  test.each(['/__blocks', '/__blocks/cta'])('has nothing for axe to find on %s, and fits the window', async (path) => {
    await (path === '/__blocks' ? visitList() : visit(path));
    await tab.locator('iframe').first().waitFor({ state: 'attached' });
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 360],
    ] as const) {
      await tab.emulateMedia({ colorScheme });
      await tab.setViewportSize({ width, height: 900 });
      // Thumbnails are pictures of pages, out of everybody's reach. What frames show is judged once.
      const part = width === 1440 ? { exclude: '.thumbnail', frames: true as const } : { exclude: 'iframe' };
      expect(await axeViolations(tab, part)).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect((await get(path)).text).not.toContain(' style=');
  });

  test('shows the blocks while site.yaml has mistakes', async () => {
    writeFileSync(join(root, 'site.yaml'), 'name: [\n');
    await expect.poll(server.printed).toContain('site.yaml:');
    await visit('/__blocks/cta');
    const [frame] = await framesIn(tab, '.screen');
    expect(await frame?.locator('main > section').count()).toBe(1);
  });
});
