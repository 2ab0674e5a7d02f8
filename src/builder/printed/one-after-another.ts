/** Gives what does pieces of work in turn: each begins when the one before has ended, well or not. */
export function oneAfterAnother(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Whoever asked for the work before is told how that ended.
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
