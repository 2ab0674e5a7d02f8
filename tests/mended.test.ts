import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../src/content/load/load.ts';
import { usualFiles } from '../src/tools/mistakes/case.ts';
import { memoryDisk } from './content/memory-disk.ts';

const folder = new URL('./cases/', import.meta.url).pathname;
const below = (path: string): string[] => readdirSync(join(folder, path)).map((name) => `${path}/${name}`);
const invalid = below('invalid');
const more = below('more').flatMap(below);

type Files = Readonly<Record<string, Buffer>>;

/** The ordinary files under a folder, with their bytes; none if there is no such folder. Shortcuts are left out. */
function filesIn(root: string): Files {
  if (!existsSync(root)) return {};
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => lstatSync(join(root, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path))]));
}

/** A case with what `fixed/` and `mended/` change and add, and what (in removed.txt) they take away. */
function mendedSite(root: string): Files {
  const own = Object.entries(filesIn(root)).filter(([path]) => /^(site\.ya?ml|pages|public)(\/|$)/.test(path));
  const usual = [...usualFiles(root)].map(([path, text]) => [path, Buffer.from(text)] as const);
  const { 'removed.txt': list, ...mended } = filesIn(join(root, 'mended'));
  const removed = list === undefined ? [] : String(list).trimEnd().split('\n');
  for (const path of removed) expect(existsSync(join(root, path)), `${path} of removed.txt`).toBe(true);
  const broken = [...usual, ...own].filter(([path]) => !removed.includes(path));
  return { ...Object.fromEntries(broken), ...filesIn(join(root, 'fixed')), ...mended };
}

describe('a mended site has nothing left to say', () => {
  // Of other sites for a mistake, only some show how it is mended by hand.
  for (const name of [...invalid, ...more.filter((each) => existsSync(join(folder, each, 'mended')))]) {
    test(name, async () => {
      const { diagnostics } = await loadSite(memoryDisk(mendedSite(join(folder, name))));
      expect(diagnostics).toEqual([]);
    });
  }
});

test('a case has no file that it may leave out', () => {
  const usual = Object.entries(filesIn(join(folder, 'default')));
  for (const name of [...invalid, ...more]) {
    const all = filesIn(join(folder, name));
    for (const [path, bytes] of usual) expect(all[path]?.equals(bytes), `${name}/${path}`).not.toBe(true);
    for (const [path, bytes] of Object.entries(filesIn(join(folder, name, 'mended'))))
      expect(all[`fixed/${path}`]?.equals(bytes), `${name}/mended/${path}`).not.toBe(true);
  }
});
