import { relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../../builder/failure.ts';
import type { Changed } from './known-disk.ts';
import type { LiveContent } from './live-content.ts';
import type { Update } from './problem.ts';
import { updateBetween } from './updates.ts';

/** So long a page that is shown already is left alone, so that browsers get it before the whole site is read. In milliseconds. */
const headStart = 60;

type Effects = {
  readonly content: LiveContent;
  /** The content root. */
  readonly root: string;
  readonly print: (text: string) => void;
  /** Tells browsers what is different. */
  readonly tell: (update: Update) => void;
};

/** Follows the content: what was saved is shown at once where that is possible, and the whole site is read behind it. */
export type Following = {
  /** Shows what has changed. Never twice at once. @param files in the content root */
  readonly changed: (files: readonly string[]) => Promise<void>;
  /** Has everything read again: nobody knows what has changed. */
  readonly readAgain: () => void;
  /** Reads the whole site for the first time. */
  readonly begin: () => Promise<void>;
  readonly end: () => void;
};

/** Follows the files of a content root. */
export function follow({ content, root, print, tell }: Effects): Following {
  let waiting: Changed = [];
  /** Whether the last reading failed, so that nobody knows what of it was read. */
  let isUnsure = false;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const trying = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // Such as a file that was taken away while it was read: the next change is another chance.
      print(`The content could not be read: ${reasonOf(error)}\n`);
    }
  };
  const take = (): Changed => {
    const changed = isUnsure ? 'anything' : waiting;
    waiting = [];
    return changed;
  };
  const readOnce = async (): Promise<void> => {
    clearTimeout(timer);
    const changed = take();
    const before = content.site();
    isUnsure = true;
    const delay = await content.read(changed);
    isUnsure = false;
    if (delay !== undefined) timer = setTimeout(readAgain, delay).unref();
    // What was saved meanwhile may have been read as it was before.
    if (waiting !== 'anything' && waiting.length > 0) await content.ahead(waiting);
    const update = updateBetween(before, content.site());
    if (update !== undefined) tell(update);
  };
  /** Once more, if something changes while all is read. */
  const readWhole = (changed: Changed): void => {
    waiting = changed === 'anything' || waiting === 'anything' ? 'anything' : [...waiting, ...changed];
    reading ??= readWhileWaiting().finally(() => {
      reading = undefined;
    });
  };
  const readWhileWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      await trying(readOnce);
    }
  };
  const readAgain = (): void => readWhole('anything');
  const changed = async (files: readonly string[]): Promise<void> => {
    const paths = files.map((file) => relative(root, file).replaceAll(sep, '/'));
    await trying(async () => {
      const update = await content.ahead(paths);
      if (update === undefined) return;
      tell(update);
      await wait(headStart);
    });
    readWhole(paths);
  };
  const begin = async (): Promise<void> => {
    readWhole('anything');
    await reading;
  };
  const end = (): void => {
    clearTimeout(timer);
    content.end();
  };
  return { changed, readAgain, begin, end };
}
