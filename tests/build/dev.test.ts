import { mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startHere } from '../cli/run-here.ts';
import { takenOver, takeOver } from '../e2e/taken-over.ts';
import { openTab } from '../setup/shared-tab.ts';
import { addressOf } from './support/command.ts';
import { panel, serve, serveFolder } from './support/dev-server.ts';
import { folderWith, page, put, siteYaml, smallSite } from './support/site.ts';

// One server for the tests that say nothing else, in a process of its own.
let root: string;
let served: Awaited<ReturnType<typeof serveFolder>>;

const email = 'email: { serviceId: a, templateId: b, publicKey: c }\n';

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-dev-')));
  put(root, { ...smallSite, 'site.yaml': siteYaml + email });
  served = await serveFolder(root);
});
afterAll(async () => {
  await served?.end();
  rmSync(root, { recursive: true, force: true });
});

/** Writes the home page, and opens it once it is served. */
async function openHome(text: string): Promise<Page> {
  writeFileSync(join(root, 'pages/index.yaml'), text);
  const title = /title: (.*)/.exec(text)?.[1] ?? '';
  const titleServed = async (): Promise<string | undefined> =>
    /<title>([^<|]*) \|/.exec(await (await fetch(served.url)).text())?.[1];
  await expect.poll(titleServed).toBe(title);
  return openTab(served.url);
}

const news = (title: string): string =>
  `kind: article\ntitle: ${title}\ndescription: About ${title}.\ndate: 2026-05-12\n`;

const newsList = `title: News\ndescription: All of it.
blocks:
  - { type: article-grid, title: News, from: { kind: article } }
`;

const longPage = (title: string, last: string): string =>
  page(
    title,
    [
      '  - type: faq\n    title: Questions\n    items:',
      '      - question: First?\n        answer: Yes.',
      ...Array.from({ length: 30 }, (_, index) => `      - question: Number ${index}?\n        answer: Yes.`),
      `  - type: contact-form\n    title: Write\n  - type: cta\n    title: ${last}\n`,
    ].join('\n'),
  );

