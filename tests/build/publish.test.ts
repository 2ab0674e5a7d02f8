import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { followLink } from '../../src/build/output/paths.ts';
import { recover } from '../../src/build/output/recover.ts';
import { type Destination, writeWhole } from '../../src/build/write.ts';
import { contentsOf, folderWith, put } from './support/site.ts';

const marker = { path: '.sitewright.json', text: '{"base":"/","version":1}\n' };

function destination(root: string, out = join(root, 'dist')): Destination {
  return { root, out, progress: () => undefined };
}

function publish(root: string, text: string, out?: string): Promise<void> {
  return writeWhole(destination(root, out), [{ path: 'index.html', text }, marker]);
}

/** What stands beside the site. */
function beside(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('dist'));
}

test('a folder that is a link to itself is refused at once', async () => {
  const root = folderWith({});
  symlinkSync('round', join(root, 'round'));
  symlinkSync('there', join(root, 'here'));
  symlinkSync('here', join(root, 'there'));
  for (const name of ['round', 'here'])
    await expect(followLink(join(root, name))).rejects.toThrow('leads back to itself');
});

describe('publishing a folder', () => {
  test('replaces the whole folder and leaves nothing beside it', async () => {
    const root = folderWith({ 'dist/old.html': 'old', 'dist/.sitewright.json': marker.text });
    await publish(root, 'new');
    expect(Object.keys(contentsOf(join(root, 'dist')))).toEqual(['.sitewright.json', 'index.html']);
    expect(beside(root)).toEqual(['dist']);
  });

  test('keeps the last folder when making a file fails', async () => {
    const root = folderWith({});
    await publish(root, 'good');
    const files = function* (): Generator<{ path: string; text: string }> {
      yield { path: 'index.html', text: 'bad' };
      throw new Error('a component threw');
    };
    await expect(writeWhole(destination(root), files())).rejects.toThrow('a component threw');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('good');
    expect(beside(root)).toEqual(['dist']);
  });

  test('keeps the last folder when a file to copy is gone, and says what the system said', async () => {
    const root = folderWith({});
    await publish(root, 'good');
    const files = [{ path: 'a.png', from: join(root, 'public/a.png') }];
    await expect(writeWhole(destination(root), files)).rejects.toThrow(/could not be written.*ENOENT/);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('good');
  });

  test('follows a link instead of replacing it', async () => {
    const root = folderWith({ 'site/site.yaml': '', 'served/.keep': '' });
    rmSync(join(root, 'served/.keep'));
    symlinkSync(join(root, 'served'), join(root, 'site/dist'));
    await publish(join(root, 'site'), 'new');
    expect(readFileSync(join(root, 'served/index.html'), 'utf8')).toBe('new');
    expect(readFileSync(join(root, 'site/dist/index.html'), 'utf8')).toBe('new');
  });
});

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
    const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    writeFileSync(join(root, 'dist.lock'), `${process.ppid}\n${boot} ${start}\n`);
    await expect(publish(root, 'new')).rejects.toThrow(`Another build (process ${process.ppid})`);
    expect(beside(root)).toEqual(['dist.lock']);
    writeFileSync(join(root, 'dist.lock'), `${process.ppid}\n${boot} 1\n`);
    await publish(root, 'new');
    expect(beside(root)).toEqual(['dist']);
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

describe('recovering after a kill', () => {
  const good = { 'index.html': 'good', '.sitewright.json': marker.text };
  const half = { 'index.html': 'ha' };
  const dead = '999999\nnever 1\n';
  const into = (name: string, files: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]));

  test.each([
    ['while files were written', { ...into('dist', good), ...into('dist.tmp-999999', half) }],
    ['between the two renames', { ...into('dist.old', good), ...into('dist.tmp-999999', good) }],
    ['before the old folder was deleted', { ...into('dist', good), ...into('dist.old', half) }],
  ])('%s', async (_moment, files) => {
    const root = folderWith({});
    put(root, { ...files, 'dist.lock': dead });
    await recover(join(root, 'dist'));
    expect(beside(root)).toEqual(['dist']);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('good');
  });

  test('does nothing while a build runs', async () => {
    const root = folderWith(into('dist.old', good));
    const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    writeFileSync(join(root, 'dist.lock'), `${process.ppid}\n${boot} ${start}\n`);
    await recover(join(root, 'dist'));
    expect(beside(root)).toEqual(['dist.lock', 'dist.old']);
  });
});
