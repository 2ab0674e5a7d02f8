import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { type Disk, folderDisk } from '../../src/disk/disk.ts';
import { goodPage, goodSite, memoryDisk, pageCalled, png } from './memory-disk.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sitewright-disk-'));
  await mkdir(join(root, 'site/pages'), { recursive: true });
  await mkdir(join(root, 'site/public'));
  await mkdir(join(root, 'outside'));
  await mkdir(join(root, 'flat'));
  await writeFile(join(root, 'flat/pages'), 'x');
  await writeFile(join(root, 'flat/site.yaml'), `${goodSite}nav:\n  action: { label: Go, href: /contact }\n`);
  await writeFile(join(root, 'outside/secret.yaml'), goodPage);
  await writeFile(join(root, 'site/site.yaml'), goodSite);
  await writeFile(join(root, 'site/pages/index.yaml'), goodPage);
  await writeFile(join(root, 'site/pages/.draft.yaml.swp'), 'x');
});
afterAll(() => rm(root, { recursive: true }));

test('never follows a link out of the site, and says so', async () => {
  await symlink('../../outside', join(root, 'site/pages/away'));
  await symlink('../../outside/secret.yaml', join(root, 'site/public/secret.yaml'));
  const { site, diagnostics } = await loadSite(folderDisk(join(root, 'site')));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'pages/away outside-link',
    'public/secret.yaml outside-link',
  ]);
  expect(site?.pages.map(({ route }) => route)).toEqual(['/']);
  expect(site?.publicFiles).toEqual(new Map());
  await rm(join(root, 'site/pages/away'));
  await rm(join(root, 'site/public/secret.yaml'));
});

test('follows a link to a file of the site, and from public/ only to one in public/', async () => {
  const site = join(root, 'links');
  await mkdir(join(site, 'pages'), { recursive: true });
  await mkdir(join(site, 'public/v2'), { recursive: true });
  await writeFile(join(site, 'site.yaml'), goodSite);
  await writeFile(join(site, 'pages/index.yaml'), goodPage);
  await writeFile(join(site, '.env'), 'KEY=1');
  await writeFile(join(site, 'public/v2/a.txt'), 'a');
  await symlink('v2/a.txt', join(site, 'public/a.txt'));
  await symlink('../.env', join(site, 'public/x'));
  await symlink('../pages/index.yaml', join(site, 'public/source.txt'));
  await symlink('..', join(site, 'public/all'));
  await symlink('v2', join(site, 'public/latest'));
  await symlink('round', join(site, 'public/round'));
  await mkdir(join(site, 'texts'));
  await writeFile(join(site, 'texts/b.yaml'), pageCalled('B'));
  await symlink('../texts/b.yaml', join(site, 'pages/b.yaml'));
  await symlink('../.env', join(site, 'pages/env.yaml'));
  await symlink('../texts', join(site, 'pages/texts'));
  const { site: loaded, diagnostics } = await loadSite(folderDisk(site));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'pages/env.yaml outside-link',
    'pages/texts outside-link',
    'public/all outside-link',
    'public/latest linked-folder',
    'public/round dead-shortcut',
    'public/source.txt outside-link',
    'public/x outside-link',
  ]);
  expect([...(loaded?.publicFiles.keys() ?? [])]).toEqual(['/a.txt', '/v2/a.txt']);
});

test('does not take a link for the folder of all public files', async () => {
  const site = join(root, 'linked-top');
  await mkdir(join(site, 'pages'), { recursive: true });
  await writeFile(join(site, 'site.yaml'), goodSite);
  await writeFile(join(site, 'pages/index.yaml'), goodPage);
  await symlink('.', join(site, 'public'));
  const { site: loaded, diagnostics } = await loadSite(folderDisk(site));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['public outside-link']);
  expect(loaded?.publicFiles).toEqual(new Map());
});

test('comes to each folder once, however many links lead to it', async () => {
  const site = join(root, 'maze');
  await mkdir(join(site, 'pages'), { recursive: true });
  await writeFile(join(site, 'site.yaml'), goodSite);
  await writeFile(join(site, 'pages/index.yaml'), goodPage);
  const folders = Array.from({ length: 20 }, (_, index) => `f${index}`);
  for (const folder of folders) {
    await mkdir(join(site, 'public', folder), { recursive: true });
    await writeFile(join(site, 'public', folder, 'a.txt'), 'a');
  }
  for (const [index, folder] of folders.entries()) {
    const next = `../${folders[(index + 1) % folders.length]}`;
    for (const name of ['one', 'two']) await symlink(next, join(site, 'public', folder, name));
  }
  const { site: loaded, diagnostics } = await loadSite(folderDisk(site));
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['linked-folder']));
  expect(diagnostics).toHaveLength(40);
  expect(loaded?.publicFiles.size).toBe(20);
});

test('never waits for a pipe, and does not follow what was swapped for a link', async () => {
  const site = join(root, 'swapped');
  await mkdir(join(site, 'public/a'), { recursive: true });
  await writeFile(join(site, 'public/a/x.txt'), 'x');
  const disk = folderDisk(site);
  expect(await disk.list('public')).toHaveLength(1);
  await rm(join(site, 'public/a/x.txt'));
  execFileSync('mkfifo', [join(site, 'public/a/x.txt')]);
  expect(() => disk.read('public/a/x.txt')).toThrow('not an ordinary file');
  await rm(join(site, 'public/a'), { recursive: true });
  await symlink('../../outside', join(site, 'public/a'));
  expect(() => disk.read('public/a/secret.yaml')).toThrow('out of its folder');
});

test('is not caught in a folder that links to itself', async () => {
  await symlink('.', join(root, 'site/pages/again'));
  const { diagnostics } = await loadSite(folderDisk(join(root, 'site')));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['pages/again dead-shortcut']);
  await rm(join(root, 'site/pages/again'));
});

test('says that pages is a file, and nothing else', async () => {
  const { diagnostics } = await loadSite(folderDisk(join(root, 'flat')));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['pages not-a-folder']);
});

/** A disk on which one file cannot be read. */
function withUnreadable(disk: Disk, unreadable: string): Disk {
  return {
    ...disk,
    read: (path, firstBytes) => {
      if (path === unreadable) throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
      return disk.read(path, firstBytes);
    },
  };
}

test('reports a page that vanished or may not be read, at its start', async () => {
  const disk = memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/about.yaml': goodPage });
  const { site, diagnostics } = await loadSite(withUnreadable(disk, 'pages/about.yaml'));
  expect(diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'pages/about.yaml:1:1 unreadable-file',
  ]);
  expect(site?.pages.map(({ route }) => route)).toEqual(['/']);
});

test('reports a picture that may not be read where it is used', async () => {
  const page = `${goodPage.replace('type: cta', 'type: hero')}    image: { src: /a.png, alt: A }\n`;
  const disk = memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': page, 'public/a.png': png });
  const { diagnostics } = await loadSite(withUnreadable(disk, 'public/a.png'));
  expect(diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'pages/index.yaml:6:19 unreadable-file',
  ]);
});

test('has no site without site.yaml', async () => {
  const { site, diagnostics } = await loadSite(folderDisk(join(root, 'outside')));
  expect(site).toBeUndefined();
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['site.yaml missing-site']);
});
