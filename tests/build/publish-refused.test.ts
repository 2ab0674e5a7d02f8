import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/builder/failure.ts';
import { recover, servedFolder } from '../../src/builder/write/journal.ts';
import { writeWhole } from '../../src/builder/write/write.ts';
import { top } from './support/command.ts';
import { beside, deadLock, destination, marker, publish, runningLock } from './support/publish.ts';
import { contentsOf, folderWith, put, smallSite } from './support/site.ts';

describe('publishing is refused', () => {
  test.each([
    ['the root itself', '.', /folder of the site itself/],
    ['a folder around the root', '..', /folder of the site itself/],
    ['a folder in pages', 'pages/dist', /lies in pages/],
    ['the public folder', 'public', /lies in public/],
  ])('into %s', async (_name, out, words) => {
    const root = join(folderWith({ 'site/site.yaml': 'x', 'site/pages/index.yaml': 'x' }), 'site');
    await expect(publish(root, 'new', join(root, out))).rejects.toThrow(words);
    expect(Object.keys(contentsOf(root))).toEqual(['pages/index.yaml', 'site.yaml']);
  });

  test('into a folder with files that are not ours, but not into an empty one', async () => {
    const root = folderWith({ 'dist/thesis.txt': 'ten years of work' });
    await expect(publish(root, 'new')).rejects.toThrow(/no build made/);
    expect(beside(root)).toEqual(['dist']);
    rmSync(join(root, 'dist/thesis.txt'));
    await publish(root, 'new');
    expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
  });

  test('into a folder that a link leads to from outside of the site', async () => {
    const root = folderWith({ 'site/pages/index.yaml': 'x' });
    symlinkSync(join(root, 'site/pages'), join(root, 'elsewhere'));
    await expect(publish(join(root, 'site'), 'new', join(root, 'elsewhere/dist'))).rejects.toThrow(/lies in pages/);
  });

  test('while another process builds, not after it has died', async () => {
    const root = folderWith({});
    put(root, { 'dist.sitewright/lock': runningLock() });
    await expect(publish(root, 'new')).rejects.toThrow(`Another build (process ${process.ppid})`);
    expect(beside(root)).toEqual(['dist.sitewright']);
    put(root, { 'dist.sitewright/lock': deadLock });
    await publish(root, 'new');
    expect(beside(root)).toEqual(['dist']);
  });

  test.each(['src/x', 'schemas', 'node_modules/x', 'tests/dist', 'docs', '.git/x'])(
    'into the builder itself, also for a site elsewhere: %s',
    async (name) => {
      const root = folderWith({});
      await expect(publish(root, 'new', join(top, name))).rejects.toThrow(/belongs to the builder itself/);
      await expect(publish(root, 'new', join(top, '..'))).rejects.toThrow(
        // A clone in the system's folder for temporary files lies beside the site.
        /belongs to the builder itself|contains the folder of the site/,
      );
    },
  );

  test('into a folder with a Git repository, also if it was published once', async () => {
    const root = folderWith({ 'dist/.sitewright.json': marker, 'dist/.git/HEAD': 'ref: refs/heads/main' });
    await expect(publish(root, 'new')).rejects.toThrow(/holds a Git repository/);
    expect(existsSync(join(root, 'dist/.git/HEAD'))).toBe(true);
  });

  test('into a link that leads back to itself', async () => {
    const root = folderWith({});
    symlinkSync('dist', join(root, 'dist'));
    await expect(publish(root, 'new')).rejects.toThrow(/leads back to itself/);
  });

  test.skipIf(process.platform !== 'linux')('into a folder that the system does not make, in a sentence', async () => {
    const root = folderWith({});
    await expect(publish(root, 'new', '/proc/nowhere/dist')).rejects.toThrow(
      /^\/proc\/nowhere\/dist could not be written/,
    );
  });

  test.skipIf(process.getuid?.() === 0)('into a folder that may not be written, in a sentence', async () => {
    const root = folderWith({});
    mkdirSync(join(root, 'closed'));
    chmodSync(join(root, 'closed'), 0o555);
    await expect(publish(root, 'new', join(root, 'closed/dist'))).rejects.toThrow(/writing there is not allowed/);
  });
});

