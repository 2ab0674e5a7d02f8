import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { launchChromium } from '../../setup/chromium.ts';
import { addressOf, start, stop } from './command.ts';
import { type Files, folderWith } from './site.ts';

export type Served = { readonly root: string; readonly url: string; readonly printed: () => string };

type Env = Readonly<Record<string, string>>;

type DevServer = {
  /** Serves a folder with these files until the test ends. */
  readonly serve: (files: Files, env?: Env) => Promise<Served>;
  /** Opens a tab until the test ends. */
  readonly open: (url: string, width?: number) => Promise<Page>;
};

/** For a file of tests: development servers, and tabs of one browser. */
export function devServer(): DevServer {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  return {
    serve: async (files, env) => {
      const served = await serveFolder(folderWith(files), env);
      onTestFinished(served.end);
      return served;
    },
    open: async (url, width = 1280) => {
      if (browser === undefined) throw new Error('There is no browser.');
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const tab = await context.newPage();
      onTestFinished(async () => {
        // What a test answers itself may be asked for again as the test ends, and would fail beside every test.
        await tab.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      });
      await tab.goto(url);
      return tab;
    },
  };
}

/** Serves a folder until `end` is called, on any port that is free. */
export async function serveFolder(root: string, env?: Env): Promise<Served & { readonly end: () => Promise<void> }> {
  const server = start(['dev', '--root', root, '--port', '0'], env);
  const end = async (): Promise<void> => {
    expect((await stop(server)).code).toBe(0);
  };
  return { root, url: await addressOf(server), printed: server.printed, end };
}

/** The panel with the mistakes. */
export const panel = (tab: Page): Locator => tab.getByRole('region', { name: /mistake|warning/ });

/** The button that is left of it. */
export const badge = (tab: Page): Locator => tab.getByRole('button', { name: /mistake|warning/ });
