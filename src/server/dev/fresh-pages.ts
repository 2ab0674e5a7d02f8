import type { PagesAhead } from '../../builder/queries/planner.ts';
import type { SitePage } from '../../model/plan.ts';

/** Pages as they are after a save, before all files are read again: each is planned when somebody asks for it. */
export class FreshPages {
  readonly #ahead: PagesAhead;
  readonly #planned: Map<string, SitePage | undefined>;

  /** @param planned those that were planned already */
  constructor(ahead: PagesAhead, planned: readonly SitePage[]) {
    this.#ahead = ahead;
    this.#planned = new Map(planned.map((page) => [page.route, page]));
  }

  /** Undefined where there is none. */
  at(route: string): SitePage | undefined {
    if (!this.#planned.has(route)) this.#planned.set(route, this.#ahead.at(route));
    return this.#planned.get(route);
  }

  /** The page at a route, if somebody has asked for it. */
  known(route: string): SitePage | undefined {
    return this.#planned.get(route);
  }

  /** Whether the page at a route is made of something else than before. It isn't planned for that. */
  isAnother(route: string): boolean {
    return !this.#planned.has(route) && this.#ahead.isAnother(route);
  }
}
