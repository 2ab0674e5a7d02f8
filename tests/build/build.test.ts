import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderPage } from '../../src/builder/render/document.ts';
import type { WholeFrame } from '../../src/model/frame.ts';
import type { AnyPage } from '../../src/model/plan.ts';
import { runHere } from '../cli/run-here.ts';
import { addressOf, type Outcome, run, start, stop } from './support/command.ts';
import { contentsOf, digestOf, folderWith, page, put, siteYaml, smallSite } from './support/site.ts';

const build = (root: string, ...more: string[]): Promise<Outcome> => runHere(['build', '--root', root, ...more]);

test('the same site gives the same bytes, wherever it lies', async () => {
  const [one, other] = [folderWith(smallSite), folderWith(smallSite)];
  // As a process of its own, with what the others leave behind in theirs.
  expect((await run(['build', '--root', one])).code).toBe(0);
  const told = await build(other, '--out', join(other, 'elsewhere'), '--profile');
  expect(told.code).toBe(0);
  expect(told.out).toMatch(
    /\nstage +seconds +processor +ms a page\nread +\d+\.\d\d +\d+\.\d\d +\d+\.\d\d\ncheck .*\nplan .*\nbundle .*\nrender .*\nwrite .*\n/,
  );
  expect(contentsOf(join(other, 'elsewhere'))).toEqual(contentsOf(join(one, 'dist')));
});

test('a build writes a file per page and leaves drafts out', async () => {
  const root = folderWith({ ...smallSite, 'pages/draft.yaml': `draft: true\n${page('Draft')}` });
  const { code, out } = await build(root);
  expect(code).toBe(0);
  expect(out).toMatch(/\n2 pages in \d+\.\d s, written to .*dist\n$/);
  // All other files: tests/build/cases.test.ts.
  const names = Object.keys(contentsOf(join(root, 'dist')));
  expect(names.filter((name) => /\.(?:html|page\.json)$/.test(name))).toEqual([
    '404.html',
    '404.page.json',
    'about/team.html',
    'about/team.page.json',
    'index.html',
    'index.page.json',
  ]);
});

test('a base path stands before every address of the site itself', async () => {
  // The app is compiled once for each base path, and tests/cases/valid/second-site has this one, too.
  const settings = 'name: Example\nurl: https://example.com/shop\nredirects: [{ from: /old, to: /about/team }]\n';
  const root = folderWith({
    'site.yaml': `${settings}logo: /mark.svg\n`,
    'pages/index.yaml': page('Home', '    actions: [{ label: Team, href: /about/team }]\n'),
    'pages/about/team.yaml': `aliases: [/crew, /पता, /Über-uns]\n${page('Team')}`,
    'pages/soon.yaml': `draft: true\naliases: [/later]\n${page('Soon')}`,
    'public/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>',
  });
  expect(await build(root)).toMatchObject({ code: 0 });
  const read = (name: string): string => readFileSync(join(root, 'dist', name), 'utf8');
  const home = read('index.html');
  const own = [...home.matchAll(/(?:href|src|url)(?:="|\("?)(\/[^"#)]*)/g)].map(([, address = '']) => address);
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((address) => !address.startsWith('/shop/'))).toEqual([]);
  expect(home).toContain('<link rel="canonical" href="https://example.com/shop/">');
  const encoded = ['old', 'crew', '%E0%A4%AA%E0%A4%A4%E0%A4%BE', '%C3%9Cber-uns'];
  expect(read('_redirects')).toBe(encoded.map((from) => `/shop/${from} /shop/about/team 301\n`).join(''));
  for (const name of ['crew.html', 'पता.html', 'Über-uns.html']) expect(read(name)).toBe(read('old.html'));
  expect(read('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/shop/about/team">');
  expect(read('old.html')).toContain('<link rel="canonical" href="https://example.com/shop/about/team">');
  expect(read('.sitewright.json')).toBe('{"base":"/shop/","version":1}\n');
});

test('a site in Arabic is laid out from right to left, and one in Turkish is not', async () => {
  const pages = { 'pages/index.yaml': 'title: A\ndescription: B\nblocks: [{ type: cta, title: Hello }]\n' };
  for (const [language, opening] of [
    ['ar-EG', '<html lang="ar-EG" dir="rtl">'],
    ['tr', '<html lang="tr">'],
  ] as const) {
    const root = folderWith({ 'site.yaml': `${siteYaml}language: ${language}\n`, ...pages });
    expect((await build(root)).code).toBe(0);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain(opening);
  }
});

test('a page head is complete, and its texts are escaped', async () => {
  const hostile = `title: '"Fish" & <chips>'\ndescription: '</title><script>alert(1)</script>'\nblocks: [{ type: cta, title: Hello }]\n`;
  const root = folderWith({ 'site.yaml': `${siteYaml}language: en-GB\n`, 'pages/index.yaml': hostile });
  expect((await build(root)).code).toBe(0);
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(html).toContain('<html lang="en-GB">');
  expect(html).toMatch(/<title>&quot;Fish&quot; &amp; &lt;chips&gt;[^<]*<\/title>/);
  expect(html).toContain('content="&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain('<meta property="og:locale" content="en_GB">');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.indexOf('<script')).toBeLessThan(html.indexOf('<style'));
  expect(html).not.toMatch(/ style="/);
  expect(readFileSync(join(root, 'dist/404.html'), 'utf8')).toContain('<meta name="robots" content="noindex">');
});

test('mistakes, clashes and bad folders leave the last site alone', async () => {
  const root = folderWith(smallSite);
  await build(root);
  const good = digestOf(join(root, 'dist'));
  put(root, { 'pages/index.yaml': 'titel: Home\n' });
  const mistaken = await build(root);
  expect(mistaken.code).toBe(1);
  expect(mistaken.err).toContain('pages/index.yaml:1:1');
  put(root, { 'pages/index.yaml': page('Home'), 'public/About/Team.html/x.txt': 'x', 'public/index.html': 'mine' });
  const clashing = await build(root);
  expect(clashing.code).toBe(1);
  expect(clashing.err).toContain('public/About/Team.html/x.txt:1:1');
  expect(clashing.err).toContain('public/index.html:1:1');
  rmSync(join(root, 'public'), { recursive: true });
  expect((await build(root, '--out', join(root, 'pages'))).code).toBe(2);
  const inFile = await build(root, '--out', join(root, 'site.yaml/dist'));
  expect(inFile).toMatchObject({ code: 2, err: expect.stringContaining('is a file, or lies in one') });
  expect(digestOf(join(root, 'dist'))).toBe(good);
});

test('a component that throws is reported with the page it was rendering', () => {
  const render = (): never => {
    throw new Error('block 2 (stats): items is undefined');
  };
  // A plan that is never read.
  const page = { file: 'pages/contact.yaml', route: '/contact' } as AnyPage;
  expect(() => renderPage(page, {} as WholeFrame, { render })).toThrow(
    'pages/contact.yaml could not be rendered: block 2 (stats): items is undefined',
  );
});

test('a build has no gallery', async () => {
  const built = folderWith(smallSite);
  const out = join(built, 'dist');
  expect(await build(built, '--out', out)).toMatchObject({ code: 0 });
  for (const file of Object.keys(contentsOf(out)))
    expect(readFileSync(join(out, file), 'utf8')).not.toContain('__blocks');
  const preview = start(['preview', '--root', built, '--out', out, '--port', '0']);
  onTestFinished(async () => void (await stop(preview)));
  const address = await addressOf(preview);
  for (const path of ['__blocks', '__blocks/hero', '__blocks/hero/preview']) {
    expect((await fetch(address + path)).status, path).toBe(404);
  }
});
