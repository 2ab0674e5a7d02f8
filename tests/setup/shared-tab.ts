import type { Browser, BrowserContext, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { launchChromium, leavePointerOut } from './chromium.ts';

/** Chromium with one context, for all tests of a worker. It ends with its worker, as every program does that Playwright has started. */
type Shared = { readonly browser: Browser; readonly context: BrowserContext };

const state: { shared?: Promise<Shared> } = {};

/**
 * Tabs that nobody uses. A page takes a third of the time in a tab that has shown one before: a new tab has a process of its own, which
 * has compiled nothing yet.
 */
const free: Page[] = [];

async function launched(): Promise<Shared> {
  const browser = await launchChromium();
  const context = await browser.newContext();
  // What a server makes while other tests run may take its time.
  context.setDefaultTimeout(300_000);
  await leavePointerOut(context);
  return { browser, context };
}

function shared(): Promise<Shared> {
  state.shared ??= launched();
  return state.shared;
}

/** The browser, for tests that need a context with settings of its own. They close what they open. */
export const sharedBrowser = async (): Promise<Browser> => (await shared()).browser;

/** Runs in a page: forgets what it has stored. Pages that are none of ours may not store anything. */
const forget = (): void => {
  if (!location.protocol.startsWith('http')) return;
  sessionStorage.clear();
  localStorage.clear();
};

/** Takes away all that a test has left in a tab. A tab that was closed, or shows no page of ours, is not used again. */
async function giveBack(tab: Page): Promise<void> {
  // What a test answers itself may be asked for again as the test ends, and would fail beside every test.
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.removeAllListeners();
  const { context } = await shared();
  await context.clearPermissions();
  await context.clearCookies();
  if (tab.isClosed()) return;
  await tab.evaluate(forget);
  await tab.goto('about:blank');
  await tab.emulateMedia({ colorScheme: null, media: null, reducedMotion: null, forcedColors: null });
  free.push(tab);
}

/** A tab in which nothing is open. `end` gives it back. Scripts and functions that are added to a tab stay there: add none. */
export async function sharedTab(
  width = 1280,
  height = 800,
): Promise<{ readonly tab: Page; readonly end: () => Promise<void> }> {
  const tab = free.pop() ?? (await (await shared()).context.newPage());
  await tab.setViewportSize({ width, height });
  return { tab, end: () => giveBack(tab) };
}

/** Opens a page in a tab until the test ends. */
export async function openTab(url: string, width?: number): Promise<Page> {
  const { tab, end } = await sharedTab(width);
  onTestFinished(end);
  await tab.goto(url);
  return tab;
}
