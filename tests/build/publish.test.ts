import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/builder/failure.ts';
import { servedFolder } from '../../src/builder/write/journal.ts';
import { followLink } from '../../src/builder/write/paths.ts';
import { writeWhole } from '../../src/builder/write/write.ts';
import type { SiteFile } from '../../src/outputs/output.ts';
import { beside, destination, marker, publish } from './support/publish.ts';
import { contentsOf, folderWith } from './support/site.ts';

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

  test('keeps the last folder when the new one is deleted while it is filled', async () => {
    const root = folderWith({});
    await publish(root, 'good');
    const files = function* (): Generator<{ path: string; text: string }> {
      yield { path: 'a/index.html', text: 'bad' };
      const [fresh = ''] = readdirSync(join(root, 'dist.sitewright')).filter((name) => name.startsWith('new-'));
      rmSync(join(root, 'dist.sitewright', fresh), { recursive: true });
      yield { path: 'b/index.html', text: 'bad' };
    };
    await expect(writeWhole(destination(root), files())).rejects.toThrow('ENOENT');
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
