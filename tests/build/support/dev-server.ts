import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { chromiumFlags, findChromium } from '../../setup/chromium.ts';
import { addressOf, start, stop } from './command.ts';
import { type Files, folderWith } from './site.ts';

/** The port that a development server of a test begins with. */
export const port = Number(process.env.SITEWRIGHT_TEST_PORT ?? 5400);

export type Served = { readonly root: string; readonly url: string; readonly printed: () => string };

type Env = Readonly<Record<string, string>>;

type DevServer = {
  /** Undefined if there is no Chromium. */
  readonly executablePath: string | undefined;
  /** Serves a folder with these files until the test ends. */
  readonly serve: (files: Files, env?: Env) => Promise<Served>;
  /** Opens a tab until the test ends. */
  readonly open: (url: string, width?: number) => Promise<Page>;
};

/** For a file of tests: development servers, and tabs of one browser. */
export function devServer(): DevServer {
  const executablePath = findChromium();
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (executablePath !== undefined) browser = await chromium.launch({ executablePath, args: chromiumFlags });
  });
  afterAll(() => browser?.close());
  return {
    executablePath,
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

/** Serves a folder until `end` is called. */
export async function serveFolder(root: string, env?: Env): Promise<Served & { readonly end: () => Promise<void> }> {
  const server = start(['dev', '--root', root, '--port', String(port)], env);
  const end = async (): Promise<void> => {
    expect((await stop(server)).code).toBe(0);
  };
  return { root, url: await addressOf(server), printed: server.printed, end };
}

/** The panel with the mistakes. */
export const panel = (tab: Page): Locator => tab.getByRole('region', { name: /mistake|warning/ });

/** The button that is left of it. */
export const badge = (tab: Page): Locator => tab.getByRole('button', { name: /mistake|warning/ });
