import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumIn } from '../../src/cli/browser.ts';

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, the system's, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  return [chromiumIn(process.env), chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/**
 * Flags that let Chromium run as root, without a display and without talking to its maker. Without hinting, letters are as wide in the
 * headless shell as in Chromium. The last three save processes: a test visits one site, which need not be kept apart from another.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/**
 * The same without memory for what a page looks like: it is styled and laid out, and nobody draws it. Tests ask what is there, where, and in
 * which colours, and need an eighth less processor time. Whoever takes a picture of a page needs `chromiumFlags`. Nor does V8 compile for
 * speed what is hardly used after that, because pages are open for seconds: that is another twentieth.
 */
export const undrawn = [
  ...chromiumFlags,
  '--force-gpu-mem-available-mb=0',
  '--js-flags=--invocation-count-for-turbofan=48000 --invocation-count-for-maglev=6400',
];

/** What to do where there is no Chromium. */
export const noChromium =
  'The browser tests need Chromium: install it with "npx playwright install chromium" or your system\'s packages, ' +
  'or set CHROMIUM_PATH to one.';

/**
 * Starts Chromium for a test that cannot do without. The caller closes it.
 * @param args its flags
 * @throws Error that says how to install it
 */
export function launchChromium(args: readonly string[] = undrawn): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(noChromium);
  return chromium.launch({ executablePath, args: [...args] });
}

/**
 * Keeps the pointer out of the pages of a context until a test moves it. Headless, Chromium reports a pointer at 0,0 when a page opens, and
 * the page would take that for a visitor who is about to use it.
 */
export function leavePointerOut(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    addEventListener(
      'pointermove',
      (event) => event.clientX + event.clientY === 0 && event.stopImmediatePropagation(),
      true,
    );
  });
}
