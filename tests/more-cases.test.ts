import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderDisk } from '../src/content/files/disk.ts';
import { mendSite } from '../src/content/fix/mend.ts';
import { loadSite } from '../src/content/load/load.ts';
import { formatPretty } from '../src/diagnostics/format/pretty.ts';

/** More sites for a code: `CODE/WHAT/` has a site, what its author reads, and in `fixed/` the files that are fixed. */
const folder = new URL('./cases/more/', import.meta.url).pathname;
const codes = (await readdir(folder)).sort();
const cases = (
  await Promise.all(codes.map(async (code) => (await readdir(join(folder, code))).map((name) => `${code}/${name}`)))
)
  .flat()
  .sort();

async function filesIn(root: string): Promise<Record<string, string>> {
  if (!existsSync(root)) return {};
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (path) => [path.slice(root.length + 1), await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

async function write(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

test.each(cases)('%s is explained, and fixed where that is sure', async (name) => {
  const root = join(folder, name);
  const disk = folderDisk(root);
  const { diagnostics, sourceOf } = await loadSite(disk);
  const text = formatPretty(diagnostics, { sourceOf, color: false });
  const { files } = await mendSite(disk);
  const fixed = Object.fromEntries(files.map((file) => [file.name, new TextDecoder().decode(file.after)]));
  if (process.env.UPDATE === '1') {
    await writeFile(join(root, 'expected.txt'), text);
    await write(join(root, 'fixed'), fixed);
  }
  expect(text).toBe(readFileSync(join(root, 'expected.txt'), 'utf8'));
  expect(fixed).toEqual(await filesIn(join(root, 'fixed')));
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set([dirname(name)]));
});