describe('a forged work folder', () => {
  const [one, two, three] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  const journal = `{"kind":"plain","fresh":"new-${one}","old":"old-${two}","link":"link-${three}"}`;

  test.each(['new', 'old', 'link'])('with a link to elsewhere as %s takes nothing from there', async (kind) => {
    const root = folderWith({ 'site/dist.sitewright/journal.json': journal, 'thesis/.sitewright.json': marker });
    put(root, { 'thesis/text': 'ten years of work' });
    const name = { new: `new-${one}`, old: `old-${two}`, link: `link-${three}` }[kind];
    symlinkSync(join(root, 'thesis'), join(root, `site/dist.sitewright/${name}`));
    const out = join(root, 'site/dist');
    await publish(join(root, 'site'), 'new');
    expect(contentsOf(join(root, 'thesis'))).toHaveProperty('text');
    expect(lstatSync(out).isDirectory()).toBe(true);
  });

  test('with a folder in the place of a link is left as it is, and builds go on', async () => {
    const root = folderWith({ 'dist.sitewright/journal.json': journal, [`dist.sitewright/link-${three}/thesis`]: 'x' });
    put(root, { [`dist.sitewright/lock-${three}/thesis`]: 'x' });
    await publish(root, 'new');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('new');
    expect(readdirSync(join(root, 'dist.sitewright'))).toEqual([`link-${three}`, `lock-${three}`]);
  });

  test.each<[string, (path: string) => void]>([
    ['a pipe', (path) => execFileSync('mkfifo', [path])],
    ['a link to a device', (path) => symlinkSync('/dev/zero', path)],
    ['a folder', mkdirSync],
    ['a huge file', (path) => writeFileSync(path, '['.repeat(2_000_000))],
  ])('with %s as lock, journal or marker is refused at once', async (_name, make) => {
    for (const file of ['dist.sitewright/lock', 'dist.sitewright/journal.json', 'dist/.sitewright.json']) {
      const root = folderWith({});
      mkdirSync(dirname(join(root, file)));
      make(join(root, file));
      expect(await servedFolder(join(root, 'dist'))).toBe(undefined);
      await expect(recover(join(root, 'dist')).then(() => publish(root, 'new'))).rejects.toThrow(Failure);
      expect(existsSync(join(root, file)) || lstatSync(join(root, file)).isSymbolicLink()).toBe(true);
    }
  });
});

describe('files of somebody else beside the site stay as they are', () => {
  const thesis = 'ten years of work';
  const others = ['dist.old/thesis', 'dist.tmp-1/thesis', 'dist.lock', 'dist.new/thesis', '.dist/thesis'];
  const files = Object.fromEntries(others.map((path) => [path, thesis]));

  test.each([
    ['with a site', { 'dist/.sitewright.json': marker }],
    ['with an empty folder', {}],
    ['without a site', undefined],
  ])('%s', async (_name, dist) => {
    const root = folderWith({ ...files, ...dist });
    if (dist !== undefined) mkdirSync(join(root, 'dist'), { recursive: true });
    const before = contentsOf(root);
    await recover(join(root, 'dist'));
    expect(contentsOf(root)).toEqual(before);
    await publish(root, 'new');
    expect(contentsOf(root)).toMatchObject(Object.fromEntries(others.map((path) => [path, before[path]])));
  });

  test.each([
    ['a folder', { 'dist.sitewright/thesis.txt': thesis }],
    ['a file', { 'dist.sitewright': thesis }],
    ['a lock', { 'dist.sitewright/lock': thesis }],
    ['a journal', { 'dist.sitewright/journal.json': thesis }],
  ])('%s with the name that builds work in is refused, and told', async (_name, foreign) => {
    const root = folderWith({ ...foreign, ...smallSite });
    const before = contentsOf(root);
    await expect(publish(root, 'new')).rejects.toThrow(/no build made it|was not made by a build/);
    expect(contentsOf(root)).toEqual(before);
  });

  test('a link with the name that builds work in is not followed', async () => {
    const root = folderWith({ 'elsewhere/lock': deadLock });
    symlinkSync(join(root, 'elsewhere'), join(root, 'dist.sitewright'));
    await expect(publish(root, 'new')).rejects.toThrow(/no build made it/);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['lock']);
  });

  test('what was put at the place of the site while it was built is put back', async () => {
    const root = folderWith({ 'dist/.sitewright.json': marker });
    const made = function* (): Generator<{ path: string; text: string }> {
      rmSync(join(root, 'dist'), { recursive: true });
      put(root, { 'dist/thesis': thesis });
      yield { path: 'index.html', text: 'new' };
    };
    await expect(writeWhole(destination(root), made())).rejects.toThrow(/Something else was put at/);
    expect(Object.keys(contentsOf(root))).toEqual(['dist/thesis']);
  });
});
