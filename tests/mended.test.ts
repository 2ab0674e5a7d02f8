import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../src/content/load/load.ts';
import { memoryDisk } from './content/memory-disk.ts';

const folder = new URL('./cases/invalid/', import.meta.url).pathname;

/** The ordinary files under a folder, with their bytes. Shortcuts are left out. */
function filesIn(root: string): [path: string, content: Uint8Array][] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => lstatSync(join(root, path)).isFile())
    .map((path) => [path, readFileSync(join(root, path))]);
}

/** A case with what `mended/` changes, adds and (in removed.txt) takes away. */
function mendedSite(root: string): Record<string, Uint8Array> {
  const broken = filesIn(root).filter(([path]) => /^(site\.ya?ml|pages|public)(\/|$)/.test(path));
  const mended = filesIn(join(root, 'mended')).filter(([path]) => path !== 'removed.txt');
  const list = join(root, 'mended/removed.txt');
  const removed = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n') : [];
  for (const path of removed) expect(existsSync(join(root, path)), `${path} of removed.txt`).toBe(true);
  return Object.fromEntries([...broken.filter(([path]) => !removed.includes(path)), ...mended]);
}

describe('a mended site has nothing left to say', () => {
  for (const name of readdirSync(folder).sort()) {
    test(name, async () => {
      const { diagnostics } = await loadSite(memoryDisk(mendedSite(join(folder, name))));
      expect(diagnostics).toEqual([]);
    });
  }
});
