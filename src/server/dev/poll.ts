import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Changed } from '../../content/load/discover.ts';
import { codeOf, ignoreSystem, isMissing } from '../../disk/error-code.mjs';
import { siteFolders } from '../../model/site-folders.ts';
import { isContent } from './watch.ts';

/** Between two looks, in milliseconds; longer for a site that takes long to look at. */
const pause = 1000;
/** Looking may take this part of the time. */
const share = 0.05;

/** The states of files by their paths: sizes, times, who may read them. Files that are not there are left out. */
export type FileStates = ReadonlyMap<string, string>;

/** The state of a file; undefined if it isn't there. */
async function stateOf(path: string): Promise<string | undefined> {
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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreSystem);
  return (entries ?? []).filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}

/** The states of the files of the content. */
async function statesIn(root: string): Promise<FileStates> {
  const inFolders = await Promise.all(siteFolders.map((folder) => filesIn(join(root, folder))));
  const inRoot = ['site.yaml', 'published.txt'].map((file) => join(root, file));
  const files = [...inRoot, ...inFolders.flat().sort()].filter((file) => isContent(root, file));
  const states = await Promise.all(files.map(async (file) => [file, await stateOf(file)] as const));
  return new Map(states.flatMap(([file, state]) => (state === undefined ? [] : [[file, state] as const])));
}

/** Whether files are in the same states. */
export function isSameStates(a: FileStates, b: FileStates): boolean {
  return a.size === b.size && [...a].every(([file, state]) => b.get(file) === state);
}

/**
 * Looks at the content from time to time, because watchers miss changes: those made before they stand, and those on
 * network and virtual drives. Calls `missed` when the files have other states than `known` at two looks in a row.
 * @returns stops it
 */
export function pollContent(root: string, known: () => FileStates, missed: () => void): () => void {
  let timer: NodeJS.Timeout;
  let suspected: FileStates | undefined;
  const look = async (): Promise<void> => {
    const begun = performance.now();
    const states = await statesIn(root);
    const isDifferent = !isSameStates(states, known());
    if (isDifferent && suspected !== undefined && isSameStates(states, suspected)) missed();
    suspected = isDifferent ? states : undefined;
    next((performance.now() - begun) / share);
  };
  const next = (least: number): void => {
    timer = setTimeout(() => void look(), Math.max(pause, least));
    timer.unref();
  };
  next(0);
  return () => clearTimeout(timer);
}

/** The states of the files now. Only the changed ones are looked at, unless one of them has come or gone. */
export async function readStates(root: string, last: FileStates, changed: Changed): Promise<FileStates> {
  if (changed === 'anything') return statesIn(root);
  const states = new Map(last);
  for (const path of changed) {
    const file = join(root, path);
    const state = await stateOf(file);
    // A folder that comes or goes takes files with it.
    if (state === undefined || !states.has(file)) return statesIn(root);
    states.set(file, state);
  }
  return states;
}
