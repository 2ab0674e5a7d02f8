import { Worker } from 'node:worker_threads';
import type { OwnAddresses } from '../../model/frame.ts';
import type { AnyPage } from '../../model/plan.ts';
import { endedEarly, Failure } from '../failure.ts';
import type { Shared } from './render-page.ts';

/** What a thread is started with. Plain data. */
export type RenderRequest = {
  /** Where the compiled app is. */
  readonly folder: string;
  /** Where the blocks of the site's own are, by type. */
  readonly own: OwnAddresses;
};

/** What a thread is asked for: a document. Plain data. */
export type Order = {
  /** The JSON of a page. */
  readonly page: string;
  /** What it shares with others, if that isn't what the last one did. */
  readonly shared: Shared | undefined;
};

/** What it answers. Answers come in the order of what was asked for. */
export type Answer =
  | { readonly document: Uint8Array<ArrayBuffer> }
  | { readonly problem: string; readonly error: unknown };

type Waiting = { readonly done: (answer: Answer) => void; readonly failed: (error: unknown) => void };

/** A thread that renders documents. */
class RenderThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #shared: Shared | undefined;
  /** What has ended it, if something has. */
  #end: { readonly error: unknown } | undefined;

  constructor(program: string, request: RenderRequest) {
    this.#worker = new Worker(program, { workerData: request });
    this.#worker.on('message', (answer: Answer) => this.#waiting.shift()?.done(answer));
    const ended = (error: unknown): void => {
      this.#end ??= { error };
      for (const { failed } of this.#waiting.splice(0)) failed(this.#end.error);
    };
    this.#worker.on('error', ended);
    this.#worker.on('exit', () => ended(new Failure(endedEarly)));
  }

  /** How many documents it has not rendered yet. */
  get left(): number {
    return this.#waiting.length;
  }

  async document(page: AnyPage, shared: Shared): Promise<Uint8Array> {
    const isSame = shared.frame === this.#shared?.frame && shared.around === this.#shared.around;
    this.#shared = shared;
    const answer = await this.#ask({ page: JSON.stringify(page), shared: isSame ? undefined : shared });
    if ('problem' in answer) throw new Failure(answer.problem, { cause: answer.error });
    return answer.document;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(order: Order): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.#end !== undefined) throw this.#end.error;
      this.#waiting.push({ done, failed });
      this.#worker.postMessage(order);
    });
  }
}

/** Renders the documents of a site in other threads. */
export class RenderThreads {
  readonly #threads: readonly RenderThread[];

  constructor(program: string, request: RenderRequest, count: number) {
    this.#threads = Array.from({ length: count }, () => new RenderThread(program, request));
  }

  /** The document of a page. Whoever asks waits for at most some dozens at once. @throws Failure when a component throws */
  document(page: AnyPage, shared: Shared): Promise<Uint8Array> {
    const thread = this.#threads.reduce((least, each) => (each.left < least.left ? each : least));
    return thread.document(page, shared);
  }

  /** Ends all threads, whatever they do. */
  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}