describe('the development server', () => {
  test('shows a save where it belongs, without losing the place, the open answer, the focus or the typed text', async () => {
    put(root, { 'pages/news.yaml': newsList, 'pages/news/first.yaml': news('First') });
    const tab = await openHome(longPage('Before', 'End'));
    const list = await openTab(`${served.url}news`);
    const asked: string[] = [];
    for (const each of [tab, list]) {
      await each.waitForLoadState('networkidle');
      each.on('request', (request) => {
        // Where another number of entries brings another style, the browser asks for the font in it once more.
        if (request.resourceType() !== 'font') asked.push(new URL(request.url()).pathname);
      });
    }
    // An entry that comes, changes and goes is for the list, and for nobody else.
    for (const titles of [['First', 'Second'], ['First', 'Third'], ['First']]) {
      const [, title] = titles;
      if (title === undefined) rmSync(join(root, 'pages/news/next.yaml'));
      else writeFileSync(join(root, 'pages/news/next.yaml'), news(title));
      await expect
        .poll(async () => (await list.locator('main li').getByRole('heading').allTextContents()).sort())
        .toEqual(titles);
    }
    expect(new Set(asked.splice(0))).toEqual(new Set(['/news']));
    await tab.locator('summary', { hasText: 'Number 3?' }).click();
    const field = tab.getByRole('textbox').first();
    await field.fill('typed');
    await takenOver(tab, 300_000);
    await tab.evaluate(() => scrollTo(0, 500));
    const scrolled = await tab.evaluate(() => scrollY);
    writeFileSync(join(root, 'pages/index.yaml'), longPage('After', 'New end'));
    await tab.getByRole('heading', { level: 1, name: 'After' }).waitFor({ state: 'attached' });
    await tab.getByRole('heading', { name: 'New end' }).waitFor({ state: 'attached' });
    expect(await tab.title()).toContain('After');
    expect(await tab.evaluate(() => scrollY)).toBe(scrolled);
    expect(await field.inputValue()).toBe('typed');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await tab.locator('details[open]').getByText('Number 3?').count()).toBe(1);
    expect(asked).not.toContain('/news');
    rmSync(join(root, 'pages/news.yaml'));
    rmSync(join(root, 'pages/news'), { recursive: true });
  });

  test('shows a mistake over the last good page until it is mended; other pages go on', async () => {
    const home = await openHome(page('Home'));
    const team = await openTab(`${served.url}about/team`);
    writeFileSync(join(root, 'pages/index.yaml'), page('Broken').replace('blocks:', 'bloks:'));
    await panel(home).waitFor();
    expect(await panel(home).textContent()).toMatch(/pages\/index\.yaml.*Line 3, column 1.*bloks/s);
    expect(await home.getByRole('heading', { level: 1, name: 'Home' }).count()).toBe(1);
    expect(served.printed()).toContain('pages/index.yaml:3:1');
    expect(await panel(team).count()).toBe(0);
    await team.getByRole('button', { name: /mistake/ }).waitFor();
    writeFileSync(join(root, 'pages/about/team.yaml'), page('Our team'));
    await team.getByRole('heading', { level: 1, name: 'Our team' }).waitFor();
    await home.reload();
    await panel(home).waitFor();
    writeFileSync(join(root, 'pages/index.yaml'), page('Mended'));
    await home.getByRole('heading', { level: 1, name: 'Mended' }).waitFor();
    await panel(home).waitFor({ state: 'hidden' });
    await team.getByRole('button', { name: /mistake/ }).waitFor({ state: 'hidden' });
  });

  test('starts with a broken site.yaml, and without one', async () => {
    const { root, url } = await serve({
      ...smallSite,
      'site.yaml': 'name: [\n',
      'pages/about/team.yaml': 'titel: Team\n',
    });
    const tab = await openTab(url);
    await panel(tab).waitFor();
    expect((await panel(tab).locator('h2').allTextContents()).slice(0, 2)).toEqual([
      'site.yaml',
      'pages/about/team.yaml',
    ]);
    rmSync(join(root, 'site.yaml'));
    await tab
      .getByText(/no site\.yaml|site\.yaml is missing/i)
      .first()
      .waitFor();
    writeFileSync(join(root, 'site.yaml'), 'name: Example\nurl: https://example.com/path/to\n');
    await tab.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/path/to/');
    expect(await panel(tab).count()).toBe(0);
  });

  test('serves pages, drafts, public files and redirects under the base, and nothing of its own folder', async () => {
    const { root, url } = await serve({
      ...smallSite,
      'site.yaml':
        'name: Example\nurl: https://example.com/base\nredirects: [{ from: /old, to: / }, { from: /über-uns, to: / }]\n',
      'pages/draft.yaml': `draft: true\naliases: [/sketch]\n${page('Draft')}`,
    });
    const get = async (path: string): Promise<string> => {
      const response = await fetch(new URL(path, url), { redirect: 'manual' });
      const text = await response.text();
      return `${response.status} ${response.headers.get('location') ?? /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? text.trim()}`;
    };
    expect(await get('/')).toBe('302 /base/');
    expect(await get('/base/')).toBe('200 Home');
    expect(await get('/base/about/team/')).toBe('200 Team');
    expect(await get('/base/draft')).toBe('200 Draft');
    expect(await get('/base/old')).toBe('302 /base/');
    expect(await get('/base/über-uns')).toBe('302 /base/');
    expect(await get('/base/sketch')).toBe('302 /base/draft');
    expect(await get('/base/robots.txt')).toBe('200 User-agent: *\n\nSitemap: https://example.com/base/sitemap.xml');
    for (const path of [
      '/base/nothing',
      '/package.json',
      '/base/package.json',
      '/base/site.yaml',
      '/base/..%2fsite.yaml',
    ]) {
      expect(await get(path), path).toMatch(/^404 /);
    }
    expect((await fetch(new URL('/base/%E0', url))).status).toBe(400);
    put(root, { 'public/new.txt': 'new' });
    await expect.poll(() => get('/base/new.txt')).toBe('200 new');
    renameSync(join(root, 'pages/about/team.yaml'), join(root, 'pages/people.yaml'));
    await expect.poll(() => get('/base/people')).toBe('200 Team');
    await expect.poll(() => get('/base/about/team')).toMatch(/^404 /);
  });

  test('a page that throws says where the error comes from', async () => {
    const actions = '    actions: [{ label: Our team, href: /about/team }]\n';
    const tab = await openHome(page('Start', `  - type: cta\n    title: Go on\n${actions}`));
    await tab.route('**/about/team.page.json', async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      await route.fulfill({ response, json: { ...data, screen: { ...data.screen, hiddenTitle: { no: 'text' } } } });
    });
    await takeOver(tab);
    await tab.getByRole('link', { name: 'Our team' }).click();
    await tab.getByRole('heading', { level: 1, name: "This page can't be shown" }).waitFor();
    expect(await tab.locator('main pre').textContent()).toMatch(/at .+:\d+:\d+/);
    expect(await tab.locator('main').innerText()).toContain('Back to the home page');
  });

  test('takes the next port when its own is in use', async () => {
    const { port } = new URL(served.url);
    const second = startHere(['start', '--root', folderWith(smallSite), '--port', port]);
    onTestFinished(async () => void (await second.stop()));
    expect(new URL(await addressOf(second)).port).not.toBe(port);
    expect(second.printed()).toContain(`Port ${port} is in use`);
  });
});
