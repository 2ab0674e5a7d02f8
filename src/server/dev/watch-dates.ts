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
 *
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
