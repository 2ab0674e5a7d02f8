import { isDeepStrictEqual } from 'node:util';
import { carriedByBlocks } from '../../builder/render/carried.ts';
import { documentWith, type Shared } from '../../builder/render/render-page.ts';
import type { WholeFrame } from '../../model/frame.ts';
import type { AnyPage, RoutePlan } from '../../model/plan.ts';
import type { PageRenderer, Rendered, ServerEntry } from '../../model/rendering.ts';

/** How long nobody must have asked for a page, so that something is learned; in milliseconds. */
const QUIET = 250;

/** What was learned of structures that no page has any more goes after so many documents. */
const MOST = 2000;

/** A page to be learned, as React has rendered it last. */
type Learning = { readonly plan: RoutePlan; readonly whole: Rendered };

/**
 * Renders documents while their pages are being written. Whoever edits a page edits it again: between two edits, the structure of its blocks is
 * learned, as builds do, and then only what has changed is rendered. Until then a page is rendered as a whole, because learning takes longer. Nothing
 * is learned while somebody waits for a page.
 */
export class Rendering {
  readonly #entry: ServerEntry;
  #frame: WholeFrame | undefined;
  #sharing: PageRenderer | undefined;
  #made = 0;
  /** The routes of pages that were rendered, and of those that can't be put together of what is learned. */
  readonly #seen = new Set<string>();
  readonly #unknown = new Set<string>();
  /** The pages to be learned, by route, as they were last. */
  readonly #waiting = new Map<string, Learning>();
  /** The one that is learned now. */
  #learning: Learning | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(entry: ServerEntry) {
    this.#entry = entry;
  }

  /** The document of a page. @throws Failure when a component throws */
  readonly document = (page: AnyPage, asked: Shared): string => {
    const shared = { ...asked, frame: this.#frameLike(asked.frame) };
    this.#made += 1;
    return documentWith(page, shared, { render: (plan) => this.#sharing?.known(plan) ?? this.#whole(plan) });
  };

  #whole(plan: RoutePlan): Rendered {
    const { route } = plan;
    const whole = this.#entry.render(plan);
    if (this.#seen.has(route) && !this.#unknown.has(route)) this.#waiting.set(route, { plan, whole });
    this.#seen.add(route);
    this.#learnSoon(QUIET);
    return whole;
  }

  /** What is learned is known of one frame, which is another object whenever the site was read. */
  #frameLike(frame: WholeFrame): WholeFrame {
    const isKnown = this.#frame === frame || isDeepStrictEqual(this.#frame, frame);
    if (this.#frame !== undefined && isKnown && this.#made < MOST) return this.#frame;
    this.#frame = frame;
    this.#sharing = undefined;
    this.#made = 0;
    for (const all of [this.#seen, this.#unknown, this.#waiting]) all.clear();
    return frame;
  }

  #learnSoon(time: number): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#learn(), time).unref();
  }

  /** Learns one page, so that others may have their turn in between. */
  #learn(): void {
    const [next] = this.#waiting.values();
    if (next === undefined) return;
    const { plan } = next;
    this.#waiting.delete(plan.route);
    this.#learning = next;
    this.#sharing ??= this.#entry.renderer(carriedByBlocks(), {
      from: 1,
      cachesItems: true,
      // It was rendered as a whole already.
      whole: (of) => (of === this.#learning?.plan ? this.#learning.whole : this.#entry.render(of)),
    });
    try {
      this.#sharing.render(plan);
    } catch {
      // Whoever asks for the page is told.
    }
    if (this.#sharing.known(plan) === undefined) this.#unknown.add(plan.route);
    this.#learning = undefined;
    this.#learnSoon(0);
  }
}
