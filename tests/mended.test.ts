import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../src/content/load/load.ts';
import { memoryDisk } from './content/memory-disk.ts';
import { bytesIn, mendedFiles } from './mended-files.ts';

const folder = fileURLToPath(new URL('./cases/', import.meta.url));
const below = (path: string): string[] => readdirSync(join(folder, path)).map((name) => `${path}/${name}`);
const invalid = below('invalid');
const more = below('more').flatMap(below);

describe('a mended site has nothing left to say', () => {
  for (const name of [...invalid, ...more]) {
    const files = mendedFiles(join(folder, name));
    if (files === undefined) continue;
    test(name, async () => {
      const { diagnostics } = await loadSite(memoryDisk(files));
      expect(diagnostics).toEqual([]);
    });
  }
});

test('a case has no file that it may leave out', () => {
  const usual = Object.entries(bytesIn(join(folder, 'default')));
  for (const name of [...invalid, ...more]) {
    const all = bytesIn(join(folder, name));
    for (const [path, bytes] of usual) expect(all[path]?.equals(bytes), `${name}/${path}`).not.toBe(true);
    for (const [path, bytes] of Object.entries(bytesIn(join(folder, name, 'mended'))))
      expect(all[`fixed/${path}`]?.equals(bytes), `${name}/mended/${path}`).not.toBe(true);
  }
});
