import { threadsFor } from '../../disk/threads.ts';
import type { WholeFrame } from '../../model/frame.ts';
import type { AnyPage, PagePlan } from '../../model/plan.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import type { Made } from '../../outputs/output.ts';
import type { CompiledApp } from '../bundle/bundle.ts';
import { renderProgram } from '../programs.ts';
import { documentWith, renderPage, type Shared } from './render-page.ts';
import { RenderThreads } from './render-threads.ts';

/** So many pages are worth a thread, of which this one is one: another loads the app again. With two processors, 1,000 took as long as in one. */
const WORTHWHILE = 750;

type Options = {
  /** Whether all of it is to be done in this thread, to be measured. */
  readonly inOneThread?: boolean | undefined;
  /** How many threads there are, with this one; by default as many as there are processors, and as the pages are worth. */
  readonly threads?: number | undefined;
};

/** Makes the documents of a build, many of them in other threads. */
export class Documents {
  readonly #app: CompiledApp;
  readonly #entry: ServerEntry;
  readonly #options: Options;
  #threads: RenderThreads | undefined;

  private constructor(app: CompiledApp, entry: ServerEntry, options: Options) {
    this.#app = app;
    this.#entry = entry;
    this.#options = options;
  }

  static async with(app: CompiledApp, options: Options): Promise<Documents> {
    return new Documents(app, await app.load(), options);
  }

  /** Chooses how they are made. @param count how many are other ones than they were */
  prepare(count: number): void {
    const { inOneThread, threads } = this.#options;
    const others = threadsFor({ pieces: count, worthwhile: WORTHWHILE, threads }) - 1;
    if (renderProgram === undefined || inOneThread === true || others === 0) return;
    const request = { folder: this.#app.folder, own: this.#app.own?.files ?? {} };
    this.#threads = new RenderThreads(renderProgram, request, others);
  }

  /** The document of a page. @throws Failure when a component throws */
  document(page: AnyPage, shared: Shared): Made {
    return this.#threads?.document(page, shared) ?? documentWith(page, shared, this.#entry);
  }

  /** What the theme comes to. @param page any */
  theme(page: PagePlan, frame: WholeFrame): string {
    return renderPage(page, frame, this.#entry).theme;
  }

  /** Ends what is still at work. */
  async end(): Promise<void> {
    await this.#threads?.end();
  }
}
