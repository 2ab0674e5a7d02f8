import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';

/** The documents in the frames of `selector`, each with its block to be seen. */
export async function framesIn(tab: Page, selector: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const element of await tab.locator(`${selector} iframe`).all()) {
    await element.scrollIntoViewIfNeeded();
    const address = async (): Promise<string | undefined> =>
      (await (await element.elementHandle())?.contentFrame())?.url();
    await expect.poll(address).toContain('/preview');
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

/** The same for each of some documents of one origin, written into a tab of that origin one after the other, scripts and all. */
export async function looksOf(tab: Page, documents: readonly string[]): Promise<unknown[]> {
  await tab.evaluate(`globalThis.look = ${String(look)}`);
  return tab.evaluate(async (texts) => {
    const looks: unknown[] = [];
    for (const text of texts) {
      document.open();
      document.write(text);
      document.close();
      await document.fonts.ready;
      looks.push(Reflect.get(globalThis, 'look')());
    }
    return looks;
  }, documents);
}

/** Whether frames are as high as their pages. */
export const areWhole = (all: (Element & { readonly contentDocument?: Document | null })[]): boolean =>
  all.every((each) => (each.contentDocument?.documentElement.scrollHeight ?? Infinity) <= each.clientHeight);

/** How wide the frames are that show a block. */
export const widths = [1280, 768, 360] as const;

/** What the page of a block says, read without loading its frames: its YAML, and how wide the frames are and where they lead. */
export function shown(
  tab: Page,
  name: string,
): Promise<{ readonly yaml: string; readonly frames: readonly (readonly (string | null)[])[] }> {
  return tab.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const frames = [...page.querySelectorAll('.screen iframe')];
    return {
      yaml: page.querySelector('#yaml-text')?.textContent ?? '',
      frames: frames.map((frame) => ['width', 'src'].map((attribute) => frame.getAttribute(attribute))),
    };
  }, `/__blocks/${name}?mode=dark`);
}
