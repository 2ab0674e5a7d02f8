import type { AboutPage } from '../../content/load/filled.ts';
import { Engine, type Noted } from '../../engine/engine.ts';
import type { Reader } from '../../engine/questions.ts';
import type { Store } from '../../engine/store.ts';
import type { SitePage, UnplannedPage } from '../../model/plan.ts';
import { listPageOf, type UnfilledPage } from '../../model/site.ts';
import { type PageRecord, type Planned, pageQueries } from '../queries/planned.ts';
import { plannedLater } from './screen-texts.ts';

type Options = {
  /** What becomes of each page as soon as it is planned. */
  readonly finish?: (page: SitePage) => SitePage;
  /**
   * Where the planner saves what it has, and begins with what another one has saved: pages that are the same aren't planned then. Their
   * screens are, when somebody wants to see them.
   */
  readonly store?: Store;
};

/** What was noted of a page when it was planned. */
export type NotedPage = {
  readonly page: Noted<SitePage | undefined>;
  /** What is known of it without its screen; undefined if that wasn't asked for. */
  readonly record: UnplannedPage | undefined;
};

/** What a page is known by. */
export function aboutPage(page: UnfilledPage): AboutPage {
  return [page.file, ...listPageOf(page)];
}

/** Plans the pages of a site that changes: those of which nothing has changed that they were made from stay as they are. */
export class Planner {
  readonly #planned: Planned;
  readonly #record: PageRecord;
  readonly #engine: Engine;
  readonly #hasStore: boolean;

  constructor({ finish = (page) => page, store }: Options = {}) {
    const { planned, record } = pageQueries(finish);
    this.#planned = planned;
    this.#record = record;
    this.#hasStore = store !== undefined;
    this.#engine = new Engine({ queries: [planned, record], readers: [], ...(store && { store }) });
  }

  /** Plans pages by what these say from now on. @param readers of all that pages are filled in and planned from */
  follow(readers: readonly Reader[]): void {
    // Pages that nobody has asked for since the last time are gone.
    this.#engine.sweep();
    this.#engine.readBy(readers);
  }

  /** A page as it is planned now: the same object as before, if it is the same. @throws Error if its file becomes no such page */
  page(page: UnfilledPage): SitePage {
    const about = aboutPage(page);
    const planned = (): SitePage => there(about, this.#engine.get(this.#planned, ...about));
    if (!this.#hasStore) return planned();
    return plannedLater(there(about, this.#engine.get(this.#record, ...about)), planned);
  }

  /** What was noted of a page when it was planned last, by this planner or by the one whose store it began with. */
  noted(about: AboutPage): NotedPage | undefined {
    const page = this.#engine.noted(this.#planned, ...about);
    return page && { page, record: this.#engine.noted(this.#record, ...about)?.value };
  }

  /** The digest of the answer to a question when it was asked last. */
  digestOf(key: string): string | undefined {
    return this.#engine.digestNoted(key);
  }

  save(): void {
    this.#engine.save();
  }
}

function there<T>([file, first]: AboutPage, page: T | undefined): T {
  if (page === undefined) throw new Error(`${file} makes no page ${first}, although nothing is wrong with it.`);
  return page;
}
