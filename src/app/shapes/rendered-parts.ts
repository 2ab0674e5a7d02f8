import type { PagePart } from './part.ts';
import type { Markup } from './part-maker.ts';
import type { Filled } from './shape.ts';

/** By all that a part is rendered from. */
export type LearnedRendered = { readonly rendered: Map<string, Filled> };

/** How many characters are kept of parts, with what they are made of. */
const MOST = 2_000_000;

/** Parts that share their structure with no other, as they were rendered: of a page that is edited, most blocks stay as they are. Of too many, those that were rendered first go. */
export class RenderedParts {
  readonly #known: Map<string, Filled>;
  #size = 0;

  constructor({ rendered }: LearnedRendered) {
    this.#known = rendered;
    for (const [key, { html }] of rendered) this.#size += key.length + html.length;
  }

  /** The same part as it was rendered before. */
  get({ whole }: PagePart): Filled | undefined {
    if (whole === undefined || this.#known.size === 0) return undefined;
    const text = whole.text();
    return this.#known.get(text) ?? this.#known.get(text + whole.route);
  }

  add({ whole }: PagePart, { readsRoute }: Markup, filled: Filled): void {
    if (whole === undefined) return;
    const key = whole.text() + (readsRoute ? whole.route : '');
    this.#known.set(key, filled);
    this.#size += key.length + filled.html.length;
    for (const [oldest, { html }] of this.#known) {
      if (this.#size <= MOST) return;
      this.#known.delete(oldest);
      this.#size -= oldest.length + html.length;
    }
  }
}
