import { isDeepStrictEqual } from 'node:util';
import { carriedByBlocks } from '../../builder/render/carried.ts';
import { documentWith, renderPage, type Shared } from '../../builder/render/render-page.ts';
import type { WholeFrame } from '../../model/frame.ts';
import type { AnyPage } from '../../model/plan.ts';
import type { PageRenderer, ServerEntry } from '../../model/rendering.ts';

/** How often a structure is rendered before it is shared, as `siteRenderer` has it. */
const TO_LEARN = 3;

/** How long nobody must have asked for a page, so that something is learned; in milliseconds. */
const QUIET = 250;

/** What was learned of structures that no page has any more goes after so many documents. */
const MOST = 2000;

/** A page to be learned, as it was last, and how often that was done. */
type Learning = { readonly page: AnyPage; readonly shared: Shared; times: number };

/**
 * Renders documents while their pages are being written. Whoever edits a page edits it again: between two edits, the structure of its blocks is
 * learned, as builds do, and then only what has changed is rendered. Until then a page is rendered as a whole, because learning takes longer.
 */
export class Rendering {
  readonly #entry: ServerEntry;
  #frame: WholeFrame | undefined;
  #sharing: PageRenderer | undefined;
  #made = 0;
  /** The routes of pages that were rendered, and of those whose structure is known. */
  readonly #seen = new Set<string>();
  readonly #learned = new Set<string>();
  /** The pages to be learned, by route, as they were last. */
  readonly #waiting = new Map<string, Learning>();
  #timer: NodeJS.Timeout | undefined;

  constructor(entry: ServerEntry) {
    this.#entry = entry;
  }

  /** The document of a page. @throws Failure when a component throws */
  readonly document = (page: AnyPage, asked: Shared): string => {
    const shared = { ...asked, frame: this.#frameLike(asked.frame) };
    const { route } = page;
    this.#made += 1;
    if (this.#sharing !== undefined && this.#learned.has(route)) return documentWith(page, shared, this.#sharing);
    if (this.#seen.has(route)) this.#waiting.set(route, { page, shared, times: 0 });
    this.#seen.add(route);
    this.#learnSoon(QUIET);
    return documentWith(page, shared, this.#entry);
  };

  /** What is learned is known of one frame, which is another object whenever the site was read. */
  #frameLike(frame: WholeFrame): WholeFrame {
    const isKnown = this.#frame === frame || isDeepStrictEqual(this.#frame, frame);
    if (this.#frame !== undefined && isKnown && this.#made < MOST) return this.#frame;
    this.#frame = frame;
    this.#sharing = undefined;
    this.#made = 0;
    for (const all of [this.#seen, this.#learned, this.#waiting]) all.clear();
    return frame;
  }

  #learnSoon(time: number): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#learn(), time).unref();
  }

  /** Renders one page once more, so that others may have their turn in between. */
  #learn(): void {
    const [next] = this.#waiting.values();
    if (next === undefined) return;
    const { page, shared } = next;
    this.#sharing ??= this.#entry.renderer(carriedByBlocks(), { from: TO_LEARN, keepsItems: true });
    try {
      renderPage(page, shared.frame, this.#sharing);
      next.times += 1;
    } catch {
      // Whoever asks for the page is told.
      this.#waiting.delete(page.route);
    }
    if (next.times === TO_LEARN) {
      this.#waiting.delete(page.route);
      this.#learned.add(page.route);
    }
    this.#learnSoon(0);
  }
}
