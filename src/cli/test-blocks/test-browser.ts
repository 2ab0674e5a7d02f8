import type { Browser, BrowserContextOptions } from 'playwright-core';
import { Failure } from '../../builder/failure.ts';
import { TestTab } from './test-tab.ts';

type Options = {
  readonly launch: () => Promise<Browser>;
  /** What every page has: axe, and the laws. */
  readonly programs: readonly string[];
  readonly seconds: number;
};

/** What tabs are for: pages as they are, pages without script, and pages in all looks. */
const KINDS = { page: {}, bare: { javaScriptEnabled: false }, looks: {} } as const;

export type TestTabs = Readonly<Record<keyof typeof KINDS, TestTab>>;

type Running = { readonly browser: Browser; readonly tabs: TestTabs };

/** A browser with its tabs, which is started again when a block has taken it down. */
export class TestBrowser {
  readonly #options: Options;
  #running: Promise<Running> | undefined;
  #isOver = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The tabs, in a browser that runs. @throws Failure when it can't be started, or all is over */
  async tabs(): Promise<TestTabs> {
    // Nobody reads it: whoever wanted the end doesn't wait for what was under way.
    if (this.#isOver) throw new Failure('The tests were ended.');
    this.#running ??= this.#started();
    const { browser, tabs } = await this.#running;
    if (browser.isConnected()) return tabs;
    await this.close();
    return this.tabs();
  }

  /** Ends the browser. The next block gets another one. */
  async close(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await running?.then(
      ({ browser }) => browser.close(),
      () => undefined,
    );
  }

  /** Ends the browser, for good. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.close();
  }

  async #started(): Promise<Running> {
    const browser = await this.#options.launch();
    try {
      const [page, bare, looks] = [
        await this.#tab(browser, KINDS.page),
        await this.#tab(browser, KINDS.bare),
        await this.#tab(browser, KINDS.looks),
      ];
      return { browser, tabs: { page, bare, looks } };
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  async #tab(browser: Browser, kind: BrowserContextOptions): Promise<TestTab> {
    const { programs, seconds } = this.#options;
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...kind });
    // Tabs have a clock of their own.
    context.setDefaultTimeout(0);
    for (const content of programs) await context.addInitScript({ content });
    const tab = new TestTab(await context.newPage(), seconds);
    await tab.begin();
    return tab;
  }
}
