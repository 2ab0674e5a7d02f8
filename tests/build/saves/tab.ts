import type { Browser, Page } from 'playwright';

/** What a person sees in a tab, from a moment on. */
export type Sight = {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  /** The last heading of the page. */
  readonly end: string;
  /** The messages of the overlay, also those behind its button. */
  readonly mistakes: readonly string[];
};

export type Tab = {
  readonly page: Page;
  /** All there was to see since the tab was opened. */
  readonly sights: readonly Sight[];
};

declare global {
  interface Window {
    readonly seen: (sight: Sight) => void;
  }
}

/** Runs in the browser: tells of everything that changes on the screen, at the moment it does. */
function watch(): void {
  let last = '';
  const look = (): void => {
    const overlay = document.querySelector('sitewright-problems')?.shadowRoot;
    // Whoever presses the button sees all mistakes, those of other pages too.
    overlay?.querySelector<HTMLElement>('.badge:not([hidden])')?.click();
    const sight = {
      title: document.title,
      end: [...document.querySelectorAll('main h2')].at(-1)?.textContent ?? '',
      mistakes: [...(overlay?.querySelectorAll('section:not([hidden]) .errors .message') ?? [])].map(
        (each) => each.textContent ?? '',
      ),
    };
    const text = JSON.stringify(sight);
    if (text === last) return;
    last = text;
    window.seen({ ...sight, at: performance.timeOrigin + performance.now() });
  };
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  const follow = (): void => {
    const overlay = document.querySelector('sitewright-problems')?.shadowRoot;
    if (overlay == null) return void setTimeout(follow, 5);
    new MutationObserver(look).observe(overlay, everything);
    look();
  };
  new MutationObserver(look).observe(document, everything);
  document.addEventListener('DOMContentLoaded', () => {
    look();
    follow();
  });
}

/** Opens a tab and watches it. */
export async function watchedTab(browser: Browser, url: string): Promise<Tab> {
  const page = await browser.newPage();
  const sights: Sight[] = [];
  await page.exposeFunction('seen', (sight: Sight) => void sights.push(sight));
  // tsx compiles functions so that they call this to keep their names.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(url);
  return { page, sights };
}
