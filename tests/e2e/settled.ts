import type { Page } from 'playwright/test';

/** Waits until the page has heard of all that was done to it, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // One that is stopped is over, too. One that never ends moves nothing but its own drawing.
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
    await frame();
  });
}
