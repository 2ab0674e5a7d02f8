import type { Browser, BrowserContextOptions, ConsoleMessage, Page, Route } from 'playwright-core';
import { Failure, reasonOf } from '../../builder/failure.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { TEST_ORIGIN } from '../../server/block-tests/read-site.ts';
import type { TestPages } from '../../server/block-tests/test-pages.ts';
import type { Laws } from '../../server/browser/laws/main.ts';

export class TooLong extends Error {}

/** Something that ends a browser, or the tab of it. */
export class Crashed extends Error {}

/** What a page has logged as an error, and where, as far as that is known. */
export type Noise = { readonly text: string; readonly stack: string };

/** A picture of one clear point, for those of other hosts. */
const CLEAR = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Mode = 'light' | 'dark';

/** A tab in which pages with blocks are held against the laws. It asks nothing of a network: its requests are answered here. */
export class TestTab {
  noise: Noise[] = [];
  pages: TestPages | undefined;
  readonly #page: Page;
  readonly #seconds: number;
  /** Undefined before it was said. */
  #mode: Mode | undefined;
  readonly #crashed: Promise<never>;

  /** @param seconds how long anything may take */
  constructor(page: Page, seconds: number) {
    this.#page = page;
    this.#seconds = seconds;
    this.#crashed = new Promise((_, reject) => {
      page.once('crash', () => reject(new Crashed()));
    });
    // Whoever waits for something hears of it.
    this.#crashed.catch(() => undefined);
    page.on('dialog', (dialog) => {
      this.noise.push({ text: say('block-tests', { why: 'dialog', words: dialog.message() }), stack: '' });
      dialog.accept().catch(() => undefined);
    });
    page.on('pageerror', ({ message, stack = message }) => this.noise.push({ text: firstLine(stack), stack }));
    page.on('console', (said) => {
      if (said.type() === 'error') this.noise.push(noiseOf(said));
    });
  }

  /** Opens a page. @param program what the page doesn't have by itself, where its own scripts don't run @throws TooLong, Crashed */
  async open(route: string, program?: string): Promise<void> {
    await this.#inTime(this.#page.goto(TEST_ORIGIN + route));
    await this.#evaluate('document.fonts.ready.then(() => undefined)');
    if (program !== undefined) await this.#evaluate(program);
    await this.law('holdStill');
  }

  async width(width: number): Promise<void> {
    await this.#inTime(this.#page.setViewportSize({ width, height: 900 }));
    await this.#until(`innerWidth === ${width}`);
  }

  async mode(mode: Mode): Promise<void> {
    if (mode === this.#mode) return;
    this.#mode = mode;
    await this.#inTime(this.#page.emulateMedia({ colorScheme: mode }));
    await this.#until(`document.documentElement.className === '${mode}'`);
  }

  /** Moves the pointer, as a visitor does who is about to use the page. */
  async touch(): Promise<void> {
    for (const x of [2, 3]) await this.#inTime(this.#page.mouse.move(x, 300));
  }

  /** Waits until React has taken the page over, and what follows from that has happened. @throws TooLong */
  async takenOver(): Promise<void> {
    await this.#until('sitewrightLaws.isTaken()');
    await this.#evaluate('new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 20)); })');
  }

  /** Whether the page still answers, though something else took too long. */
  async answers(): Promise<boolean> {
    return this.#evaluate('true').then(
      () => true,
      () => false,
    );
  }

  async law<K extends keyof Laws>(name: K, ...given: Parameters<Laws[K]>): Promise<Awaited<ReturnType<Laws[K]>>> {
    const found = await this.#evaluate(
      `sitewrightLaws.${name}(${given.map((each) => JSON.stringify(each)).join(', ')})`,
    );
    // Plain data, which survives the way.
    return found as Awaited<ReturnType<Laws[K]>>;
  }

  async answer(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const nothing = { contentType: 'text/plain', body: '' };
    if (url.origin !== TEST_ORIGIN) {
      const isImage = route.request().resourceType() === 'image';
      return route.fulfill(isImage ? { contentType: 'image/png', body: CLEAR } : nothing);
    }
    // What can't be made, such as a file that is gone by now, isn't there.
    const found = await this.pages?.at(decodeURIComponent(url.pathname).slice(1)).catch(() => undefined);
    if (found === undefined) return route.fulfill({ status: 404, ...nothing });
    await route.fulfill({ contentType: found.type, body: Buffer.from(found.body) });
  }

  async #until(condition: string): Promise<void> {
    const look = `const look = () => (${condition} ? resolve() : setTimeout(look, 5)); look();`;
    await this.#evaluate(`new Promise((resolve) => { ${look} })`);
  }

  #evaluate(expression: string): Promise<unknown> {
    return this.#inTime(this.#page.evaluate(expression));
  }

  async #inTime<T>(wanted: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooLong()), this.#seconds * 1000);
    });
    try {
      return await Promise.race([wanted, late, this.#crashed]);
    } catch (error) {
      if (error instanceof TooLong || error instanceof Crashed) throw error;
      if (this.#page.isClosed()) throw new Crashed();
      throw new Failure(`A page can't be looked at: ${reasonOf(error)}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What a page has logged; a file that can't be loaded is named. */
function noiseOf(said: ConsoleMessage): Noise {
  const text = said.text();
  const path = said.args().length > 0 ? '' : ` (${said.location().url.replace(TEST_ORIGIN, '')})`;
  return { text: firstLine(text) + path, stack: text };
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** For pages as they are, pages without script, and pages in all looks. */
export type TestTabs = Readonly<Record<'page' | 'bare' | 'looks', TestTab>>;

type Options = { launch: () => Promise<Browser>; programs: readonly string[]; seconds: number };

type Running = { readonly browser: Browser; readonly tabs: TestTabs };

/** A browser with its tabs, which is started again when a block has taken it down. */
export class TestBrowser {
  readonly #options: Options;
  #running: Promise<Running> | undefined;
  #isOver = false;

  /** @param options `programs`: what every page has, axe and the laws */
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

  async end(): Promise<void> {
    this.#isOver = true;
    await this.close();
  }

  async #started(): Promise<Running> {
    const browser = await this.#options.launch();
    try {
      const page = await this.#tab(browser, {});
      const bare = await this.#tab(browser, { javaScriptEnabled: false });
      return { browser, tabs: { page, bare, looks: await this.#tab(browser, {}) } };
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
    const page = await context.newPage();
    const tab = new TestTab(page, seconds);
    await page.route('**/*', (route) => tab.answer(route).catch(() => undefined));
    return tab;
  }
}
