import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderDisk } from '../../src/content/files/disk.ts';
import { mendSite } from '../../src/content/fix/mend.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';

const folder = new URL('../cases/invalid/', import.meta.url).pathname;
const cases = (await readdir(folder)).sort();

/** The files in a case's folder `fixed`: what `check --fix` makes of those that it mends. */
async function fixedFiles(root: string): Promise<Record<string, string>> {
  if (!existsSync(root)) return {};
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (path) => [path.slice(root.length + 1), await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

async function writeFixed(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

describe('a broken site has its mended form beside it, or none', () => {
  for (const name of cases) {
    test(name, async () => {
      const disk = folderDisk(join(folder, name));
      const { files, diagnostics } = await mendSite(disk);
      const mended = Object.fromEntries(files.map((file) => [file.name, new TextDecoder().decode(file.after)]));
      const fixed = join(folder, name, 'fixed');
      if (process.env.UPDATE === '1') await writeFixed(fixed, mended);
      expect(mended).toEqual(await fixedFiles(fixed));
      const isOne = ({ code }: Diagnostic): boolean => code === name;
      const before = (await loadSite(disk)).diagnostics.filter(isOne);
      const after = diagnostics.filter(isOne);
      expect(before.length).toBeGreaterThan(0);
      expect(after.length).toBeLessThanOrEqual(before.length - files.length);
      // Where nothing was mended, nothing is said to be.
      if (files.length === 0) expect(after).toEqual(before);
    });
  }
});
