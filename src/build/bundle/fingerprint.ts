import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from '../../content/files/batches.ts';
import { codeOf } from '../failure.ts';

/** Everything a bundle is made of, relative to the builder's folder. A compiled module from elsewhere is not cached. */
export const sources = ['src', 'schemas'] as const;
const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** What npm says is installed: it changes with every install, also one that leaves the lock file alone. */
const installed = 'node_modules/.package-lock.json';

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function contentOf(file: string): Promise<Buffer | ''> {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/**
 * A short text that is different whenever a fresh bundle could be: the builder's source, its settings, the
 * installed packages, Node and the base path go into it.
 */
export async function fingerprint(root: string, base: string): Promise<string> {
  const inFolders = await Promise.all(sources.map((folder) => filesIn(root, folder)));
  const files = [...inFolders.flat().sort(), ...[...settings, installed].map((name) => join(root, name))];
  const contents = await inBatches(files, contentOf);
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, process.arch, base]));
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? '';
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}
