import {
  type Dirent,
  type FSWatcher,
  lstatSync,
  readdirSync,
  realpathSync,
  type Stats,
  statSync,
  watch,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { builderRoot } from '../../builder/builder-root.ts';
import { isBundled } from '../../builder/bundle/fingerprint.ts';
import type { Changed } from '../../content/load/discover.ts';
import { unlessRefused } from '../../disk/error-code.mjs';
import { slashed } from '../../disk/slashed.ts';
import { MISSING, type Stamp, stampOf, stampsIn, withoutNumber } from '../../disk/stamps.ts';
import { siteFolders } from '../../model/page-file.ts';

type Listener = {
  readonly concerns: (path: string) => boolean;
  /** Told of a file that has come, changed or gone, and of a folder that has come or gone. */
  readonly heard: (path: string) => void;
  /** Told when something has changed, and nobody knows what. */
  readonly unsure: () => void;
};

/** Whether one watch is for all: Windows renames no folder that is watched, nor one above it, and macOS watches a tree as easily as a folder. */
const isOne = process.platform === 'win32' || process.platform === 'darwin';

/** Whether a link leads to a file in the root: everything else isn't watched. */
function leadsToFileIn(root: string, link: string): boolean {
  const real = unlessRefused(() => realpathSync(link));
  return (
    real !== undefined && firstPart(root, real) !== undefined && unlessRefused(() => statSync(real))?.isFile() === true
  );
}

/**
 * Hears of changes to files in a folder. One watch says which of all files has changed, or one for each folder in it, so that a save
 * costs the same however many files there are. Where a system can't watch something, nothing is heard of it: whoever needs to know
 * looks at the files, too, from time to time.
 * @param root a real path
 * @returns ends it
 */
export function watchFiles(root: string, { concerns, heard, unsure }: Listener): () => void {
  const watches = new Map<string, FSWatcher>();
  const forget = (path: string): void => {
    for (const [watched, one] of watches) {
      if (watched !== path && !watched.startsWith(path + sep)) continue;
      one.close();
      watches.delete(watched);
    }
  };
  const begin = (path: string, notify: (event: string, name: string | null) => void): boolean => {
    const one = unlessRefused(() => watch(path, { persistent: false, recursive: isOne && path === root }, notify));
    if (one === undefined) return false;
    watches.set(path, one);
    one.on('error', () => {
      forget(path);
      unsure();
    });
    return true;
  };
  const followLink = (link: string): void => {
    if (!leadsToFileIn(root, link)) return;
    begin(link, () => {
      // What it led to may have been replaced.
      forget(link);
      followLink(link);
      heard(link);
    });
  };
  /** @param isNew whether nobody has heard of what is in the folder */
  const follow = (folder: string, isNew: boolean): void => {
    const isWatched =
      (isOne && folder !== root) ||
      begin(folder, (event, name) => (name === null ? unsure() : changed(event, join(folder, name))));
    if (!isWatched) return;
    for (const entry of unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const path = join(folder, entry.name);
      if (!concerns(path)) continue;
      if (isNew) heard(path);
      add(path, entry, isNew);
    }
  };
  const add = (path: string, what: Dirent | Stats, isNew: boolean): void => {
    if (what.isDirectory()) follow(path, isNew);
    else if (what.isSymbolicLink()) followLink(path);
  };
  const changed = (event: string, path: string): void => {
    if (!concerns(path)) return;
    // Windows says of a folder, too, that it has changed when a file in it has.
    if (isOne && event === 'change' && unlessRefused(() => lstatSync(path))?.isDirectory() === true) return;
    if (event === 'rename') {
      // A folder of the same name may be another one by now.
      forget(path);
      const now = unlessRefused(() => lstatSync(path));
      if (now !== undefined) add(path, now, true);
    }
    heard(path);
  };
  follow(root, false);
  return () => {
    for (const one of watches.values()) one.close();
    watches.clear();
  };
}

/** Several saves within this time are one change. In milliseconds. */
const quietTime = 25;
/** However many there are, nobody waits longer than this to see the first. */
const longest = 120;

/**
 * Gathers changes that come in a burst, such as several saves at once.
 * @param changed called after each burst, with the files. Never twice at once: what happens during a call is told in the next one
 * @returns notes a change
 */
export function inBursts(changed: (files: readonly string[]) => Promise<void>): (file: string) => void {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let first = 0;
  let work = Promise.resolve();
  const deliver = (): void => {
    const files = [...waiting].sort();
    waiting = new Set();
    work = work.then(() => changed(files));
  };
  return (file) => {
    const now = performance.now();
    if (waiting.size === 0) first = now;
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(deliver, Math.max(0, Math.min(quietTime, first + longest - now)));
  };
}

/** The first name on the way from a folder to a file in it: `pages`. Undefined for the folder, and outside of it. */
function firstPart(folder: string, file: string): string | undefined {
  const way = relative(folder, file);
  const [first] = way.split(sep);
  return way === '' || first === '..' || way === file ? undefined : first;
}

const isOfBuilder = (file: string): boolean => /^(?:src|schemas)$/.test(firstPart(builderRoot, file) ?? '');

/**
 * Hears of files of the builder that were written since this process began, or are gone. npm gives programs their rights anew, and writes nothing.
 * @returns ends it
 */
export function watchBuilder(heard: Listener['heard'], unsure: Listener['unsure']): () => void {
  const written = (file: string): number => unlessRefused(() => lstatSync(file))?.mtimeMs ?? Number.POSITIVE_INFINITY;
  const heardOf = (file: string): void => {
    if (written(file) >= performance.timeOrigin) heard(file);
  };
  return watchFiles(builderRoot, { concerns: isOfBuilder, heard: heardOf, unsure });
}

/**
 * What a file of the builder is a part of: of what this process runs or has read for good, such as a schema; of the app, which pages are rendered with and
 * taken over by; of what only pages of this server load; or it is the example of a block, which is read each time.
 */
export function sourcePart(file: string): 'program' | 'app' | 'tools' | 'example' {
  const path = slashed(relative(builderRoot, file));
  if (path.startsWith('src/server/browser/')) return 'tools';
  if (isBundled(path)) return 'app';
  return path.startsWith('src/') && path.endsWith('.yaml') ? 'example' : 'program';
}

const content = new Set(['site.yaml', 'published.txt', ...siteFolders]);

/** Whether a file belongs to the content of a root. Hidden ones between the pages are an editor's own, such as its swap files. */
export function isContent(root: string, file: string): boolean {
  const first = firstPart(root, file) ?? '';
  const isHidden = relative(root, file)
    .split(sep)
    .some((name) => name.startsWith('.'));
  return content.has(first) && (first === 'public' || !isHidden);
}

/** Whether a file may be code of a block of the site's own. */
export const isCode = (root: string, file: string): boolean =>
  firstPart(root, file) === 'blocks' && !/\.(?:ya?ml|json|md)$/.test(file);

/** The times by which content was read, in milliseconds since 1970. */
export type Times = {
  readonly read: number;
  /** When what is shown or said of it may become something else by itself; infinity if never. */
  readonly until: number;
};

/** Between two looks at the clock, or at files, in milliseconds; longer for a site that takes long to look at. */
const lookEvery = 1000;

/**
 * Calls `passed` when a date has come since the content was read, or the clock was set back. Once for each reading. One timer until
 * the date would run late on a computer that slept or whose clock was set, and at once for a date that is more than 24 days away.
 * @param times of the last reading
 * @param now what the clock shows
 * @returns stops it
 */
export function watchDates(times: () => Times, now: () => Date, passed: () => void): () => void {
  let reported: Times | undefined;
  const look = (): void => {
    const [last, time] = [times(), now().getTime()];
    if (last === reported || (last.read <= time && time < last.until)) return;
    reported = last;
    passed();
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}

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
    const isDifferent = !isDeepStrictEqual(states, known());
    if (isDifferent && suspected !== undefined && isDeepStrictEqual(states, suspected)) missed();
    suspected = isDifferent ? states : undefined;
    next((performance.now() - begun) / share);
  };
  const next = (least: number): void => {
    timer = setTimeout(look, Math.max(lookEvery, least));
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
