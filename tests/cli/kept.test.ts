import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { siteReader } from '../../src/content/load/site-reader.ts';
import type { Disk } from '../../src/disk/disk.ts';
import { Superseded } from '../../src/engine/errors.ts';
import { ONCE } from '../../src/yaml/findings/together.ts';
import { siteWithKinds } from '../bench/kinds-site.ts';
import { lookedIn } from '../content/looked-in.ts';
import { goodPage, goodSite, memoryDisk, pageCalled } from '../content/memory-disk.ts';
import { memoryStore } from '../engine/sheet.ts';
import { filesIn, keptEqualsClean } from './kept-law.ts';
import { runHere } from './run-here.ts';

const work = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-kept-')));
afterAll(() => rmSync(work, { recursive: true }));

test('what is built from what was kept equals a clean build; npm run fuzz-kept tries more', async () => {
  const files = siteWithKinds({ articles: 3, categories: 2, pages: 2 });
  const { problem, built, taken } = await keptEqualsClean(files, {
    ...{ work, version: randomUUID(), rounds: 14, seed: 42 },
  });
  expect(problem).toBeUndefined();
  expect(built).toBeGreaterThan(6);
  expect(taken).toBeGreaterThan(50);
});

test('after an edit only its page is written, a live site keeps its older version, and a changed file is written anew', async () => {
  const root = join(work, 'live');
  const out = join(work, 'live-out');
  for (const name of ['pages', 'public']) mkdirSync(join(root, name), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(root, 'pages', name), text);
  writeFileSync(join(root, 'site.yaml'), goodSite);
  write('index.yaml', goodPage);
  for (const name of ['a', 'b', 'c']) write(`${name}.yaml`, pageCalled(`Page ${name}`));
  const env = { SITEWRIGHT_VERSION: randomUUID() };
  const build = (): ReturnType<typeof runHere> =>
    runHere(['build', '--root', root, '--out', out, '--live', '--compress'], env);
  const numbers = (...names: readonly string[]): number[] => names.map((name) => statSync(join(out, name)).ino);
  const all = ['a.html', 'a.page.json', 'b.html', 'b.page.json', 'b.html.br', 'c.html'];

  expect(await build()).toMatchObject({ code: 0, out: expect.stringMatching(/^4 pages in [\d.]+ s, live/m) });
  const [a, aData, ...others] = numbers(...all);
  const first = realpathSync(out);
  const text = readFileSync(join(first, 'a.html'), 'utf8');
  write('a.yaml', pageCalled('Page with other words'));
  expect((await build()).out).toContain(', 3 of them as before');
  expect(numbers(...all).slice(2)).toEqual(others);
  expect(numbers('a.html', 'a.page.json')).not.toContain(a);
  expect(numbers('a.html', 'a.page.json')).not.toContain(aData);
  expect(readFileSync(join(first, 'a.html'), 'utf8')).toBe(text);

  const before = readFileSync(join(out, 'b.html'), 'utf8');
  appendFileSync(join(out, 'b.html'), 'more');
  write('a.yaml', pageCalled('Page with words'));
  expect((await build()).out).toContain(', 2 of them as before');
  expect(readFileSync(join(out, 'b.html'), 'utf8')).toBe(before);
  expect(readdirSync(out).sort()).toEqual(readdirSync(first).sort());
});

/** A site of three pages that lead to each other, and what builds and checks of it say. */
function threePages(name: string, ...options: readonly string[]) {
  const root = join(work, name);
  const out = join(root, 'dist');
  mkdirSync(join(root, 'pages'), { recursive: true });
  writeFileSync(join(root, 'site.yaml'), goodSite);
  const write = (page: string, text: string): void => writeFileSync(join(root, `pages/${page}.yaml`), text);
  write('index', goodPage);
  for (const page of ['a', 'b']) write(page, shortPage(page, 'Words. '.repeat(90), '/a'));
  const env = { SITEWRIGHT_VERSION: randomUUID() };
  return {
    out,
    write,
    remove: (page: string) => rmSync(join(root, `pages/${page}.yaml`)),
    numberOf: (path: string) => statSync(join(out, path)).ino,
    check: () => runHere(['check', '--root', root], env),
    build: () => runHere(['build', '--root', root, '--out', out, ...options], env),
    published: () => filesIn(out),
    clean: async () => {
      const other = join(work, `${name}-clean`);
      await runHere(['build', '--root', root, '--out', other, ...options]);
      return filesIn(other);
    },
  };
}

const shortPage = (name: string, words: string, href: string): string =>
  `${pageCalled(name)}    description: "${words}"\n    actions: [{ label: On, href: ${href} }]\n`;

