import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeWhole } from '../../src/builder/write/write.ts';
import type { SiteFile } from '../../src/outputs/output.ts';
import { folderWith } from './support/site.ts';

const text = 'A line of a page.\n'.repeat(500);

async function built(root: string, files: readonly SiteFile[], live = false): Promise<string[]> {
  const out = join(root, 'dist');
  await writeWhole({ root, out, live, compress: true, base: '/', progress: () => undefined }, files);
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
}

test('texts get compressed copies; small files, huge ones, pictures and those for hosts get none', async () => {
  const root = folderWith({});
  const names = await built(root, [
    { path: 'a/page.html', text },
    { path: 'small.html', text: 'small' },
    { path: 'huge.csv', text: 'x'.repeat(10 * 1024 * 1024 + 1) },
    { path: 'photo.jpg', text },
    { path: '_headers', text },
  ]);
  expect(names.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual(['a/page.html.br', 'a/page.html.gz']);
  expect(brotliDecompressSync(readFileSync(join(root, 'dist/a/page.html.br'))).toString()).toBe(text);
  const zipped = readFileSync(join(root, 'dist/a/page.html.gz'));
  expect(gunzipSync(zipped).toString()).toBe(text);
  // No time and no operating system: all builds of a page are the same.
  expect([...zipped.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
});

test('a copy that an author has made stays, and old pages keep the copies of their files', async () => {
  const root = folderWith({});
  const files: SiteFile[] = [
    { path: 'list.csv', text },
    { path: 'list.csv.gz', text: 'own' },
    { path: 'built/app-1.js', text, hashed: true },
  ];
  expect(await built(root, files, true)).toContain('built/app-1.js.br');
  expect(readFileSync(join(root, 'dist/list.csv.gz'), 'utf8')).toBe('own');
  const names = await built(root, [{ path: 'built/app-2.js', text, hashed: true }], true);
  const both = ['app-1', 'app-2'].flatMap((name) => ['', '.br', '.gz'].map((ending) => `built/${name}.js${ending}`));
  expect(names).toEqual(expect.arrayContaining(both));
});
