import { onlyLast } from '../../content/lazily.ts';
import { TextStore } from '../../content/text-store.ts';
import type { Screen, SitePage, UnplannedPage } from '../../model/plan.ts';

/**
 * Keeps screens as texts, and makes them anew when somebody asks: as objects, those of thousands of pages take several times as much memory,
 * and the time to go through them whenever memory is cleared. Pages are asked for one after the other, so the last screen is kept as it is.
 */
export class ScreenTexts {
  readonly #onlyLast = onlyLast<Screen>();
  readonly #store = new TextStore();

  /** A page with its screen, as JSON. */
  of(page: UnplannedPage, text: string): SitePage {
    return Object.assign(new OfText(this.#store.put(text), this.#onlyLast), page);
  }
}

/** A page whose screen is planned when somebody wants to see it. @param plan gives the page with its screen */
export function plannedLater(page: UnplannedPage, plan: () => SitePage): SitePage {
  return Object.assign(new Later(plan), page);
}

class Later {
  readonly #plan: () => SitePage;

  constructor(plan: () => SitePage) {
    this.#plan = plan;
  }

  get screen(): Screen {
    return this.#plan().screen;
  }

  get screenText(): string {
    return this.#plan().screenText ?? JSON.stringify(this.screen);
  }
}

/** A screen that is kept as its text. A class, because V8 gives each object that is written with a getter a shape of its own. */
class OfText {
  readonly #text: () => string;
  readonly #onlyLast: (key: object, make: () => Screen) => Screen;

  constructor(text: () => string, onlyLast: (key: object, make: () => Screen) => Screen) {
    this.#text = text;
    this.#onlyLast = onlyLast;
  }

  get screen(): Screen {
    return this.#onlyLast(this, () => JSON.parse(this.#text()));
  }

  get screenText(): string {
    return this.#text();
  }
}
