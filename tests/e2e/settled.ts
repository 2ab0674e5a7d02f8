import type { Page } from 'playwright/test';

/**
 * Runs in the page, until it has heard of all that was done to it, and nothing moves any more.
 * @returns whether it is so now. Without script, no frame can be waited for: ask again
 */
export function untilStill(): boolean | Promise<boolean> {
  // What never ends, or is in a drawing, moves nothing but that. One that is stopped is over, too.
  const ending = (): Animation[] =>
    document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.target?.closest('svg') === null &&
          effect.getComputedTiming().endTime !== Infinity,
      );
  if (matchMedia('(scripting: none)').matches)
    return document.fonts.status === 'loaded' && ending().every(({ playState }) => playState !== 'running');
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  return frame()
    .then(frame)
    .then(() => Promise.allSettled(ending().map((each) => each.finished)))
    .then(frame)
    .then(() => true);
}

/** Waits for that. */
export const settled = async (page: Page): Promise<void> => void (await page.evaluate(untilStill));
