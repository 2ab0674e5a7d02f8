import { hash } from 'node:crypto';
import { type AboutPage, filledPage } from '../../content/load/filled.ts';
import { type Query, query } from '../../engine/questions.ts';
import type { PageNotes, Screen, SitePage, UnplannedPage } from '../../model/plan.ts';
import { planPage } from '../plan/page.ts';
import { formsOf, originsOf } from '../plan/sources.ts';

/**
 * A planned page. What it shows is kept as text outside V8's heap: as objects, that of thousands of pages would take several times as much memory,
 * and the time to go through it whenever memory is cleared. Whoever looks at it gets a copy.
 */
export type PlannedPage = { readonly record: UnplannedPage; readonly screen: () => Screen };

/** Undefined if the file becomes no such page. */
export type Planned = Query<AboutPage, PlannedPage | undefined>;

/** What is known of a planned page without its screen. */
export type PageRecord = Query<AboutPage, UnplannedPage | undefined>;

/**
 * How pages are planned.
 * @param finish what becomes of each page as soon as it is planned
 */
export function pageQueries(finish: (page: SitePage) => SitePage): {
  readonly planned: Planned;
  readonly record: PageRecord;
} {
  const planned: Planned = query({
    name: 'planned',
    keep: 'memory',
    digest: (page) => JSON.stringify(page?.record),
    make: (ask, ...about) => {
      const filled = filledPage(ask, ...about);
      return filled && putAside(finish(planPage(filled, ask)));
    },
  });
  const record: PageRecord = query({
    name: 'record',
    keep: 'value',
    make: (ask, ...about) => ask(planned, ...about)?.record,
  });
  return { planned, record };
}

function putAside({ screen, ...page }: SitePage): PlannedPage {
  const text = JSON.stringify(screen);
  const record = { ...page, notes: notesOf(page, screen, text) };
  return { record, screen: readerOf(Buffer.from(text)) };
}

/** By itself, because functions made in one place hold on to the same things. */
function readerOf(text: Buffer): () => Screen {
  return () => JSON.parse(text.toString());
}

/** What is to be known of a page when it isn't looked at. Its print is one of its files, as far as they follow from the page itself. */
function notesOf(page: UnplannedPage, screen: Screen, text: string): PageNotes {
  const { route, head } = page;
  const shown = { ...page, screen };
  return { print: hash('sha256', JSON.stringify([route, head]) + text), ...originsOf(shown), forms: formsOf(shown) };
}
