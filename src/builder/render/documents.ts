import { threadsFor } from '../../disk/threads.ts';
import type { AnyPage } from '../../model/plan.ts';
import type { PageRenderer, RenderReport } from '../../model/rendering.ts';
import type { Made } from '../../outputs/output.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { renderProgram } from '../programs.ts';
import { carriedByBlocks } from './carried.ts';
import { documentWith, type Shared } from './render-page.ts';
import { RenderThreads } from './render-threads.ts';
import { verifying } from './verified.ts';

/** So few pages are rendered by themselves: what they could share with others takes longer to make. */
const FEW = 5;

/** So many pages are worth a thread, of which this one is one: another loads the app and learns its shapes again. With two processors, 1,000 took as long as in one. */
const WORTHWHILE = 750;

type Options = {
  /** Whether to render each page as a whole, too, and to fail where that gives another one. */
  readonly verify?: boolean | undefined;
  /** Whether all of it is to be done in this thread, to be measured. */
  readonly inOneThread?: boolean | undefined;
  /** How many threads there are, with this one; by default as many as there are processors, and as the pages are worth. */
  readonly threads?: number | undefined;
};

/** What is known of documents before they are made. */
type Ahead = {
  /** How many are other ones than they were. */
  readonly count: number;
  /** Whether the others are taken over from an earlier build. */
  readonly hasOthers: boolean;
};

/** Renders the documents of a build: a few by themselves, more by what they share with others, and many in other threads. */
export class Documents {
  readonly #bundle: Bundle;
  readonly #options: Options;
  readonly #sharing: PageRenderer;
  #threads: RenderThreads | undefined;
  /** How many are rendered by themselves from here on. */
  #few = 0;

  constructor(bundle: Bundle, options: Options) {
    this.#bundle = bundle;
    this.#options = options;
    const sharing = bundle.entry.renderer(carriedByBlocks());
    this.#sharing = options.verify === true ? verifying(sharing, bundle.entry) : sharing;
  }

  /** Chooses how they are made. Of a site that has hardly changed, all may be asked for all the same, where its folder is gone. */
  prepare({ count, hasOthers }: Ahead): void {
    const { verify, inOneThread, threads } = this.#options;
    if (hasOthers && count <= FEW) this.#few = FEW;
    const others = threadsFor({ pieces: count, worthwhile: WORTHWHILE, threads }) - 1;
    if (renderProgram === undefined || verify === true || inOneThread === true || others === 0) return;
    const request = { folder: this.#bundle.folder, own: this.#bundle.own?.files ?? {}, carried: carriedByBlocks() };
    this.#threads = new RenderThreads(renderProgram, request, others);
  }

  /** The document of a page. @throws Failure when a component throws */
  document(page: AnyPage, shared: Shared): Made {
    if (this.#threads !== undefined) return this.#threads.document(page, shared);
    this.#few -= 1;
    return documentWith(page, shared, this.#few >= 0 ? this.#bundle.entry : this.#sharing);
  }

  /** How they were rendered. None can be rendered afterwards. */
  async report(): Promise<RenderReport> {
    return this.#threads?.report() ?? this.#sharing.report();
  }

  /** Ends what is still at work. */
  async end(): Promise<void> {
    await this.#threads?.end();
  }
}
