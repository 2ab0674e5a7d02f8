import { relative } from 'node:path';
import { reasonOf } from '../../builder/failure.ts';
import type { Changed } from '../../content/load/discover.ts';
import { slashed } from '../../disk/slashed.ts';
import type { LiveContent } from './live-content.ts';
import { updateBetween } from './live-site.ts';
import type { Update } from './problem.ts';

type Effects = {
  readonly content: LiveContent;
  /** The content root. */
  readonly root: string;
  readonly print: (text: string) => void;
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
    await content.pauses.pause();
    clearTimeout(timer);
    const changed = take();
    const before = content.site;
    isUnsure = true;
    const delay = await content.read(changed);
    isUnsure = false;
    if (delay !== undefined) timer = setTimeout(readAgain, delay).unref();
    const update = updateBetween(before, content.site);
    if (update !== undefined) tell(update);
  };
  /** Once more, if something changes while all is read. */
  const readWhole = (changed: Changed): void => {
    waiting = changed === 'anything' || waiting === 'anything' ? 'anything' : [...waiting, ...changed];
    if (waiting.length > 0) reading ??= readWhileWaiting();
  };
  const readWhileWaiting = async (): Promise<void> => {
    while (waiting.length > 0) await trying(readOnce);
    // At once: what would come between the last look and this would wait for the next change.
    reading = undefined;
  };
  const readAgain = (): void => readWhole('anything');
  const changed = async (files: readonly string[]): Promise<void> => {
    const paths = files.map((file) => slashed(relative(root, file)));
    await trying(async () => {
      const update = await content.show(paths);
      if (update !== undefined) tell(update);
    });
    readWhole(paths);
  };
  const begin = async (): Promise<void> => {
    readWhole('anything');
    await reading;
  };
  const end = (): void => {
    clearTimeout(timer);
    content.pauses.stop();
  };
  return { changed, readAgain, begin, end };
}
