import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { addressOf, fromSource, start, stop } from '../../tests/build/support/command.ts';
import { put } from '../../tests/build/support/site.ts';
import type { Edit, EditedSite } from './edits.ts';

/** What an edit took until all of its addresses served it, in milliseconds: by the clock, and of processors; and of these until nothing was done any more. */
export type Took = { readonly clock: number; readonly processor: number; readonly after: number };

/** Longer than any of it takes, in milliseconds. */
const patience = 60_000;
/** How long a server has to do nothing, so that it is done with the last save; in milliseconds. */
const quiet = 300;

/** The processor time of all threads of a process, in milliseconds; not a number where the system doesn't say. */
function processorTime(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  try {
    const spent = readdirSync(tasks).map((thread) => readFileSync(join(tasks, thread, 'schedstat'), 'utf8'));
    return spent.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
  } catch {
    return Number.NaN;
  }
}

/** A development server that a browser listens to. */
export class WatchedServer {
  readonly #root = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
  readonly #server: ReturnType<typeof start>;
  readonly #files: EditedSite['files'];
  #url = '';
  #socket: WebSocket | undefined;
  #told: () => void = () => undefined;

  /** @param builder the folder of a builder; this one if it is left out */
  constructor({ files }: EditedSite, builder: string | undefined) {
    put(this.#root, files);
    this.#files = files;
    this.#server = start(['start', '--root', this.#root, '--port', '0'], {}, this.#root, fromSource(builder));
  }

  /** Opens the first page, and waits until the whole site was read. */
  async open(): Promise<void> {
    this.#url = (await addressOf(this.#server)).replace(/\/$/, '');
    await this.#text('/');
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/__changes`, { headers: { origin: this.#url } });
    socket.on('message', () => this.#told());
    this.#socket = socket;
    await new Promise((resolve) => socket.once('open', resolve));
    await this.#rest();
  }

  /** Saves other words, and looks at all addresses whenever the server has said that something is another, as browsers do. */
  async save({ file, words, addresses }: Edit, round: string): Promise<Took> {
    const text = String(Buffer.from(this.#files[file] ?? '')).replace(words, `${words} ${round}`);
    const before = this.#processor();
    const begun = performance.now();
    let told = this.#next();
    writeFileSync(join(this.#root, file), text);
    for (;;) {
      await told;
      told = this.#next();
      const texts = await Promise.all(addresses.map((address) => this.#text(address)));
      if (texts.every((each) => each.includes(round))) break;
      if (performance.now() - begun > patience) throw new Error(`${addresses} never showed "${round}".`);
    }
    const clock = performance.now() - begun;
    const processor = this.#processor() - before;
    await this.#rest();
    return { clock, processor, after: this.#processor() - before - processor };
  }

  async end(): Promise<void> {
    this.#socket?.terminate();
    await stop(this.#server);
    rmSync(this.#root, { recursive: true, force: true });
  }

  /** What the server says next; nothing, if it says nothing for long. */
  #next(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 2000);
      this.#told = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #text(address: string): Promise<string> {
    const response = await fetch(this.#url + address);
    return response.text();
  }

  /** Waits until the server has nothing to do. */
  async #rest(): Promise<void> {
    for (let last = Number.NaN, now = this.#processor(); !(now - last < 10); ) {
      await wait(quiet);
      [last, now] = [now, this.#processor()];
      if (Number.isNaN(now)) return;
    }
  }

  #processor(): number {
    return processorTime(this.#server.child.pid ?? 0);
  }
}
