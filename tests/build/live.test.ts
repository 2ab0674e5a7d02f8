import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servedFolder } from '../../src/builder/write/journal.ts';
import { keptVersions } from '../../src/builder/write/versions.ts';
import { writeWhole } from '../../src/builder/write/write.ts';
import type { SiteFile } from '../../src/outputs/output.ts';
import { runHere } from '../cli/run-here.ts';
import { askDuringSwitches } from './load/switches.ts';
import { contentsOf, digestOf, folderWith, put, smallSite } from './support/site.ts';

const marker = '{"base":"/","version":1}\n';

async function publish(root: string, word: string, live = true): Promise<void> {
  const files: SiteFile[] = [
    { path: 'index.html', text: word },
    { path: `built/app-${word}.js`, text: word, hashed: true },
    { path: `built/${word}.pdf`, text: word },
  ];
  await writeWhole({ root, out: join(root, 'dist'), live, base: '/', progress: () => undefined }, files);
}

const home = (root: string): string => readFileSync(join(root, 'dist/index.html'), 'utf8');
const isLink = (root: string): boolean => lstatSync(join(root, 'dist')).isSymbolicLink();
const versions = (root: string): string[] =>
  readdirSync(join(root, 'dist.sitewright')).filter((name) => /^version-.*[0-9a-f]$/.test(name));

test('a live build is a link beside its versions, which can be moved together', async () => {
  const root = folderWith({});
  await publish(root, 'one');
  expect(readlinkSync(join(root, 'dist'))).toMatch(/^dist\.sitewright\/version-2-[0-9a-f-]{36}$/);
  expect(await servedFolder(join(root, 'dist'))).toBe(join(root, readlinkSync(join(root, 'dist'))));
  mkdirSync(join(root, 'moved'));
  for (const name of ['dist', 'dist.sitewright']) renameSync(join(root, name), join(root, 'moved', name));
  expect(home(join(root, 'moved'))).toBe('one');
  await publish(join(root, 'moved'), 'two');
  expect(home(join(root, 'moved'))).toBe('two');
});

test('what a request has open stays for two more builds, then goes', async () => {
  const root = folderWith({});
  await publish(root, 'one');
  const first = readlinkSync(join(root, 'dist'));
  for (const word of ['two', 'three']) await publish(root, word);
  expect(readFileSync(join(root, first, 'index.html'), 'utf8')).toBe('one');
  await publish(root, 'four');
  expect(existsSync(join(root, first))).toBe(false);
  expect(existsSync(join(root, `${first}.json`))).toBe(false);
  expect(versions(root)).toHaveLength(keptVersions);
});

test('a page that was opened before the switch gets the hashed files it was made for, and nothing else that is gone', async () => {
  const root = folderWith({});
  for (const word of ['one', 'two', 'three', 'four']) await publish(root, word);
  expect(Object.keys(contentsOf(join(root, readlinkSync(join(root, 'dist')))))).toEqual([
    '.sitewright.json',
    'built/app-four.js',
    'built/app-three.js',
    'built/app-two.js',
    'built/four.pdf',
    'index.html',
  ]);
});

test('a plain folder becomes a version; a build without --live leaves the link a link', async () => {
  const root = folderWith({});
  await publish(root, 'plain', false);
  await publish(root, 'live');
  expect([isLink(root), home(root), versions(root).length]).toEqual([true, 'live', 2]);
  await publish(root, 'again', false);
  expect([isLink(root), home(root)]).toEqual([true, 'again']);
});

test('without its link, the next build without --live is a plain folder, and the versions go', async () => {
  const root = folderWith({});
  await publish(root, 'live');
  rmSync(join(root, 'dist'));
  await publish(root, 'plain', false);
  expect([isLink(root), readdirSync(root)]).toEqual([false, ['dist']]);
});

test('a failed build is never linked, and leaves the link and its version as they are', async () => {
  const root = folderWith({});
  await publish(root, 'good');
  const before = readlinkSync(join(root, 'dist'));
  const files = function* (): Generator<SiteFile> {
    yield { path: 'index.html', text: 'bad' };
    throw new Error('a component threw');
  };
  const destination = { root, out: join(root, 'dist'), live: true, base: '/', progress: () => undefined };
  await expect(writeWhole(destination, files())).rejects.toThrow('a component threw');
  expect([readlinkSync(join(root, 'dist')), home(root), versions(root).length]).toEqual([before, 'good', 1]);
});

test('a link whose version was deleted is switched to a new one', async () => {
  const root = folderWith({});
  await publish(root, 'one');
  rmSync(join(root, readlinkSync(join(root, 'dist'))), { recursive: true });
  expect(await servedFolder(join(root, 'dist'))).toBe(undefined);
  await publish(root, 'two', false);
  expect([isLink(root), home(root)]).toEqual([true, 'two']);
});

test("an author's own link is followed, also to a live folder", async () => {
  const root = folderWith({ 'site/site.yaml': '', 'www/.keep': '' });
  symlinkSync(join(root, 'www/shop'), join(root, 'site/dist'));
  for (const word of ['one', 'two']) await publish(join(root, 'site'), word);
  expect(home(join(root, 'site'))).toBe('two');
  expect(readlinkSync(join(root, 'site/dist'))).toBe(join(root, 'www/shop'));
  expect(readdirSync(join(root, 'www'))).toEqual(['.keep', 'shop', 'shop.sitewright']);
});

test('a link of somebody else to a folder of theirs is refused, also with --live', async () => {
  const root = folderWith({ 'papers/thesis.txt': 'ten years of work' });
  symlinkSync('papers', join(root, 'dist'));
  await expect(publish(root, 'live')).rejects.toThrow(/no build made/);
  expect(readdirSync(root)).toEqual(['dist', 'papers']);
});

test('versions that somebody else put there stay', async () => {
  const root = folderWith({});
  await publish(root, 'one');
  const foreign = 'version-1-00000000-0000-4000-8000-000000000001';
  put(root, { [`dist.sitewright/${foreign}/thesis.txt`]: 'ten years of work', 'dist.sitewright/.DS_Store': '' });
  for (const word of ['two', 'three', 'four', 'five']) await publish(root, word);
  expect(existsSync(join(root, 'dist.sitewright', foreign, 'thesis.txt'))).toBe(true);
  expect(home(root)).toBe('five');
});

test('the command publishes live, with the bytes of a plain build', async () => {
  const root = folderWith(smallSite);
  const built = await runHere(['build', '--root', root, '--live']);
  expect(built).toMatchObject({ code: 0, out: expect.stringMatching(/live at .*dist\n$/) });
  expect(isLink(root)).toBe(true);
  expect((await runHere(['build', '--root', root, '--out', join(root, 'plain')])).code).toBe(0);
  expect(readFileSync(join(root, 'dist/.sitewright.json'), 'utf8')).toBe(marker);
  expect(digestOf(join(root, readlinkSync(join(root, 'dist'))))).toBe(digestOf(join(root, 'plain')));
});

// The full number: npm run switches.
test('a web server that serves the folder answers every request while it is published again and again', async () => {
  const { requests, switches, wrong } = await askDuringSwitches({ requests: 3000, switches: 10 });
  expect(wrong).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(3000);
  expect(switches).toBeGreaterThanOrEqual(10);
});
