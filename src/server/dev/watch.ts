import { relative, sep } from 'node:path';
import { isBundled } from '../../builder/bundle/fingerprint.ts';

/** The parts of Vite's watcher that are used. */
export type Watcher = {
  readonly on: (event: 'all', heard: (event: string, file: string) => void) => unknown;
};

/** Several saves within this time are one change. In milliseconds. */
const quietTime = 25;
/** However many there are, nobody waits longer than this to see the first. */
const longest = 120;

/** Who hears of changes to files. */
type Listener = {
  /** Whether a file is of interest. */
  readonly concerns: (file: string) => boolean;
  /** Called at every change. */
  readonly heard?: () => void;
  /** Called after every burst of changes, with the files. Never twice at once: what happens during a call is told in the next one. */
  readonly changed: (files: readonly string[]) => Promise<void>;
};

/** Tells a listener what a watcher sees. @returns `add` tells of a change that the watcher missed */
export function onChanges(
  watcher: Watcher,
  { concerns, heard, changed }: Listener,
): { readonly add: (file: string) => void } {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let first = 0;
  let work = Promise.resolve();
  const deliver = (): void => {
    const files = [...waiting].sort();
    waiting = new Set();
    work = work.then(() => changed(files));
  };
  const add = (file: string): void => {
    const now = performance.now();
    if (waiting.size === 0) first = now;
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(deliver, Math.max(0, Math.min(quietTime, first + longest - now)));
  };
  watcher.on('all', (_event, file) => {
    if (!concerns(file)) return;
    heard?.();
    add(file);
  });
  return { add };
}

/** The first name on the way from a folder to a file in it: `pages`. Undefined for the folder, and outside of it. */
export function firstPart(folder: string, file: string): string | undefined {
  const way = relative(folder, file);
  const [first] = way.split(sep);
  return way === '' || first === '..' || way === file ? undefined : first;
}

/** Whether a file is a module of this server itself. Those of the pages and of what is shown around them are Vite's to serve. */
export function isOfProgram(builder: string, file: string): boolean {
  const path = relative(builder, file).replaceAll(sep, '/');
  return /^src\/.*\.ts$/.test(path) && !isBundled(path) && !path.startsWith('src/server/browser/');
}

const content = new Set(['site.yaml', 'published.txt', 'pages', 'kinds', 'public']);

/** Whether a file belongs to the content of a root. Hidden ones between the pages are an editor's own, such as its swap files. */
export function isContent(root: string, file: string): boolean {
  const first = firstPart(root, file) ?? '';
  return content.has(first) && !(first !== 'public' && isHidden(relative(root, file)));
}

function isHidden(path: string): boolean {
  return path.split(sep).some((name) => name.startsWith('.'));
}
