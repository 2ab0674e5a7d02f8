import { existsSync } from 'node:fs';
import { lstat, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, ignoreMissing, ignoreSystem } from '../../disk/error-code.mjs';
import { Failure } from '../failure.ts';
import { namesIn, type OutputPaths, shapes } from './paths.ts';
import { makeReadableFolder } from './readable.ts';

function isOurs(name: string): boolean {
  return name === 'lock' || name === 'journal.json' || Object.values(shapes).some((shape) => shape.test(name));
}

/** What has the name of the work folder: nothing, a folder that builds may work in, or something of somebody else. */
export async function findWork({ work }: OutputPaths): Promise<'none' | 'ours' | 'foreign'> {
  const stats = await lstat(work).catch(ignoreMissing);
  if (stats?.isDirectory() !== true) return stats === undefined ? 'none' : 'foreign';
  const names = await namesIn(work);
  // A file manager may have added something of its own to ours.
  return names.length === 0 || names.some(isOurs) ? 'ours' : 'foreign';
}

/**
 * Makes the work folder, or takes the one that is there. Another build that ends may take it away at any moment, also before its modes are set.
 * @throws Failure if something of somebody else has its name
 */
export async function openWork(paths: OutputPaths): Promise<void> {
  const { work, out } = paths;
  try {
    makeReadableFolder(work);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && existsSync(dirname(work))) return;
    if (codeOf(error) !== 'EEXIST') throw error;
    if ((await findWork(paths)) !== 'foreign') return;
    throw new Failure(
      `${work} already exists, and no build made it. A build of ${out} needs this name for its own files: ` +
        'rename yours, or choose another folder for the site with --out.',
    );
  }
}

/** Deletes the work folder, unless something is still in it. */
export async function closeWork({ work }: OutputPaths): Promise<void> {
  // Live versions, another build, or something of somebody else may be in it. It may be gone, too.
  await rmdir(work).catch(ignoreSystem);
}
