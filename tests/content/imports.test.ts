import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importSite } from '../../src/authoring/import/import.ts';
import { oldFolder } from '../../src/authoring/import/systems.ts';
import { literalIn } from '../../src/cli/commands/import.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { isError } from '../../src/diagnostics/diagnostic.ts';
import { folderDisk } from '../../src/disk/disk.ts';

/** Small sites of other systems, each with what it becomes: `old/`, `new/`, and `left.txt` with what could not be brought. UPDATE=1 writes the last two. */
const root = 'tests/imports';

const isUpdate = process.env.UPDATE === '1';

async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    all.map(async (path) => ((await stat(join(folder, path))).isFile() ? [path.replaceAll('\\', '/')] : [])),
  );
  return files.flat().sort();
}

for (const name of await readdir(root)) {
  test(`a site of ${name} becomes one without mistakes`, async () => {
    const before = await filesIn(join(root, name, 'old'));
    const made = await importSite(oldFolder(join(root, name, 'old')), { name: 'Site', literalIn });
    const folder = join(root, name, 'new');
    const left = made.left
      .map(({ file, line, why, what }) => `${file}:${line ?? ''} ${why} ${what.replace(/\s+/g, ' ')}\n`)
      .sort();
    const summary = `${made.system}\n${[...new Set(left)].join('')}`;
    if (isUpdate) {
      await rm(folder, { recursive: true, force: true });
      for (const [path, bytes] of made.files) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), bytes);
      }
      await writeFile(join(root, name, 'left.txt'), summary);
    }
    expect(await readFile(join(root, name, 'left.txt'), 'utf8')).toBe(summary);
    expect([...made.files.keys()].sort()).toEqual(await filesIn(folder));
    for (const [path, bytes] of made.files)
      expect(new TextDecoder().decode(bytes), path).toBe(await readFile(join(folder, path), 'utf8'));
    expect((await loadSite(folderDisk(folder))).diagnostics.filter(isError)).toEqual([]);
    expect(await filesIn(join(root, name, 'old'))).toEqual(before);
  });
}
