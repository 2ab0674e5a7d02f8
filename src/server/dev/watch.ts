import { relative, sep } from 'node:path';
import { isBundled } from '../../builder/bundle/fingerprint.ts';
import { slashed } from '../../disk/slashed.ts';
import { siteFolders } from '../../model/page-file.ts';

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
export function firstPart(folder: string, file: string): string | undefined {
  const way = relative(folder, file);
  const [first] = way.split(sep);
  return way === '' || first === '..' || way === file ? undefined : first;
}

export type SourcePart =
  /** What this process runs, or has read for good, such as a schema. */
  | 'program'
  /** The app, which pages are rendered with and taken over by. */
  | 'app'
  /** What only pages of this server load. */
  | 'tools'
  /** The example of a block, which is read each time. */
  | 'example';

const parts = new Set(['src', 'schemas']);

/** What a file of the builder is a part of; undefined for one that is watched for nothing. */
export function sourcePart(builder: string, file: string): SourcePart | undefined {
  const path = slashed(relative(builder, file));
  if (!parts.has(firstPart(builder, file) ?? '')) return undefined;
  if (path.startsWith('src/server/browser/')) return 'tools';
  if (isBundled(path)) return 'app';
  return path.startsWith('src/') && path.endsWith('.yaml') ? 'example' : 'program';
}

const content = new Set(['site.yaml', 'published.txt', ...siteFolders]);

/** Whether a file belongs to the content of a root. Hidden ones between the pages are an editor's own, such as its swap files. */
export function isContent(root: string, file: string): boolean {
  const first = firstPart(root, file) ?? '';
  return content.has(first) && !(first !== 'public' && isHidden(relative(root, file)));
}

/** Whether a file of the content may be code of a block of the site's own. */
export const isCode = (root: string, file: string): boolean =>
  firstPart(root, file) === 'blocks' && !/\.(?:ya?ml|json|md)$/.test(file);

function isHidden(path: string): boolean {
  return path.split(sep).some((name) => name.startsWith('.'));
}

/** The times by which content was read, in milliseconds since 1970. */
export type Times = {
  /** What the clock showed. */
  readonly read: number;
  /** When what is shown or said of it may become something else by itself; infinity if never. */
  readonly until: number;
};

/**
 * Between two looks at the clock, in milliseconds. One timer until the date would run late on a computer that slept or whose clock was
 * set, and at once for a date that is more than 24 days away.
 */
const pause = 1000;

/**
 * Calls `passed` when a date has come since the content was read, or the clock was set back. Once for each reading.
 * @param times of the last reading
 * @param now what the clock shows
 * @returns stops it
 */
export function watchDates(times: () => Times, now: () => Date, passed: () => void): () => void {
  let reported: Times | undefined;
  const look = (): void => {
    const last = times();
    if (last === reported || isStill(last, now().getTime())) return;
    reported = last;
    passed();
  };
  const timer = setInterval(look, pause);
  timer.unref();
  return () => clearInterval(timer);
}

function isStill({ read, until }: Times, now: number): boolean {
  return read <= now && now < until;
}
