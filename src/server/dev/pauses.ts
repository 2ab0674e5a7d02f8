import { setImmediate as others, setTimeout as wait } from 'node:timers/promises';
import type { Pause } from '../../disk/batches.ts';

/** For how long nobody else works, in milliseconds. */
const longest = 8;

/** Makes room in long work for what is more urgent. */
export type Pauses = {
  /** To be called between the steps of the work. */
  readonly pause: Pause;
  /** Does something while the work stands still. */
  readonly before: <T>(urgent: () => Promise<T>) => Promise<T>;
  /** The work stands still for so long, in milliseconds: the last word counts. */
  readonly rest: (time: number) => void;
  /** The work stands still from now on. */
  readonly stop: () => void;
};

/** Pauses for long work, so that requests that come meanwhile are answered. */
export function pauses(): Pauses {
  let begun = performance.now();
  let isStopped = false;
  let restsUntil = 0;
  const isResting = (): boolean => performance.now() < restsUntil;
  const urgent = new Set<Promise<unknown>>();
  return {
    pause: async () => {
      // Nobody waits for it any more, and nothing else keeps the process alive.
      if (isStopped) return new Promise(() => undefined);
      if (urgent.size === 0 && !isResting() && performance.now() - begun < longest) return;
      await others();
      while (urgent.size > 0 || isResting()) {
        await Promise.allSettled(urgent);
        if (isResting()) await wait(restsUntil - performance.now());
      }
      begun = performance.now();
    },
    before: async (work) => {
      const working = work();
      urgent.add(working);
      try {
        return await working;
      } finally {
        urgent.delete(working);
      }
    },
    rest: (time) => {
      restsUntil = performance.now() + time;
    },
    stop: () => {
      isStopped = true;
    },
  };
}
