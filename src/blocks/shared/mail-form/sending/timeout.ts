/** Time was up. What was waited for may have happened all the same. */
export class NoAnswer extends Error {}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Gives work a time limit. What comes of it later counts for nothing, and `signal` tells it to stop.
 * @throws NoAnswer when time is up, and what `work` throws
 */
export function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new NoAnswer(`There was no answer within ${milliseconds / 1000} seconds.`));
      end.abort();
    }, milliseconds);
    work(end.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
