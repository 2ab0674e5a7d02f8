import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTab } from '../../setup/shared-tab.ts';
import { badge, panel, type Served, serveHere } from './dev-server.ts';
import { page, put, smallSite } from './site.ts';

/** A small site that is served for a file of tests, each of which begins with it as it was. */
export type OverlaySite = {
  readonly folder: () => string;
  readonly served: () => Served;
  /** Writes the home page. */
  readonly home: (text: string) => void;
  /** A tab of a page, after all mistakes of the test before are gone. */
  readonly openClean: (path?: string, width?: number) => Promise<Page>;
};

export function overlaySite(): OverlaySite {
  const state: { folder: string; served?: Served & { readonly end: () => Promise<void> } } = { folder: '' };
  const served = (): Served => {
    if (state.served === undefined) throw new Error('Nothing is served.');
    return state.served;
  };
  beforeAll(async () => {
    state.folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-overlay-')));
    put(state.folder, smallSite);
    state.served = await serveHere(state.folder);
  });
  beforeEach(() => {
    if (state.folder !== '') put(state.folder, smallSite);
  });
  afterAll(async () => {
    await state.served?.end();
    rmSync(state.folder, { recursive: true, force: true });
  });
  return {
    folder: () => state.folder,
    served,
    home: (text) => writeFileSync(join(state.folder, 'pages/index.yaml'), text),
    openClean: async (path = '', width) => {
      const tab = await openTab(served().url + path, width);
      // A page is loaded before its overlay, which until then shows no mistake of the test before.
      await tab.locator('sitewright-problems .badge').waitFor({ state: 'attached' });
      await panel(tab).waitFor({ state: 'hidden' });
      await badge(tab).waitFor({ state: 'hidden' });
      return tab;
    },
  };
}

/** A page with these lines in its block, from its sixth line on. */
export const withLines = (title: string, ...lines: readonly string[]): string =>
  page(title, lines.map((line) => `    ${line}\n`).join(''));

/** What is said to screen readers about a button that was pressed. */
export const told = (tab: Page): Locator => tab.locator('sitewright-problems [aria-live=polite]');
