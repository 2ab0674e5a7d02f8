import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, isMissing } from '../../builder/failure.ts';
import { isContent } from './watch.ts';

/** Between two looks, in milliseconds; longer for a site that takes long to look at. */
const pause = 1000;
/** Looking may take this part of the time. */
const share = 0.05;

async function lookAt(path: string): Promise<string[]> {
  try {
    const { size, mtimeMs, mode } = await stat(path);
    return [`${path} ${size} ${mtimeMs} ${mode}`];
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return isMissing(error) ? [] : [`${path} ${codeOf(error)}`];
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return [];
  }
}

/** What the content's files look like: names, sizes, times, who may read them. Files that are not there are left out. */
export async function lookOf(root: string): Promise<string> {
  const inFolders = await Promise.all(['pages', 'kinds', 'public'].map((folder) => filesIn(join(root, folder))));
  const inRoot = ['site.yaml', 'published.txt'].map((file) => join(root, file));
  const files = [...inRoot, ...inFolders.flat().sort()].filter((file) => isContent(root, file));
  return (await Promise.all(files.map(lookAt))).flat().join('\n');
}

/**
 * Looks at the content from time to time, because watchers miss changes: those made before they stand, and those on
 * network and virtual drives. Calls `missed` when the files look different from `known` at two looks in a row.
 * @returns stops it
 */
export function lookAround(root: string, known: () => string, missed: () => void): () => void {
  let timer: NodeJS.Timeout;
  let suspected = '';
  const look = async (): Promise<void> => {
    const begun = performance.now();
    const seen = await lookOf(root);
    const isDifferent = seen !== known();
    if (isDifferent && seen === suspected) missed();
    suspected = isDifferent ? seen : '';
    next((performance.now() - begun) / share);
  };
  const next = (least: number): void => {
    timer = setTimeout(() => void look(), Math.max(pause, least));
    timer.unref();
  };
  next(0);
  return () => clearTimeout(timer);
}
