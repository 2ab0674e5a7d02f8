import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type AboutPage, filledPage } from '../../content/load/filled.ts';
import { input, type Query, query } from '../../engine/questions.ts';
import type { PageNotes, PageRecord, SitePage } from '../../model/plan.ts';
import type { Screen } from '../../model/screen.ts';
import { Failure } from '../failure.ts';
import { planPage } from '../plan/page.ts';
import { formsOf, NO_ORIGINS, namesOrigins, originsOf } from '../plan/sources.ts';
import { Screens } from './screens.ts';

/**
 * A planned page. What it shows is looked at seldom, and kept as text outside V8's heap until then, compressed if there is much of it: as objects,
 * that of thousands of pages would take twenty times as much memory, and the time to go through it whenever memory is cleared.
 */
export type PlannedPage = { readonly record: PageRecord; screen(): Screen };

/** Undefined if the file becomes no such page. */
export type Planned = Query<AboutPage, PlannedPage | undefined>;

/** What is known of a planned page without its screen. */
export type RecordQuery = Query<AboutPage, PageRecord | undefined>;

/** Which blocks the site has of its own, and what their schemas say: pages are planned by these. */
export const blockTypes = input<[], string>({ name: 'blockTypes', keep: 'memory' });

/**
 * How pages are planned.
 * @param finish what becomes of each page as soon as it is planned
 */
export function plannedQueries(finish: (page: SitePage) => SitePage): {
  readonly planned: Planned;
  readonly record: RecordQuery;
} {
  const screens = new Screens();
  const planned: Planned = query({
    name: 'planned',
    keep: 'memory',
    digest: (page) => JSON.stringify(page?.record),
    make: (ask, ...about) => {
      ask(blockTypes);
      const filled = filledPage(ask, about);
      try {
        return filled && new StoredPage(finish(planPage(filled, ask)), about, screens);
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

/** A class, because functions that are made in one place hold on to the same things. */
class StoredPage implements PlannedPage {
  readonly record: PageRecord;
  readonly #text: Buffer;
  readonly #isCompressed: boolean;
  readonly #screens: Screens;

  constructor({ screen, ...page }: SitePage, about: AboutPage, screens: Screens) {
    const text = JSON.stringify(screen);
    this.record = { ...page, notes: notesOf(page, screen, text) };
    this.#isCompressed = !screens.isPlain(about, text.length);
    // A copy, because what zlib gives lies in a larger piece of memory.
    this.#text = Buffer.from(this.#isCompressed ? brotliCompressSync(text, QUICKLY) : text);
    this.#screens = screens;
    screens.seen(this, screen);
  }

  screen(): Screen {
    const screen: Screen =
      this.#screens.recent(this) ??
      JSON.parse((this.#isCompressed ? brotliDecompressSync(this.#text) : this.#text).toString());
    this.#screens.seen(this, screen);
    return screen;
  }
}

/** In half the time that it takes to read the JSON again. The text has a quarter of its length then. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };

/** A digest of the files of a page, as far as they follow from the page itself. @param text its screen, as JSON */
export function digestOfPage({ route, head, screen }: SitePage, text = JSON.stringify(screen)): string {
  return hash('sha256', JSON.stringify([route, head]) + text);
}

/** What is to be known of a page when it isn't looked at. */
function notesOf(page: PageRecord, screen: Screen, text: string): PageNotes {
  const shown = { ...page, screen };
  const origins = namesOrigins(text) ? originsOf(shown) : NO_ORIGINS;
  return { digest: digestOfPage(shown, text), ...origins, forms: formsOf(shown) };
}
