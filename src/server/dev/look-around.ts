import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, isMissing } from '../../builder/failure.ts';
import type { Changed } from '../../content/load/discover-again.ts';
import { isContent } from './watch.ts';

/** Between two looks, in milliseconds; longer for a site that takes long to look at. */
const pause = 1000;
/** Looking may take this part of the time. */
const share = 0.05;

/** What files look like, by their paths: sizes, times, who may read them. Files that are not there are left out. */
export type Look = ReadonlyMap<string, string>;

/** What a file looks like; undefined if it isn't there. */
async function lookAt(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs, mode } = await stat(path);
    return `${size} ${mtimeMs} ${mode}`;
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return isMissing(error) ? undefined : code;
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

/** What the files of the content look like. */
async function lookOf(root: string): Promise<Look> {
  const inFolders = await Promise.all(['pages', 'kinds', 'public'].map((folder) => filesIn(join(root, folder))));
  const inRoot = ['site.yaml', 'published.txt'].map((file) => join(root, file));
  const files = [...inRoot, ...inFolders.flat().sort()].filter((file) => isContent(root, file));
  const looks = await Promise.all(files.map(async (file) => [file, await lookAt(file)] as const));
  return new Map(looks.flatMap(([file, look]) => (look === undefined ? [] : [[file, look] as const])));
}

/** Whether files look the same. */
export function isSameLook(a: Look, b: Look): boolean {
  return a.size === b.size && [...a].every(([file, look]) => b.get(file) === look);
}

/**
 * Looks at the content from time to time, because watchers miss changes: those made before they stand, and those on
 * network and virtual drives. Calls `missed` when the files look different from `known` at two looks in a row.
 * @returns stops it
 */
export function lookAround(root: string, known: () => Look, missed: () => void): () => void {
  let timer: NodeJS.Timeout;
  let suspected: Look | undefined;
  const look = async (): Promise<void> => {
    const begun = performance.now();
    const seen = await lookOf(root);
    const isDifferent = !isSameLook(seen, known());
    if (isDifferent && suspected !== undefined && isSameLook(seen, suspected)) missed();
    suspected = isDifferent ? seen : undefined;
    next((performance.now() - begun) / share);
  };
  const next = (least: number): void => {
    timer = setTimeout(() => void look(), Math.max(pause, least));
    timer.unref();
  };
  next(0);
  return () => clearTimeout(timer);
}

/** What the files look like now. Only the changed ones are looked at, unless one of them has come or gone. */
export async function lookAgain(root: string, last: Look, changed: Changed): Promise<Look> {
  if (changed === 'anything') return lookOf(root);
  const look = new Map(last);
  for (const path of changed) {
    const file = join(root, path);
    const seen = await lookAt(file);
    // A folder that comes or goes takes files with it.
    if (seen === undefined || !look.has(file)) return lookOf(root);
    look.set(file, seen);
  }
  return look;
}
