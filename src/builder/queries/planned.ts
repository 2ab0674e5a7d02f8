import { hash } from 'node:crypto';
import { type AboutPage, filledPage } from '../../content/load/filled.ts';
import { type Query, query } from '../../engine/questions.ts';
import type { PageNotes, SitePage, UnplannedPage } from '../../model/plan.ts';
import { planPage } from '../plan/page.ts';
import { ScreenTexts } from '../plan/screen-texts.ts';
import { formsOf, framesOf, picturesOf } from '../plan/sources.ts';

/** A planned page; undefined if its file becomes no such page. Its screen is kept as a text. */
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
  const texts = new ScreenTexts();
  const planned: Planned = query({
    name: 'planned',
    keep: 'memory',
    digest: (page) => JSON.stringify(page && unplanned(page)),
    make: (ask, ...about) => {
      const page = filledPage(ask, ...about);
      if (page === undefined) return undefined;
      const { screen, ...others } = finish(planPage(page, ask));
      const text = JSON.stringify(screen);
      return texts.of({ ...others, notes: notesOf({ ...others, screen }, text) }, text);
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

/** What is to be known of a page when it isn't planned anew. Its print is one of its files, as far as they follow from the page itself. */
function notesOf(page: SitePage, screenText: string): PageNotes {
  const print = hash('sha256', JSON.stringify([page.route, page.head]) + screenText);
  return { print, pictures: picturesOf(page), frames: framesOf(page), forms: formsOf(page) };
}

/** All of a page but its screen, which isn't a field of its own. */
function unplanned(page: SitePage): UnplannedPage {
  return { ...page };
}
