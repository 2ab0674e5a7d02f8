import type { Page } from 'playwright/test';

/** Makes the window of a page as wide as that. Gives how far the page is wider then, in pixels. */
export type OverflowAt = (width: number) => Promise<number>;

/**
 * For many widths of one page after the other. Playwright also makes the browser's own window as large, which takes longer than to
 * lay the page out. These widths outlive the test, in a tab that the next one may get: `restore` gives the page its own back.
 */
export async function widthsOf(page: Page): Promise<{ overflowAt: OverflowAt; restore: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const overflowAt: OverflowAt = async (width) => {
    const size = { width, height: 900, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true };
    await devtools.send('Emulation.setDeviceMetricsOverride', size);
    return page.evaluate(async (wanted) => {
      // It hears of it a little later.
      while (innerWidth !== wanted) await new Promise((resolve) => setTimeout(resolve));
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    }, width);
  };
  return { overflowAt, restore: () => devtools.detach() };
}
