import { join } from 'node:path';
import type { Changed } from '../../content/load/discover.ts';
import { MISSING, type Stamp, stampOf, stampsIn, withoutNumber } from '../../disk/stamps.ts';
import { siteFolders } from '../../model/page-file.ts';
import { isContent } from './watch.ts';

/** Between two looks, in milliseconds; longer for a site that takes long to look at. */
const pause = 1000;
/** Looking may take this part of the time. */
const share = 0.05;

/** The states of files and folders by their paths: sizes and times. What isn't there is left out. */
export type FileStates = ReadonlyMap<string, Stamp>;

function statesIn(root: string): FileStates {
  const found = ['site.yaml', 'published.txt', ...siteFolders].flatMap((name) => {
    const path = join(root, name);
    const inside = [...stampsIn(path)].map(([way, stamp]) => [join(path, way), stamp] as const);
    return [[path, stampOf(path)] as const, ...inside];
  });
  return new Map(
    found.flatMap(([path, stamp]) =>
      stamp === MISSING || !isContent(root, path) ? [] : [[path, withoutNumber(stamp)]],
    ),
  );
}

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
  const look = (): void => {
    const begun = performance.now();
    const states = statesIn(root);
    const isDifferent = !isSameStates(states, known());
    if (isDifferent && suspected !== undefined && isSameStates(states, suspected)) missed();
    suspected = isDifferent ? states : undefined;
    next((performance.now() - begun) / share);
  };
  const next = (least: number): void => {
    timer = setTimeout(look, Math.max(pause, least));
    timer.unref();
  };
  next(0);
  return () => clearTimeout(timer);
}

/** The states of the files now. Only the changed ones are looked at, unless one of them has come or gone. */
export function readStates(root: string, last: FileStates, changed: Changed): FileStates {
  if (changed === 'anything') return statesIn(root);
  const states = new Map(last);
  for (const path of changed) {
    const file = join(root, path);
    const stamp = stampOf(file);
    // A folder that comes or goes takes files with it.
    if (stamp === MISSING || !states.has(file)) return statesIn(root);
    states.set(file, withoutNumber(stamp));
  }
  return states;
}
