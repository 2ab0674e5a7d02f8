import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recover } from '../../src/builder/write/journal.ts';
import { acquire } from '../../src/builder/write/lock.ts';
import { outputPaths } from '../../src/builder/write/paths.ts';
import { beside, deadLock, marker, publish, runningLock } from './support/publish.ts';
import { contentsOf, folderWith } from './support/site.ts';

describe('recovering after a kill', () => {
  const [one, two, three] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  const [fresh, old] = [`dist.sitewright/new-${one}`, `dist.sitewright/old-${two}`];
  const journal = `{"kind":"plain","fresh":"new-${one}","old":"old-${two}","link":"link-${three}"}`;
  const site = (name: string, text: string): Record<string, string> => ({
    [`${name}/index.html`]: text,
    [`${name}/.sitewright.json`]: marker,
  });
  const cutShort = { 'dist.sitewright/journal.json': journal, 'dist.sitewright/lock': deadLock };

  test.each([
    ['while files were written', { ...site('dist', 'good'), ...site(fresh, 'ha') }],
    ['between the two renames', { ...site(old, 'good'), ...site(fresh, 'new') }],
    ['before the old folder was deleted', { ...site('dist', 'good'), ...site(old, 'older') }],
    [
      'when only the marker of the old folder was left',
      { ...site('dist', 'good'), [`${old}/.sitewright.json`]: marker },
    ],
  ])('%s', async (_moment, files) => {
    const root = folderWith({ ...files, ...cutShort });
    await recover(join(root, 'dist'));
    expect(beside(root)).toEqual(['dist']);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('good');
  });

  test('does nothing while a build runs', async () => {
    const files = { ...site(old, 'good'), ...cutShort, 'dist.sitewright/lock': runningLock() };
    const root = folderWith(files);
    await recover(join(root, 'dist'));
    expect(Object.keys(contentsOf(root))).toEqual(Object.keys(files).sort());
  });

  test('keeps the old folder while something of somebody else is in its place', async () => {
    const root = folderWith({ ...site(old, 'good'), ...cutShort, 'dist/thesis.txt': 'ten years of work' });
    await expect(publish(root, 'new')).rejects.toThrow(/no build made/);
    expect(existsSync(join(root, old, 'index.html'))).toBe(true);
    rmSync(join(root, 'dist/thesis.txt'));
    await recover(join(root, 'dist'));
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('good');
    expect(beside(root)).toEqual(['dist']);
  });

  test('believes no journal that names anything but what a build makes', async () => {
    const names = ['../pages', '../../etc', 'new-1', `../new-${one}`, '.', ''];
    for (const name of names) {
      const root = folderWith({
        'pages/index.yaml': 'x',
        'pages/.sitewright.json': marker,
        'dist.sitewright/journal.json': journal.replace(`new-${one}`, name).replace(`old-${two}`, name),
      });
      await recover(join(root, 'dist'));
      await expect(publish(root, 'new')).rejects.toThrow(/journal.json was not made by a build/);
      expect(Object.keys(contentsOf(root))).toEqual([
        'dist.sitewright/journal.json',
        'pages/.sitewright.json',
        'pages/index.yaml',
      ]);
    }
  });
});

test('of many that find the lock of a killed build, one has it', async () => {
  for (let round = 0; round < 60; round += 1) {
    const root = folderWith({ 'dist.sitewright/lock': deadLock });
    const all = await Promise.all(Array.from({ length: 12 }, () => acquire(outputPaths(join(root, 'dist')))));
    expect(all.filter((each) => 'release' in each)).toHaveLength(1);
  }
});

test.skipIf(process.platform !== 'linux')('where the system makes no folder, that is said', async () => {
  await expect(acquire(outputPaths('/proc/self/x'))).rejects.toThrow('Nothing can be made beside /proc/self/x.');
});
