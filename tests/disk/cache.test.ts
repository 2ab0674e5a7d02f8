import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cachedIn } from '../../src/builder/cache/cache.ts';
import { reportDamageBy } from '../../src/disk/cache/cache-root.mjs';
import { readCachedFile, writeCachedFile } from '../../src/disk/cache/cached-file.mjs';
import { openFolder, sealFolder, wholeFolder } from '../../src/disk/cache/cached-folder.mjs';
import { type Damage, damage, damages, numbersFrom } from './damages.ts';

const work = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-cache-')));
afterAll(() => rmSync(work, { recursive: true }));

const next = numbersFrom(31);
const folderNamed = (name: string): string => join(work, name);

/** What is said of damage while something is done. */
function saidIn(work: () => void): readonly string[] {
  const said: string[] = [];
  reportDamageBy((words) => said.push(words));
  work();
  return said;
}

const textOf = (number: number): string =>
  `${JSON.stringify({ number, words: 'first '.repeat(number) })}\n${'second\n'.repeat(number)}`;

test('a kept file gives what was kept in it, or nothing: 160 damages of every kind', () => {
  const folder = folderNamed('files');
  const files = Array.from({ length: 8 }, (_, number) => join(folder, `file-${number}`));
  const counts = new Map<Damage, number>();
  for (let round = 0; round < 160; round += 1) {
    const number = next(files.length);
    const another = (number + 1 + next(7)) % 8;
    const [file = '', other = ''] = [files[number], files[another]];
    for (const each of [number, another]) expect(writeCachedFile(files[each] ?? '', textOf(each))).toBe(true);
    const how = damages[round % damages.length] ?? 'removed';
    if (!damage(file, how, other, next)) continue;
    counts.set(how, (counts.get(how) ?? 0) + 1);
    const said = saidIn(() => expect(readCachedFile(file), how).toBe(undefined));
    const isSilent = ['removed', 'unreadable', 'file'].includes(how);
    expect(said, how).toEqual(
      isSilent ? [] : [`What was kept in ${file.split('/').at(-1)} is damaged, so it isn't used.`],
    );
  }
  expect([...counts.values()].every((count) => count > 15)).toBe(true);
  // And right again, whatever has come to its place.
  for (const [number, file] of files.entries()) {
    expect(writeCachedFile(file, textOf(number))).toBe(true);
    expect(readCachedFile(file)?.toString()).toBe(textOf(number));
  }
});

function fill(folder: string, words: string): void {
  mkdirSync(join(folder, 'inner'), { recursive: true });
  for (const name of ['a.js', 'b.js', 'inner/c.js', 'inner/d.js'])
    writeFileSync(join(folder, name), `${words} in ${name} `.repeat(9));
}

const sealedFolder = (name: string, words: string): string => {
  const folder = folderNamed(name);
  rmSync(folder, { recursive: true, force: true });
  fill(folder, words);
  sealFolder(folder, name);
  return folder;
};

test('a kept folder is whole, or not at all: 80 damages of every kind, of its seal too', () => {
  const paths = ['a.js', 'b.js', 'inner/c.js', 'inner/d.js', 'kept.json'];
  for (let round = 0; round < 80; round += 1) {
    const folder = sealedFolder('one', 'words');
    expect(wholeFolder(folder)).toMatchObject({ paths: paths.slice(0, 4) });
    const path = paths[next(paths.length)] ?? '';
    const others = paths.filter((each) => each !== path);
    const how = damages[round % damages.length] ?? 'removed';
    if (!damage(join(folder, path), how, join(folder, others[next(others.length)] ?? ''), next)) continue;
    expect(wholeFolder(folder), `${path} ${how}`).toMatch(/damaged|closed/);
  }
});

