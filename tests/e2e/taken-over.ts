import type { Page } from 'playwright/test';

/** Runs in the page: whether React has taken every part of the page over: it marks the elements that are its own. */
export function isTaken(): boolean {
  const parts = [...document.querySelectorAll('#root > header, main > *, main section, #root > footer')];
  return parts.length > 2 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
}

/** Waits until React has taken the page over. */
export async function takenOver(page: Page, timeout = 20_000): Promise<void> {
  await page.waitForFunction(isTaken, undefined, { timeout, polling: 50 });
}

/** Shows intent, as a visitor who moves the pointer does, until React has taken the page over. */
export async function takeOver(page: Page): Promise<void> {
  // A browser that is busy drops what the pointer does before it has painted a page: one movement isn't enough.
  for (let step = 0; !(await page.evaluate(isTaken)); step += 1) {
    await page.mouse.move(2 + (step % 2), 300 + (step % 2));
    await takenOver(page, step < 300 ? 200 : undefined).catch((error: Error) => {
      if (step >= 300 || error.name !== 'TimeoutError') throw error;
    });
  }
}

/** Leaves a mark that only lasts as long as the document. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** Whether the document is still the one that was marked: no page was loaded since. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, 'marked'));
}
