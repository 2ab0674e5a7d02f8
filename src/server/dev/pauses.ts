import { setImmediate as others } from 'node:timers/promises';

/** Lets others work, if that is due. Called between the parts of long work. */
export type Pause = () => Promise<void>;

/** For how long nobody else works, in milliseconds. */
const longest = 8;

/** Pauses for long work, so that requests that come meanwhile are answered. */
export function pauses(): Pause {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < longest) return;
    await others();
    begun = performance.now();
  };
}
