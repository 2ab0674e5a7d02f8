import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { Failure } from '../../builder/failure.ts';

/** What a browser says: the answer to a question, or something that happened. */
type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly sessionId?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};

/** Something that happened in a tab, such as a request. */
export type BrowserEvent = { readonly method: string; readonly params: unknown; readonly session: string | undefined };

/** A program, an empty folder that it may write into, and what it is for, in words: `take pictures`. */
type Options = {
  readonly program: string;
  readonly profile: string;
  readonly purpose: string;
  /** Told of all that happens. */
  readonly hear?: (event: BrowserEvent) => void;
};

/** So long a browser may take for anything, in milliseconds: one that hangs is ended. */
const LONGEST = 30_000;

/**
 * A browser that is told what to do by the Chrome DevTools Protocol, through a pipe: no port is opened.
 * https://chromedevtools.github.io/devtools-protocol/
 */
export class Devtools {
  readonly #process: ChildProcess;
  readonly #input: Writable;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #events = new Map<string, () => void>();
  readonly #options: Options;
  #asked = 0;
  #gone: string | undefined;

  constructor(options: Options) {
    const { program, profile } = options;
    this.#options = options;
    const flags = [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--hide-scrollbars',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      // Chromium refuses to run as root in its sandbox. What it opens is a site that the same user has just built.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ];
    this.#process = spawn(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const [, , , input, output] = this.#process.stdio;
    if (!isWritable(input) || !isReadable(output)) throw new Error('A browser was started without its pipes.');
    this.#input = input;
    input.on('error', () => this.#end('it can no longer be reached'));
    this.#process.on('error', (error) => this.#end(error.message));
    this.#process.on('exit', () => this.#end('it has ended'));
    let rest = '';
    output.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\0');
      rest = parts.pop() ?? '';
      for (const part of parts) this.#hear(JSON.parse(part));
    });
  }

  /** Why it is no longer there; undefined while it is. */
  get gone(): string | undefined {
    return this.#gone;
  }

  /** Asks for something. @param session of a tab @throws Failure when the browser refuses, hangs or has ended */
  async ask(method: string, params: object = {}, session?: string): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    if (this.#gone !== undefined) this.#end(this.#gone);
    else this.#input.write(`${JSON.stringify({ id, method, params, ...(session && { sessionId: session }) })}\0`);
    const { result, error } = await this.#inTime(answer, method);
    if (error !== undefined)
      throw new Failure(`The browser can't ${this.#options.purpose} (${method}: ${error.message}).`);
    return result;
  }

  /** Resolves when something happens next. */
  next(event: string): Promise<void> {
    return this.#inTime(new Promise<void>((resolve) => this.#events.set(event, resolve)), event);
  }

  /** Ends the browser, and what it has started. */
  async close(): Promise<void> {
    if (this.#gone === undefined) {
      const ended = new Promise<void>((resolve) => this.#process.once('exit', () => resolve()));
      // A program may be a script that has started another one, so that it is asked to end.
      await Promise.all([this.ask('Browser.close'), this.#inTime(ended, 'Browser.close')]).catch(() => undefined);
    }
    this.#process.kill('SIGKILL');
    for (const stream of this.#process.stdio) stream?.destroy();
  }

  async #inTime<T>(wanted: Promise<T>, what: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Failure(`The browser doesn't answer (${what}).`)), LONGEST);
    });
    try {
      return await Promise.race([wanted, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(message: Message): void {
    if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    if (message.id !== undefined) this.#waiting.delete(message.id);
    const { method, params, sessionId: session } = message;
    if (method === undefined) return;
    this.#events.get(method)?.();
    this.#options.hear?.({ method, params, session });
  }

  #end(reason: string): void {
    this.#gone ??= reason;
    for (const answer of this.#waiting.values()) answer({ error: { message: reason } });
    this.#waiting.clear();
  }
}

const isWritable = (stream: unknown): stream is Writable =>
  typeof stream === 'object' && stream !== null && 'write' in stream;

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === 'object' && stream !== null && 'setEncoding' in stream;
