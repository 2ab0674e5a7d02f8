import { threadsFor } from '../../disk/threads.ts';
import type { WholeFrame } from '../../model/frame.ts';
import type { AnyPage, PagePlan } from '../../model/plan.ts';
import type { LearnedPages, PageRenderer, RendererOptions, RenderReport, ServerEntry } from '../../model/rendering.ts';
import type { Made } from '../../outputs/output.ts';
import type { CompiledApp } from '../bundle/bundle.ts';
import { renderProgram } from '../programs.ts';
import { carriedByBlocks } from './carried.ts';
import { documentOf } from './document.ts';
import { type LearnedStore, readLearned, writtenLearned } from './learned.ts';
import { documentWith, renderPage, routePlan, type Shared } from './render-page.ts';
import { RenderThreads } from './render-threads.ts';
import { verifying } from './verified.ts';

/** So few pages are rendered by themselves: what they could share with others takes longer to make. */
const FEW = 5;

/** Where so few pages are rendered, and more is known from before, little is learned: somebody waits for an edit, and the next one will learn more. */
const SOME = 64;

/** So many pages are worth a thread, of which this one is one: another loads the app and learns its shapes again. With two processors, 1,000 took as long as in one. */
const WORTHWHILE = 750;

type Options = {
  /** Whether to render each page as a whole, too, and to fail where that gives another one. */
  readonly verify?: boolean | undefined;
  /** Whether all of it is to be done in this thread, to be measured. */
  readonly inOneThread?: boolean | undefined;
  /** How many threads there are, with this one; by default as many as there are processors, and as the pages are worth. */
  readonly threads?: number | undefined;
  /** What earlier builds have learned, and where this one keeps what it has. */
  readonly learned?: LearnedStore | undefined;
};

/** What is known of documents before they are made. */
type Ahead = {
  /** How many are other ones than they were. */
  readonly count: number;
  /** Whether the others are taken over from an earlier build. */
  readonly hasOthers: boolean;
};

/** What renders pages, once it is loaded. */
type Loaded = { readonly entry: ServerEntry; readonly sharing: PageRenderer };

/**
 * Makes the documents of a build: by what earlier builds have learned of their structure, without loading what renders pages, as far as that goes;
 * a few others by themselves, more by what they share, and many in other threads.
 */
export class Documents {
  readonly #app: CompiledApp;
  readonly #frame: WholeFrame;
  readonly #options: Options;
  #before: RendererOptions['before'];
  #learned: LearnedPages | undefined;
  #madeOfLearned = 0;
  #loaded: Loaded | undefined;
  #threads: RenderThreads | undefined;
  /** How many are rendered by themselves from here on. */
  #few = 0;
  /** How many structures may be learned, if not all that are worth it. */
  #most: number | undefined;

  private constructor(app: CompiledApp, frame: WholeFrame, options: Options) {
    this.#app = app;
    this.#frame = frame;
    this.#options = options;
  }

  /** @param frame what all pages share */
  static async with(app: CompiledApp, frame: WholeFrame, options: Options): Promise<Documents> {
    const documents = new Documents(app, frame, options);
    await documents.#begin();
    return documents;
  }

  async #begin(): Promise<void> {
    const { learned: store, verify } = this.#options;
    const learned = store && readLearned(store, this.#app.digest, this.#frame);
    if (learned !== undefined) this.#before = { of: this.#frame, learned };
    if (this.#before === undefined || verify === true) await this.#load();
    else this.#learned = (await this.#app.loadLearned()).learnedPages(this.#before, carriedByBlocks());
  }

  async #load(): Promise<Loaded> {
    const entry = await this.#app.load();
    this.#loaded ??= { entry, sharing: this.#sharingBy(entry) };
    return this.#loaded;
  }

  #sharingBy(entry: ServerEntry): PageRenderer {
    const sharing = entry.renderer(carriedByBlocks(), { before: this.#before, most: this.#most });
    return this.#options.verify === true ? verifying(sharing, entry) : sharing;
  }

  /** Chooses how they are made. Of a site that has hardly changed, all may be asked for all the same, where its folder is gone. */
  prepare({ count, hasOthers }: Ahead): void {
    const { verify, inOneThread, threads } = this.#options;
    if (this.#before === undefined && hasOthers && count <= FEW) this.#few = FEW;
    if (this.#before !== undefined && count <= SOME) this.#most = 1;
    const others = threadsFor({ pieces: count, worthwhile: WORTHWHILE, threads }) - 1;
    if (renderProgram === undefined || verify === true || inOneThread === true || others === 0) return;
    const request = { folder: this.#app.folder, own: this.#app.own?.files ?? {}, carried: carriedByBlocks() };
    this.#threads = new RenderThreads(renderProgram, request, others);
  }

  /** The document of a page. @throws Failure when a component throws */
  document(page: AnyPage, shared: Shared): Made {
    if (this.#threads !== undefined) return this.#threads.document(page, shared);
    const plan = routePlan(page, shared.frame);
    const known = this.#learned?.page(plan);
    if (known !== undefined) {
      this.#madeOfLearned += 1;
      return documentOf(plan, known, shared.around);
    }
    const made = (loaded: Loaded): string => this.#rendered(page, shared, loaded);
    return this.#loaded === undefined ? this.#load().then((loaded) => Buffer.from(made(loaded))) : made(this.#loaded);
  }

  #rendered(page: AnyPage, shared: Shared, { entry, sharing }: Loaded): string {
    this.#few -= 1;
    return documentWith(page, shared, this.#few >= 0 ? entry : sharing);
  }

  /** What the theme comes to. @param page any */
  theme(page: PagePlan, frame: WholeFrame): string {
    if (this.#learned !== undefined) return this.#learned.theme();
    if (this.#loaded === undefined) throw new Error('The app is not loaded.');
    return renderPage(page, frame, this.#loaded.entry).theme;
  }

  /** How they were rendered. None can be rendered afterwards. */
  async report(): Promise<RenderReport> {
    const report = (await this.#threads?.report()) ?? this.#loaded?.sharing.report();
    const nothing = { shapes: 0, filled: 0, rendered: 0, whole: 0, refused: new Map() };
    return { ...(report ?? nothing), learned: this.#madeOfLearned };
  }

  /** Keeps what was learned, for the next build. */
  async keep(): Promise<void> {
    const { learned: store } = this.#options;
    const learned = (await this.#threads?.learned()) ?? this.#loaded?.sharing.learned(this.#frame);
    const bytes = store && learned && writtenLearned(learned, this.#app.digest, this.#frame);
    if (bytes !== undefined) store?.save(bytes);
  }

  /** Ends what is still at work. */
  async end(): Promise<void> {
    await this.#threads?.end();
  }
}