test('only what is used of a folder is looked at, and nothing counts that was not sealed', () => {
  const folder = sealedFolder('one', 'words');
  writeFileSync(join(folder, 'b.js'), 'other words');
  writeFileSync(join(folder, 'later.js'), 'more');
  expect(wholeFolder(folder, (path) => path !== 'b.js')).toMatchObject({
    paths: expect.not.arrayContaining(['later.js']),
  });
  const found = openFolder(folder);
  if (typeof found === 'string') throw new Error(found);
  expect(['a.js', 'b.js', 'later.js', 'nothing.js'].map((path) => found.read(path) !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a folder that has taken the place of another one is no use, although it is whole', () => {
  const folders = ['one', 'two'].map((name) => sealedFolder(name, name));
  const [one = '', two = ''] = folders;
  expect(folders.map((folder) => typeof wholeFolder(folder))).toEqual(['object', 'object']);
  damage(join(one, 'kept.json'), 'swapped', join(two, 'kept.json'), next);
  for (const name of ['a.js', 'b.js', 'inner/c.js', 'inner/d.js'])
    damage(join(one, name), 'swapped', join(two, name), next);
  expect(folders.map((folder) => wholeFolder(folder))).toEqual(['damaged', 'damaged']);
});

test('what is damaged is made anew at its place, once for all who make it at the same time', async () => {
  const cache = { folder: folderNamed('kept'), most: 4, isFresh: false };
  let count = 0;
  const get = (isFresh = false): Promise<string | undefined> =>
    cachedIn({ ...cache, isFresh }, 'app', async (folder) => {
      count += 1;
      fill(folder, 'words');
    });
  const place = join(cache.folder, 'app');
  expect([await get(), await get()]).toEqual([place, place]);
  expect(count).toBe(1);
  for (const how of damages.slice(0, 7)) {
    damage(join(place, 'a.js'), how, join(place, 'b.js'), next);
    const said: string[] = [];
    reportDamageBy((words) => said.push(words));
    expect(await Promise.all([get(), get(), get()]), how).toEqual([place, place, place]);
    expect(said).toEqual(["What was kept in app is damaged, so it isn't used."]);
    expect(typeof wholeFolder(place), how).toBe('object');
    expect(readdirSync(cache.folder)).toEqual(['app']);
  }
  const before = count;
  const seal = readFileSync(join(place, 'kept.json'));
  expect(await get(true)).toBe(place);
  expect(count).toBe(before + 1);
  expect(readFileSync(join(place, 'kept.json'))).toEqual(seal);
  // A file where the folder should be.
  rmSync(place, { recursive: true });
  writeFileSync(place, 'words');
  expect(await get()).toBe(place);
  expect(typeof wholeFolder(place)).toBe('object');
});

test('a file that has come to the place of a folder goes, with a word', async () => {
  const cache = folderNamed('replaced');
  const [answers, apps] = [join(cache, 'answers'), join(cache, 'apps')];
  const keepAll = async (): Promise<void> => {
    expect(writeCachedFile(join(answers, 'file'), 'words')).toBe(true);
    const app = await cachedIn({ folder: apps, most: 4, isFresh: false }, 'app', async (folder) =>
      fill(folder, 'words'),
    );
    expect(app).toBe(join(apps, 'app'));
  };
  for (const [place, name] of [
    [answers, 'answers'],
    [apps, 'apps'],
    [cache, 'replaced'],
  ] as const) {
    await keepAll();
    rmSync(place, { recursive: true });
    writeFileSync(place, 'words');
    const said: string[] = [];
    reportDamageBy((words) => said.push(words));
    await keepAll();
    expect(said).toEqual([`What was kept in ${name} is damaged, so it isn't used.`]);
    expect(readCachedFile(join(answers, 'file'))?.toString()).toBe('words');
    expect(typeof wholeFolder(join(apps, 'app'))).toBe('object');
  }
});

test('what is read of a kept folder is what was sealed, however long after it was looked at', () => {
  const folder = sealedFolder('one', 'words');
  const found = wholeFolder(folder);
  if (typeof found === 'string') throw new Error(found);
  expect(found.read('a.js')).toEqual(readFileSync(join(folder, 'a.js')));
  writeFileSync(join(folder, 'a.js'), 'other words');
  expect(['a.js', 'kept.json', 'nothing.js'].map(found.read)).toEqual([undefined, undefined, undefined]);
});