test.each([[[]], [['--compress']]])(
  'when only the words of a page have changed, a whole new folder is published, and what is the same is linked %j',
  async (options) => {
    const site = threePages(`words${options.length}`, ...options);
    await site.build();
    const names = ['.', 'b.html', 'a.html', 'a.page.json'];
    const before = names.map(site.numberOf);
    // Whoever is reading the version that was published reads all of it.
    const reader = await open(join(site.out, 'a.html'));
    const old = readFileSync(join(site.out, 'a.html'), 'utf8');
    site.write('a', shortPage('a', 'Other words. '.repeat(90), '/a'));
    const made = await site.build();
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^3 pages in [\d.]+ s, 2 of them as before/m) });
    const after = names.map(site.numberOf);
    expect(after[1]).toBe(before[1]);
    expect([after[0], ...after.slice(2)].filter((number) => before.includes(number ?? 0))).toEqual([]);
    expect(await reader.readFile('utf8')).toBe(old);
    await reader.close();
    expect(site.published()).toEqual(await site.clean());
    expect(readdirSync(join(site.out, '..')).sort()).toEqual(['dist', 'pages', 'site.yaml']);
    expect((await site.build()).out).toContain('nothing has changed');
  },
);

test('a page that comes back to an address that has led elsewhere meanwhile is written', async () => {
  const site = threePages('back');
  const page = shortPage('a', 'Words. '.repeat(90), '/b');
  for (const text of [page, undefined, page]) {
    if (text === undefined) site.remove('a');
    else site.write('a', text);
    site.write('b', `${text === undefined ? 'aliases: [/a]\n' : ''}${shortPage('b', 'Words.', '/')}`);
    expect((await site.build()).code).toBe(0);
  }
  expect(site.published()).toEqual(await site.clean());
});

test('whatever else may have changed, too, is said and published', async () => {
  const site = threePages('whole');
  await site.build();
  const whole = async (page: string, text: string): Promise<string> => {
    site.write(page, text);
    return (await site.build()).err;
  };
  expect(await whole('a', shortPage('a', 'Words', '/b'))).toBe('');
  expect(await whole('a', shortPage('a', 'Words', '/b').replace('title: a', 'title: Another'))).toBe('');
  expect(await whole('a', shortPage('a', '[Words](/b)', '/b'))).toBe('');
  // What a check has read in between is no reason to believe it.
  site.write('a', shortPage('a', 'Words', '/nowhere'));
  expect((await site.check()).out).toContain('/nowhere');
  expect(await whole('a', shortPage('a', 'Words', '/nowhere'))).toContain('/nowhere');
  expect(await whole('a', shortPage('a', 'Words', '/b'))).toBe('');
  expect(site.published()).toEqual(await site.clean());
});

test('what shows pictures is made anew when one of them is another, and else stays, whatever its neighbours say', async () => {
  // A file that was written a moment ago may change once more without showing it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  onTestFinished(() => void vi.useRealTimers());
  const site = threePages('pictures');
  const inPublic = join(site.out, '../public');
  mkdirSync(inPublic);
  const draw = (colour: string): void =>
    writeFileSync(
      join(inPublic, 'a.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${colour}"/></svg>`,
    );
  draw('red');
  site.write(
    'a',
    `${pageCalled('a').replace('type: cta', 'type: hero')}    image: { src: /a.svg, decorative: true }\npdf: /papers/a.pdf\n`,
  );
  expect(await site.build()).toMatchObject({ code: 0, err: '' });
  const names = ['papers/a.pdf', 'icon-512.png', 'a.svg', 'a.html'];
  const before = names.map(site.numberOf);
  site.write('b', shortPage('b', 'Other words', '/a'));
  expect(await site.build()).toMatchObject({ code: 0, err: '' });
  expect(names.map(site.numberOf)).toEqual(before);
  draw('blue');
  expect(await site.build()).toMatchObject({ code: 0, err: '' });
  expect(names.map((name, index) => site.numberOf(name) === before[index])).toEqual([false, false, false, true]);
  expect(site.published()).toEqual(await site.clean());
});

test('a file that is right is not looked into, unless somebody asks for its place, and then it must be the same', async () => {
  const files: Record<string, string> = {
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    'pages/a.yaml': `${pageCalled('A')}    actions: [{ label: B, href: /b }]\n`,
    'pages/b.yaml': pageCalled('B'),
  };
  const store = memoryStore();
  const first = siteReader({ store });
  await loadSite(memoryDisk(files), { telling: ONCE, reader: first });
  first.files.save();
  /** @param later what is in files when they are read once more */
  const check = async (now: Record<string, string>, later = now) => {
    const [disk, read] = [memoryDisk(now), new Set<string>()];
    const changing: Disk = {
      ...disk,
      read: (path, firstBytes) => memoryDisk(read.size === read.add(path).size ? later : now).read(path, firstBytes),
    };
    const codes: string[] = [];
    const pages = await lookedIn(now, async () => {
      const { diagnostics } = await loadSite(changing, { telling: ONCE, reader: siteReader({ store }) });
      codes.push(...diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`));
    });
    return { pages, codes };
  };
  const { 'pages/b.yaml': _, ...without } = files;
  expect(await check(files)).toEqual({ pages: [], codes: [] });
  // Nobody looks once more: that it is another one by then isn't seen.
  expect(await check(files, { ...files, 'pages/a.yaml': 'nonsense' })).toEqual({ pages: [], codes: [] });
  expect(await check(without)).toEqual({ pages: ['pages/a.yaml'], codes: ['pages/a.yaml:6 broken-link'] });
  await expect(check(without, { ...without, 'pages/a.yaml': 'nonsense' })).rejects.toThrow(Superseded);
});
