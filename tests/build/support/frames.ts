import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';

/** What is made by a server while other tests run may take its time. */
export const slowly = { timeout: 30_000 };

/** The documents in the frames of `selector`, each with its block to be seen. */
export async function framesIn(tab: Page, selector: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const element of await tab.locator(`${selector} iframe`).all()) {
    await element.scrollIntoViewIfNeeded();
    const address = async (): Promise<string | undefined> =>
      (await (await element.elementHandle())?.contentFrame())?.url();
    await expect.poll(address, slowly).toContain('/preview');
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error('A frame has no page.');
    await frame.locator('main section').first().waitFor();
    frames.push(frame);
  }
  return frames;
}

/** What a visitor of a frame sees. */
export const look = (): Record<string, unknown> => ({
  width: innerWidth,
  mode: document.documentElement.className,
  blocks: document.querySelectorAll('main > section').length,
  others: [...document.querySelectorAll('header, footer')].filter((each) => each.checkVisibility()).length,
  isCut: document.documentElement.scrollWidth > innerWidth,
});

/** Whether frames are as high as their pages. */
export const areWhole = (all: (Element & { readonly contentDocument?: Document | null })[]): boolean =>
  all.every((each) => (each.contentDocument?.documentElement.scrollHeight ?? Infinity) <= each.clientHeight);
