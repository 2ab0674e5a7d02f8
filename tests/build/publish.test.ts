import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/builder/failure.ts';
import { followLink } from '../../src/builder/write/paths.ts';
import { recover } from '../../src/builder/write/recover.ts';
import { servedFolder } from '../../src/builder/write/served-folder.ts';
import { type Destination, writeWhole } from '../../src/builder/write/write.ts';
import type { SiteFile } from '../../src/outputs/output.ts';
import { top } from './support/command.ts';
import { contentsOf, folderWith, put, smallSite } from './support/site.ts';

const marker = '{"base":"/","version":1}\n';

function destination(root: string, out = join(root, 'dist')): Destination {
  return { root, out, live: false, base: '/', progress: () => undefined };
}

async function publish(root: string, text: string, out?: string): Promise<void> {
  await writeWhole(destination(root, out), [{ path: 'index.html', text }]);
}

const deadLock = '999999\nnever 1\n';

/** The lock of a build that runs. */
function runningLock(): string {
  const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  return `${process.ppid}\n${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${start}\n`;
}

/** What stands beside the site. */
function beside(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('dist'));
}

/** Puts something else in the place of a file. */
function replace(path: string, make: () => void): void {
  rmSync(path);
  make();
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
    const root = folderWith({ 'dist/old.html': 'old', 'dist/.sitewright.json': marker });
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

  test.each<[string, string, (path: string) => void]>([
    ['is gone', 'it is not there any more', rmSync],
    ['is now a pipe', 'it is not an ordinary file', (path) => replace(path, () => execFileSync('mkfifo', [path]))],
    [
      'is now a link to elsewhere',
      'it leads out of its folder',
      (path) => replace(path, () => symlinkSync(join(folderWith({ key: 'secret' }), 'key'), path)),
    ],
    [
      'is now a link to a device',
      'it leads out of its folder',
      (path) => replace(path, () => symlinkSync('/dev/zero', path)),
    ],
    [
      'is in a folder that is now a link to elsewhere',
      'it leads out of its folder',
      (path) => {
        rmSync(dirname(path), { recursive: true });
        symlinkSync(folderWith({ 'a.png': 'secret' }), dirname(path));
      },
    ],
  ])('keeps the last folder when a public file %s since it was checked', async (_name, reason, swap) => {
    const root = folderWith({ 'public/b/a.png': 'a' });
    await publish(root, 'good');
    const file = join(root, 'public/b/a.png');
    const files = function* (): Generator<SiteFile> {
      swap(file);
      yield { path: 'b/a.png', from: file, inside: join(root, 'public') };
    };
    await expect(writeWhole(destination(root), files())).rejects.toThrow(
      new Failure(`${file} was changed while the site was being built: ${reason}. Build again.`),
    );
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('good');
    expect(beside(root)).toEqual(['dist']);
  });

  test('keeps the last folder when a public file grows without end while it is copied', async () => {
    const root = folderWith({ 'public/a.log': 'a'.repeat(1_000_000) });
    await publish(root, 'good');
    const file = join(root, 'public/a.log');
    const growing = openSync(file, 'a');
    const copying = { over: false };
    const grow = async (): Promise<void> => {
      while (!copying.over) {
        writeSync(growing, 'a'.repeat(10_000));
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const copied = writeWhole(destination(root), [{ path: 'a.log', from: file, inside: join(root, 'public') }]);
    const ended = copied.finally(() => {
      copying.over = true;
      closeSync(growing);
    });
    await Promise.all([grow(), expect(ended).rejects.toThrow('another program was writing to it')]);
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

test('a folder in the output of another build, or in its work folder, is refused', async () => {
  const root = folderWith({});
  const at = (name: string): string => join(root, name);
  await writeWhole({ ...destination(root), live: true }, [{ path: 'index.html', text: 'live' }]);
  await publish(root, 'plain', at('other'));
  symlinkSync('other', at('link'));
  symlinkSync(readlinkSync(at('dist')), at('to-version'));
  const refused = (out: string): Promise<void> => expect(publish(root, 'x', at(out))).rejects.toThrow(Failure);
  for (const out of ['other/in', 'link/in', 'other/in/deep', 'dist/in', 'dist.sitewright/in', 'to-version'])
    await refused(out);
  for (const out of ['new.sitewright', 'new.sitewright/in']) await refused(out);
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('live');
  expect(readdirSync(at('other'))).toEqual(['.sitewright.json', 'index.html']);
  await publish(root, 'again', at('link'));
  expect(readFileSync(at('other/index.html'), 'utf8')).toBe('again');
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

test.each([false, true])('whoever serves the site finds a whole version at any moment (live: %s)', async (live) => {
  const root = folderWith({});
  const out = join(root, 'dist');
  expect(await servedFolder(out)).toBe(undefined);
  await publish(root, 'first');
  const publishing = { over: false };
  const publishAgain = async (): Promise<void> => {
    for (let count = 0; count < 25; count += 1) {
      await writeWhole({ ...destination(root), live }, [{ path: 'index.html', text: `number ${count}` }]);
    }
    publishing.over = true;
  };
  const looked: (string | undefined)[] = [];
  const look = async (): Promise<void> => {
    while (!publishing.over) looked.push(await servedFolder(out));
  };
  await Promise.all([publishAgain(), look(), look(), look()]);
  expect(looked.length).toBeGreaterThan(25);
  expect(looked.filter((folder) => folder === undefined)).toEqual([]);
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
