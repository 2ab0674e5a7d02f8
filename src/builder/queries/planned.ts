import { hash } from 'node:crypto';
import { type AboutPage, filledPage } from '../../content/load/filled.ts';
import { type Query, query } from '../../engine/questions.ts';
import type { PageNotes, SitePage, UnplannedPage } from '../../model/plan.ts';
import { planPage } from '../plan/page.ts';
import { formsOf, framesOf, picturesOf } from '../plan/sources.ts';

/**
 * A planned page; undefined if its file becomes no such page. As objects, those of thousands of pages would take several times as much memory,
 * and the time to go through them whenever memory is cleared.
 */
export type Planned = Query<AboutPage, SitePage | undefined>;

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
    keep: 'text',
    digest: (page) => JSON.stringify(page && unplanned(page)),
    make: (ask, ...about) => {
      const filled = filledPage(ask, ...about);
      if (filled === undefined) return undefined;
      const page = finish(planPage(filled, ask));
      return { ...page, notes: notesOf(page) };
    },
  });
  const record: PageRecord = query({
    name: 'record',
    keep: 'value',
    make: (ask, ...about) => {
      const page = ask(planned, ...about);
      return page && unplanned(page);
    },
  });
  return { planned, record };
}

/** What is to be known of a page when it isn't looked at. Its print is one of its files, as far as they follow from the page itself. */
function notesOf(page: SitePage): PageNotes {
  const { route, head, screen } = page;
  const print = hash('sha256', JSON.stringify([route, head, screen]));
  return { print, pictures: picturesOf(page), frames: framesOf(page), forms: formsOf(page) };
}

function unplanned({ screen: _, ...page }: SitePage): UnplannedPage {
  return page;
}
