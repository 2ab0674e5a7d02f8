import { hash } from 'node:crypto';
import { type AboutPage, filledPage } from '../../content/load/site.ts';
import { input, query } from '../../engine/questions.ts';
import type { PageNotes, PageRecord, Screen, SitePage } from '../../model/plan.ts';
import { Failure } from '../failure.ts';
import { planPage } from '../plan/page.ts';
import { formsOf, originsOf } from '../plan/sources.ts';

export const blockTypes = input<[], string>({ name: 'blockTypes' });

/** Undefined if the file becomes no such page. */
export const planned = query<AboutPage, PlannedPage | undefined>({
  name: 'planned',
  digest: (page) => JSON.stringify(page?.record),
  make: (ask, ...about) => {
    ask(blockTypes);
    const filled = filledPage(ask, about);
    try {
      return filled && new PlannedPage(planPage(filled, ask));
    } catch (error) {
      // Whoever is told wants to know of which page.
      throw error instanceof Failure ? new Failure(`${about[0]}: ${error.message}`, { cause: error }) : error;
    }
  },
});

export const plannedRecord = query<AboutPage, PageRecord | undefined>({
  name: 'record',
  keep: 'value',
  make: (ask, ...about) => ask(planned, ...about)?.record,
});

/**
 * A planned page. What it shows is looked at seldom, and kept as text outside V8's heap until then: as objects,
 * that of thousands of pages would take twenty times as much memory, and the time to go through it whenever memory is cleared.
 * A class, because functions that are made in one place hold on to the same things.
 */
export class PlannedPage {
  readonly record: PageRecord;
  readonly #text: Buffer;

  constructor({ screen, ...page }: SitePage) {
    const text = JSON.stringify(screen);
    this.record = { ...page, notes: notesOf(page, screen, text) };
    this.#text = Buffer.from(text);
  }

  screen(): Screen {
    return JSON.parse(this.#text.toString());
  }
}

/** A digest of the files of a page, as far as they follow from the page itself. @param text its screen, as JSON */
export function digestOfPage({ route, head, screen }: SitePage, text = JSON.stringify(screen)): string {
  return hash('sha256', JSON.stringify([route, head]) + text);
}

function notesOf(page: PageRecord, screen: Screen, text: string): PageNotes {
  const shown = { ...page, screen };
  return { digest: digestOfPage(shown, text), ...originsOf(shown), forms: formsOf(shown) };
}
