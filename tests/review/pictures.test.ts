import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, onTestFinished, test } from 'vitest';
import { page, smallSite } from '../build/support/site.ts';
import { runHere } from '../cli/run-here.ts';
import { commit, repository } from './repository.ts';

const left = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('sitewright-pictures-'));

test('pictures of pages that changed, before and after beside each other', async () => {
  const root = repository();
  commit(root, { ...smallSite, 'site.yaml': 'name: Example\nurl: https://www.example.com/base\n' });
  commit(root, {
    'pages/index.yaml': page('Welcome'),
    'pages/about/new.yaml': page('New'),
    'pages/idea.yaml': `draft: true\n${page('Idea')}`,
  });
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { code, out, err } = await runHere(['diff', 'main~1..main', '--root', root, '--pictures', folder]);
  expect(code).toBe(0);
  const lines = ['before: main~1 \\(\\w{7}\\)', 'after: main \\(\\w{7}\\)'].map(
    (state) => `Building the site ${state}\n`,
  );
  expect(err).toMatch(new RegExp(`^${lines.join('')}Pictures of 2 pages are in .*\\.\n$`));
  expect(out).toContain('2 pages added');
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['about', 'about/new.png', 'index.png']);
  for (const name of ['index.png', 'about/new.png']) {
    const { type, width, height } = imageSize(readFileSync(join(folder, name)));
    expect({ type, width }).toEqual({ type: 'png', width: 2072 });
    expect(height).toBeGreaterThan(300);
  }
  expect(await left()).toEqual([]);
});

test('what stands in the way is a sentence', async () => {
  const root = repository();
  commit(root, smallSite);
  commit(root, { 'pages/index.yaml': page('Welcome') });
  const says = async (folder: string, env = {}): Promise<string> => {
    const { code, err } = await runHere(['diff', 'main~1..main', '--root', root, '--pictures', folder], env);
    expect(code).toBe(2);
    return err;
  };
  expect(await says('')).toBe('--pictures needs the name of a folder.\n');
  expect(await says(join(root, 'site.yaml'))).toMatch(/^The pictures can't be written to \S+ \(EEXIST/);
  expect(await says(join(root, 'pictures'), { CHROMIUM_PATH: '/bin/false' })).toMatch(
    /^The browser can't take pictures\. It doesn't start: .+\n$/,
  );
  commit(root, { 'pages/index.yaml': `${page('Welcome')}    nothing: here\n` });
  expect(await says(join(root, 'pictures'))).toMatch(
    /\nThe site after: main \(\w{7}\) has mistakes, so there are no pictures of it\./,
  );
  expect(await left()).toEqual([]);
});
