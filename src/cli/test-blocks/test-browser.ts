import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../builder/failure.ts';
import { textAt } from '../browser/answers.ts';
import { type BrowserEvent, Devtools } from '../browser/devtools.ts';
import { TestTab } from './test-tab.ts';

type Options = {
  readonly program: string;
  /** A folder for the time being. */
  readonly folder: string;
  /** What every page has: axe, and the laws. */
  readonly programs: readonly string[];
  readonly seconds: number;
};

/** A tab in which each page is opened, and one that shows pages of all looks in the place of each other. */
export type TestTabs = { readonly page: TestTab; readonly looks: TestTab };

type Running = { readonly browser: Devtools; readonly tabs: TestTabs };

/** A browser with two tabs, which is started again when a block has taken it down. */
export class TestBrowser {
  readonly #options: Options;
  #count = 0;
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
    if (browser.gone === undefined) return tabs;
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
    const { program, folder, programs, seconds } = this.#options;
    this.#count += 1;
    const profile = join(folder, `profile-${this.#count}`);
    mkdirSync(profile);
    const all: TestTab[] = [];
    const hear = (event: BrowserEvent): void => {
      for (const tab of all) tab.hear(event);
    };
    const browser = new Devtools({ program, profile, purpose: 'test blocks', hear });
    const open = async (): Promise<TestTab> => {
      // In a window of its own: a browser with windows draws no tab that another one hides.
      const wanted = { url: 'about:blank', newWindow: true };
      const target = textAt(await browser.ask('Target.createTarget', wanted), 'targetId');
      const attached = await browser.ask('Target.attachToTarget', { targetId: target, flatten: true });
      const tab = new TestTab({ browser, session: textAt(attached, 'sessionId'), seconds });
      all.push(tab);
      await tab.begin(programs);
      return tab;
    };
    try {
      return { browser, tabs: { page: await open(), looks: await open() } };
    } catch (error) {
      await browser.close();
      throw error;
    }
  }
}
