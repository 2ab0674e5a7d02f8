import type { Page } from 'playwright/test';

/** Runs in the page, until it has heard of all that was done to it, and nothing moves any more. */
export async function untilStill(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  // One that is stopped is over, too. One that never ends moves nothing but its own drawing.
  const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
  await frame();
}

/** Waits for that. */
export const settled = (page: Page): Promise<void> => page.evaluate(untilStill);
