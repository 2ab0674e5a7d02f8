import { routeAt } from '../../model/address.ts';
import { askedFor } from '../serving/request-path.ts';
import { baseOf, type LiveSite } from './live-site.ts';

/** So many pages somebody may have in tabs. */
const MOST = 20;

/** The pages that were asked for last: browsers may show them. */
export class LookedAt {
  /** Their routes, the last one at the end. */
  readonly #routes = new Set<string>();

  /** @param url of a request */
  note(url: string, site: LiveSite): void {
    const asked = askedFor(url, baseOf(site));
    const route = asked.kind === 'path' ? routeAt(asked.path) : undefined;
    if (route === undefined || site.live?.pages.has(route) !== true) return;
    this.#routes.delete(route);
    this.#routes.add(route);
    const [first] = this.#routes;
    if (first !== undefined && this.#routes.size > MOST) this.#routes.delete(first);
  }

  /** The addresses of those that are others since a file of something else was saved, the last one first. */
  others({ live }: LiveSite): readonly string[] {
    const routes = [...this.#routes].reverse().filter((route) => live?.fresh?.isAnother(route) === true);
    return routes.map((route) => routeAt((live?.plan.frame.base ?? '/') + route.slice(1)));
  }
}
