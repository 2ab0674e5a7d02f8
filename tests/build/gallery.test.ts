import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { themeOf } from '../../src/content/theme/theme.ts';
import { asListItem } from '../../src/schema/examples.ts';
import { blockNames, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { axeViolations } from '../setup/axe.ts';
import { sharedTab } from '../setup/shared-tab.ts';
import { top } from './support/command.ts';
import { type Served, serveHere } from './support/dev-server.ts';
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
    'forms: { action: "https://forms.example/kiln" }',
    'nav: { items: [{ label: Home, href: / }] }',
    'announcement: { description: Closed on Monday }\n',
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

async function visit(path: string): Promise<void> {
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.goto(origin + path);
}

const exampleOf = (name: string): string => readFileSync(join(top, 'src/blocks', name, 'example.yaml'), 'utf8');

/** What the page of a block says, read without opening it: its YAML, and the blocks on it and on the page of the example alone. */
const shown = (name: string) =>
  tab.evaluate(async (address) => {
    const read = async (path: string): Promise<Document> => {
      const response = await fetch(path);
      return new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
    };
    const [page, alone] = [await read(address), await read(`${address}/preview`)];
    return {
      yaml: page.querySelector('pre code')?.textContent ?? '',
      title: page.querySelector('h1')?.textContent,
      blocks: page.querySelectorAll('main > *').length > 4,
      alone: alone.querySelector('main > *') !== null,
    };
  }, `/__blocks/${name}`);

/** Taps on a page before it is taken over do not count. */
async function copied(): Promise<void> {
  await tab.locator('pre').first().hover();
  await tab.mouse.wheel(0, 10);
  await tab.getByRole('button', { name: 'Copy' }).first().press('Enter');
}

describe('the gallery of blocks', () => {
  beforeAll(startAll);
  afterAll(endAll);

  test('names every block, with what it is for, and leads to its page', async () => {
    await visit('/__blocks');
    const text = await tab.locator('main').innerText();
    for (const name of blockNames()) {
      const { title = '', description = '' } = schemaOf(`blocks/${name}`);
      expect(text).toContain(description.replaceAll('`', ''));
      await tab.locator(`main a[href="/__blocks/${name}"]`, { hasText: title }).first().waitFor({ state: 'attached' });
    }
    // Found by what people call them, and by what they are good for.
    const visible = (name: string) => tab.locator(`main a[href="/__blocks/${name}"]:visible`).first();
    for (const [typed, found] of Object.entries({
      'price list': 'price-list',
      team: 'people',
      'opening hours': 'card-grid',
      'customers say': 'quote',
    })) {
      await tab.getByRole('searchbox').fill(typed);
      await visible(found).waitFor();
      await expect.poll(() => visible('hero').count(), { message: typed }).toBe(0);
    }
    expect((await fetch(`${origin}/__blocks/no-such-block`)).status).toBe(404);
  });

  test('shows every block with its YAML as it stands in its file, and alone', async () => {
    await visit('/__blocks/cta/preview');
    for (const name of blockNames()) {
      const { title = name } = schemaOf(`blocks/${name}`);
      const yaml = asListItem(exampleOf(name));
      expect(await shown(name), name).toEqual({ yaml, title, blocks: true, alone: true });
    }
  });

  test('lists the fields of a block as its schema has them, and shows each value to choose', async () => {
    await visit('/__blocks/hero');
    const rows = await tab
      .locator('main table')
      .last()
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const { title, tagline } = schemaOf('blocks/hero').properties ?? {};
    expect(rows).toContainEqual(['title', 'yes', 'text', title?.description]);
    expect(rows).toContainEqual(['tagline', 'no', 'text', tagline?.description]);
    const headings = await tab.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual(expect.arrayContaining(['align: start', 'background: brand', 'background: dark']));
  });

  test('shows the theme and the data of the site, and nothing that leads to its pages', async () => {
    await visit('/__blocks/contact-form');
    await tab.getByText('hello@kiln.example').first().waitFor();
    expect(await tab.getByText('Closed on Monday').count()).toBe(0);
    await visit('/__blocks/cta/preview');
    const styles = await tab.evaluate(() => document.documentElement.outerHTML);
    expect(styles.toLowerCase()).toContain(themeOf({ brand: 'orange' }).brand.light.text.toLowerCase());
    // Nobody is told of mistakes in examples.
    expect(server.printed()).not.toMatch(/error|warning/i);
  });

  test('goes from block to block, and sends forms to the mailbox', async () => {
    await visit('/__blocks/cta');
    await tab.getByRole('link', { name: 'Download list' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Download list' }).waitFor();
    expect((await fetch(`${origin}/__blocks/cta.page.json`)).status).toBe(200);
    for (const name of ['contact-form', 'newsletter']) {
      const html = await (await fetch(`${origin}/__blocks/${name}/preview`)).text();
      expect(/<form[^>]* action="([^"]*)"/.exec(html)?.[1], name).toMatch(/^\/__mailbox\//);
    }
  });

  test('copies the YAML, and says so', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    onTestFinished(() => context.clearPermissions());
    await visit('/__blocks/stats');
    await copied();
    await tab.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(asListItem(exampleOf('stats')));
  });

  test.each(['/__blocks', '/__blocks/cta'])('has nothing for axe to find on %s, and fits the window', async (path) => {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 360],
    ] as const) {
      await tab.emulateMedia({ colorScheme });
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(origin + path);
      expect(await axeViolations(tab, {})).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('finds blocks in other languages on a site that is not in English', async () => {
    put(root, { 'site.yaml': `${files['site.yaml']}language: fr\n` });
    onTestFinished(() => put(root, { 'site.yaml': files['site.yaml'] }));
    await expect.poll(async () => (await fetch(`${origin}/__blocks`)).text()).toContain('abonnements');
    await visit('/__blocks');
    await tab.getByRole('searchbox').fill('abonnements');
    await tab.locator('main a[href="/__blocks/pricing"]:visible').first().waitFor();
    await expect.poll(() => tab.locator('main a[href="/__blocks/hero"]:visible').count()).toBe(0);
  });

  test('shows the blocks while site.yaml has mistakes', async () => {
    writeFileSync(join(root, 'site.yaml'), 'name: [\n');
    await expect.poll(server.printed).toContain('site.yaml:');
    await visit('/__blocks/cta/preview');
    expect(await tab.locator('main > section').count()).toBe(1);
  });
});
