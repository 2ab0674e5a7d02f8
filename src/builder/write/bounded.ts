function* each<T>(items: Iterable<T>): Generator<T> {
  yield* items;
}

/**
 * Works on items, at most `width` at once, taking each from `items` only when its turn comes. After a failure no
 * further item is taken; what was begun ends first.
 * @throws the first failure
 */
export async function eachBounded<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // All workers share one generator: a worker that throws ends it for all.
  const queue = each(items);
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
