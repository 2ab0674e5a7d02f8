import { addAll } from '../model/lists.ts';

/** Lets others work, if that is due. */
export type Pause = () => Promise<void>;

/** Files that are open at once. Some systems allow a process as few as 48, and Node reads four at a time. */
const AT_ONCE = 8;

/**
 * Works on items, a bounded number of them at once, and gives what came of each in their order.
 * @param pause called between the batches
 * @throws the first failure
 */
export async function inBatches<T, U>(items: readonly T[], work: (item: T) => Promise<U>, pause?: Pause): Promise<U[]> {
  const done: U[] = [];
  for (let index = 0; index < items.length; index += AT_ONCE) {
    await pause?.();
    addAll(done, await Promise.all(items.slice(index, index + AT_ONCE).map(work)));
  }
  return done;
}
