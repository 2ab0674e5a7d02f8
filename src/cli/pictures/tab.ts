import { textAt, valueAt } from '../browser/answers.ts';
import type { Devtools } from '../browser/devtools.ts';

/** How wide a window is in which a page is taken, in CSS pixels. */
export const WIDTH = 1000;

/** How high a picture is at most. What is below it isn't shown. */
const HIGHEST = 12_000;

/** A tab of a browser, in which pages are looked at without their script: they are complete without, and hold still. */
export type Tab = {
  /** The whole of a page, as a PNG in base64. */
  readonly pictureOf: (address: string) => Promise<string>;
  /** The same of a document. */
  readonly pictureOfHtml: (html: string, width: number) => Promise<string>;
};

/** Opens a tab. @throws Failure when the browser can't */
export async function openTab(browser: Devtools): Promise<Tab> {
  const target = textAt(await browser.ask('Target.createTarget', { url: 'about:blank' }), 'targetId');
  const attached = await browser.ask('Target.attachToTarget', { targetId: target, flatten: true });
  const session = textAt(attached, 'sessionId');
  const ask = (method: string, params: object = {}): Promise<unknown> => browser.ask(method, params, session);
  await ask('Page.enable');
  const reduced = { name: 'prefers-reduced-motion', value: 'reduce' };
  await ask('Emulation.setEmulatedMedia', { features: [reduced, { name: 'prefers-color-scheme', value: 'light' }] });
  await ask('Emulation.setScriptExecutionDisabled', { value: true });
  const sized = (width: number, height: number): Promise<unknown> =>
    ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const take = async (width: number): Promise<string> => {
    const height = Math.min(HIGHEST, heightIn(await ask('Page.getLayoutMetrics')));
    // What loads when it comes into view does so in a window that shows all.
    await sized(width, height);
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    return textAt(await ask('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip }), 'data');
  };
  const go = async (url: string): Promise<void> => {
    const loaded = browser.next('Page.loadEventFired');
    await ask('Page.navigate', { url });
    await loaded;
  };
  return {
    pictureOf: async (address) => {
      // Pictures further down are loaded as soon as a window is that high.
      await sized(WIDTH, HIGHEST);
      await go(address);
      await sized(WIDTH, 800);
      return take(WIDTH);
    },
    pictureOfHtml: async (html, width) => {
      await sized(width, 800);
      await go('about:blank');
      const frame = textAt(frameIn(await ask('Page.getFrameTree')), 'id');
      const loaded = browser.next('Page.loadEventFired');
      await ask('Page.setDocumentContent', { frameId: frame, html });
      await loaded;
      return take(width);
    },
  };
}

const frameIn = (tree: unknown): unknown => valueAt(tree, 'frameTree', 'frame');

function heightIn(metrics: unknown): number {
  const height = valueAt(metrics, 'cssContentSize', 'height');
  return typeof height === 'number' ? Math.max(1, Math.ceil(height)) : HIGHEST;
}
