import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium, leavePointerOut, noChromium } from '../../setup/chromium.ts';
import { type BrowserWindow, type Engine, expression, type Settings } from './window.ts';

/** What goes wrong in a page from now on. */
function noiseOf(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => noise.push(String(error.stack ?? error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What is on its way when a visitor goes on.
    if (reason !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()} ${reason}`);
  });
  return noise;
}

async function openIn(browser: Browser, { dark, script }: Settings): Promise<BrowserWindow> {
  const context = await browser.newContext({ colorScheme: dark ? 'dark' : 'light', javaScriptEnabled: script });
  await leavePointerOut(context);
  const page = await context.newPage();
  const noise = noiseOf(page);
  return {
    goTo: async (address) => void (await page.goto(address)),
    run: async (task, ...given) => JSON.parse(await page.evaluate(expression(task, given))),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    print: () => page.pdf(),
    noise: () => noise,
    close: () => context.close(),
  };
}

/** Chromium, driven by Playwright. The size of letters is chosen when it starts. */
export function startChromium(): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(noChromium);
  const launch = (largeText: boolean): Promise<Browser> => {
    const args = [...chromiumFlags, ...(largeText ? ['--blink-settings=defaultFontSize=32'] : [])];
    return chromium.launch({ executablePath, args });
  };
  return {
    open: async (settings) => {
      const browser = browsers.get(settings.largeText) ?? launch(settings.largeText);
      browsers.set(settings.largeText, browser);
      return openIn(await browser, settings);
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
