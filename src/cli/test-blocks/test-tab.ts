import { Failure } from '../../builder/failure.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { TEST_ORIGIN } from '../../server/block-tests/read-site.ts';
import type { TestPages } from '../../server/block-tests/test-pages.ts';
import type { Laws } from '../../server/browser/laws/main.ts';
import { textAt, valueAt } from '../browser/answers.ts';
import type { BrowserEvent, Devtools } from '../browser/devtools.ts';

/** Something that a page did not do in time. */
export class TooLong extends Error {}

/** Something that ends a browser, or the tab of it. */
export class Crashed extends Error {}

/** What a page has logged as an error, and where, as far as that is known. */
export type Noise = { readonly text: string; readonly stack: string };

/** A picture of one clear point, for those of other hosts. */
const CLEAR = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

type Mode = 'light' | 'dark';

type Options = {
  readonly browser: Devtools;
  readonly session: string;
  /** How long anything may take, in seconds. */
  readonly seconds: number;
};

/** A tab in which pages with blocks are held against the laws. It asks nothing of a network: its requests are answered here. */
export class TestTab {
  /** What the page logs as errors. */
  noise: Noise[] = [];
  /** What answers its requests. */
  pages: TestPages | undefined;
  readonly #options: Options;
  /** Undefined before it was said. */
  #mode: Mode | undefined;
  #isOpen = false;
  readonly #loaded = { heard: (): void => undefined };
  #crash: (error: Crashed) => void = () => undefined;
  readonly #crashed = new Promise<never>((_, reject) => {
    this.#crash = reject;
  });

  constructor(options: Options) {
    this.#options = options;
    // Whoever waits for something hears of it.
    this.#crashed.catch(() => undefined);
  }

  /** Gets ready for pages. @param programs what all of them have: axe, and the laws */
  async begin(programs: readonly string[]): Promise<void> {
    for (const domain of ['Page', 'Runtime', 'Log', 'Inspector']) await this.#ask(`${domain}.enable`);
    await this.#ask('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    for (const source of programs) await this.#ask('Page.addScriptToEvaluateOnNewDocument', { source });
  }

  /** Opens a page. @param program what the page doesn't have by itself, where its own scripts don't run @throws TooLong, Crashed */
  async open(route: string, program?: string): Promise<void> {
    await this.#ask('Emulation.setScriptExecutionDisabled', { value: program !== undefined });
    const loaded = new Promise<void>((resolve) => {
      this.#loaded.heard = resolve;
    });
    await this.#ask('Page.navigate', { url: TEST_ORIGIN + route });
    await this.#inTime(loaded);
    await this.#evaluate('document.fonts.ready.then(() => undefined)');
    if (program !== undefined) await this.#evaluate(program);
    await this.law('holdStill');
    this.#isOpen = true;
  }

  /** Shows a page of the same site in the place of another one, without its scripts. The first one is opened. */
  async wear(route: string): Promise<void> {
    if (!this.#isOpen) {
      // The policy of the first page isn't for others.
      await this.#ask('Page.setBypassCSP', { enabled: true });
      return this.open(route);
    }
    const found = await this.pages?.at(route.slice(1));
    await this.law('wear', Buffer.from(found?.body ?? '').toString());
    await this.#evaluate('document.fonts.ready.then(() => undefined)');
  }

  /** Shows the page in a window of this width. */
  async width(width: number): Promise<void> {
    await this.#ask('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false });
    await this.#until(`innerWidth === ${width}`);
  }

  /** Both modes, that of the page first: it takes less to change it once. */
  modes(): readonly Mode[] {
    return this.#mode === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  }

  /** Shows the page in a mode, as a device with that mode does. */
  async mode(mode: Mode): Promise<void> {
    if (mode === this.#mode) return;
    this.#mode = mode;
    const calm = { name: 'prefers-reduced-motion', value: 'reduce' };
    await this.#ask('Emulation.setEmulatedMedia', { features: [calm, { name: 'prefers-color-scheme', value: mode }] });
    await this.#until(`document.documentElement.className === '${mode}'`);
  }

  /** Moves the pointer, as a visitor does who is about to use the page. */
  async touch(): Promise<void> {
    for (const x of [2, 3]) await this.#ask('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 300 });
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

  /** Holds the page against a law. */
  async law<K extends keyof Laws>(name: K, ...given: Parameters<Laws[K]>): Promise<Awaited<ReturnType<Laws[K]>>> {
    const found = await this.#evaluate(
      `sitewrightLaws.${name}(${given.map((each) => JSON.stringify(each)).join(', ')})`,
    );
    // Plain data, which survives the way.
    return found as Awaited<ReturnType<Laws[K]>>;
  }

  /** Hears of what happens in the browser. */
  hear({ method, params, session }: BrowserEvent): void {
    if (session !== this.#options.session) return;
    switch (method) {
      case 'Page.loadEventFired':
        this.#loaded.heard();
        return;
      case 'Inspector.targetCrashed':
        this.#crash(new Crashed());
        return;
      case 'Fetch.requestPaused':
        return void this.#answer(params).catch(() => undefined);
      case 'Page.javascriptDialogOpening':
        this.noise.push({
          text: say('block-tests', { why: 'dialog', words: String(valueAt(params, 'message')) }),
          stack: '',
        });
        return void this.#ask('Page.handleJavaScriptDialog', { accept: true }).catch(() => undefined);
      case 'Runtime.exceptionThrown':
        return void this.noise.push(thrownIn(valueAt(params, 'exceptionDetails')));
      case 'Runtime.consoleAPICalled':
        if (valueAt(params, 'type') === 'error') this.noise.push(loggedIn(valueAt(params, 'args')));
        return;
      case 'Log.entryAdded':
        if (valueAt(params, 'entry', 'level') === 'error') this.noise.push(entryIn(valueAt(params, 'entry')));
    }
  }

  async #answer(request: unknown): Promise<void> {
    const requestId = textAt(request, 'requestId');
    const url = new URL(textAt(request, 'request', 'url'));
    const isImage = valueAt(request, 'resourceType') === 'Image';
    const answer = async (responseCode: number, type: string, body: string): Promise<void> => {
      const responseHeaders = [{ name: 'Content-Type', value: type }];
      await this.#ask('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body });
    };
    if (url.origin !== TEST_ORIGIN) return answer(200, isImage ? 'image/png' : 'text/plain', isImage ? CLEAR : '');
    const path = decodeURIComponent(url.pathname).slice(1);
    // What can't be made, such as a file that is gone by now, isn't there.
    const found = await this.pages?.at(path).catch(() => undefined);
    if (found === undefined) return answer(404, 'text/plain', '');
    await answer(200, found.type, Buffer.from(found.body).toString('base64'));
  }

  async #until(condition: string): Promise<void> {
    const look = `const look = () => (${condition} ? resolve() : setTimeout(look, 5)); look();`;
    await this.#evaluate(`new Promise((resolve) => { ${look} })`);
  }

  async #evaluate(expression: string): Promise<unknown> {
    const answer = await this.#ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const failed = valueAt(answer, 'exceptionDetails');
    if (failed !== undefined) throw new Failure(`A page can't be looked at: ${thrownIn(failed).stack}`);
    return valueAt(answer, 'result', 'value');
  }

  #ask(method: string, params: object = {}): Promise<unknown> {
    const { browser, session } = this.#options;
    return this.#inTime(browser.ask(method, params, session));
  }

  async #inTime<T>(wanted: Promise<T>): Promise<T> {
    const { browser, seconds } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooLong()), seconds * 1000);
    });
    try {
      return await Promise.race([wanted, late, this.#crashed]);
    } catch (error) {
      throw browser.gone === undefined ? error : new Crashed();
    } finally {
      clearTimeout(timer);
    }
  }
}

function thrownIn(details: unknown): Noise {
  const stack = valueAt(details, 'exception', 'description') ?? valueAt(details, 'text');
  return { text: firstLine(String(stack)), stack: String(stack) };
}

function loggedIn(all: unknown): Noise {
  const words = (Array.isArray(all) ? all : []).map((each) =>
    String(valueAt(each, 'description') ?? valueAt(each, 'value')),
  );
  return { text: firstLine(words.join(' ')), stack: words.join('\n') };
}

function entryIn(entry: unknown): Noise {
  const [text, url] = [valueAt(entry, 'text'), valueAt(entry, 'url')];
  const path = typeof url === 'string' ? ` (${url.replace(TEST_ORIGIN, '')})` : '';
  return { text: firstLine(String(text)) + path, stack: '' };
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
