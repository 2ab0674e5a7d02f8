import { hash } from 'node:crypto';
import { type AboutPage, filledPage } from '../../content/load/filled.ts';
import { input, type Query, query } from '../../engine/questions.ts';
import type { PageNotes, PageRecord, SitePage } from '../../model/plan.ts';
import type { Screen } from '../../model/screen.ts';
import { Failure } from '../failure.ts';
import { planPage } from '../plan/page.ts';
import { formsOf, originsOf } from '../plan/sources.ts';

/**
 * A planned page. What it shows is looked at seldom, and kept as text outside V8's heap until then: as objects,
 * that of thousands of pages would take twenty times as much memory, and the time to go through it whenever memory is cleared.
 */
export type PlannedPage = { readonly record: PageRecord; screen(): Screen };

/** Undefined if the file becomes no such page. */
export type Planned = Query<AboutPage, PlannedPage | undefined>;

/** What is known of a planned page without its screen. */
export type RecordQuery = Query<AboutPage, PageRecord | undefined>;

/** Which blocks the site has of its own, and what their schemas say: pages are planned by these. */
export const blockTypes = input<[], string>({ name: 'blockTypes' });

/** How pages are planned. */
export function plannedQueries(): {
  readonly planned: Planned;
  readonly record: RecordQuery;
} {
  const recent = new Map<object, Screen>();
  const planned: Planned = query({
    name: 'planned',
    digest: (page) => JSON.stringify(page?.record),
    make: (ask, ...about) => {
      ask(blockTypes);
      const filled = filledPage(ask, about);
      try {
        return filled && new StoredPage(planPage(filled, ask), recent);
      } catch (error) {
        // Whoever is told wants to know of which page.
        throw error instanceof Failure ? new Failure(`${about[0]}: ${error.message}`, { cause: error }) : error;
      }
    },
  });
  const record: RecordQuery = query({
    name: 'record',
    keep: 'value',
    make: (ask, ...about) => ask(planned, ...about)?.record,
  });
  return { planned, record };
}

/** So many pages may be looked at in turn, as those that show the same entry are. */
const MOST_RECENT = 4;

/** A class, because functions that are made in one place hold on to the same things. */
class StoredPage implements PlannedPage {
  readonly record: PageRecord;
  readonly #text: Buffer;
  readonly #recent: Map<object, Screen>;

  /** @param recent the screens that were looked at last: all files of a page are made one after the other, and look at the same */
  constructor({ screen, ...page }: SitePage, recent: Map<object, Screen>) {
    const text = JSON.stringify(screen);
    this.record = { ...page, notes: notesOf(page, screen, text) };
    this.#text = Buffer.from(text);
    this.#recent = recent;
    this.#seen(screen);
  }

  screen(): Screen {
    const screen: Screen = this.#recent.get(this) ?? JSON.parse(this.#text.toString());
    this.#seen(screen);
    return screen;
  }

  #seen(screen: Screen): void {
    this.#recent.delete(this);
    this.#recent.set(this, screen);
    const [first] = this.#recent.keys();
    if (first !== undefined && this.#recent.size > MOST_RECENT) this.#recent.delete(first);
  }
}

/** A digest of the files of a page, as far as they follow from the page itself. @param text its screen, as JSON */
export function digestOfPage({ route, head, screen }: SitePage, text = JSON.stringify(screen)): string {
  return hash('sha256', JSON.stringify([route, head]) + text);
}

/** What is to be known of a page when it isn't looked at. */
function notesOf(page: PageRecord, screen: Screen, text: string): PageNotes {
  const shown = { ...page, screen };
  return { digest: digestOfPage(shown, text), ...originsOf(shown), forms: formsOf(shown) };
}
