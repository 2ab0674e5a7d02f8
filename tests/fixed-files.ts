import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The files in a folder by their paths, such as a case's folder `fixed`; none if there is no such folder. */
export async function filesIn(root: string): Promise<Record<string, string>> {
  if (!existsSync(root)) return {};
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (path) => [path.slice(root.length + 1), await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Makes a folder hold these files and no others. */
export async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Takes files out of a folder that has them with the same text. */
export async function leaveOut(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(await filesIn(root))) {
    if (files[path] === text) await rm(join(root, path));
  }
}
