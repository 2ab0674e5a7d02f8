import { routeAt } from '../../model/address.ts';
import type { Update } from '../dev/problem.ts';

/** Where the page is that is shown, as updates name it. */
function shownPath(): string {
  try {
    return routeAt(decodeURI(location.pathname));
  } catch {
    return routeAt(location.pathname);
  }
}

/**
 * What has changed on the server since this document was loaded. The app may have fetched the data of a page ahead, before it changed,
 * and come to it later.
 */
export class Stale {
  private readonly paths = new Set<string>();
  private isAll = false;

  /** Notes a change. @returns whether it is one of the page that is shown */
  note({ paths }: Update): boolean {
    if (paths === 'all') this.isAll = true;
    else for (const path of paths) this.paths.add(path);
    return paths === 'all' || paths.includes(shownPath());
  }

  /** Whether the page that is shown may have changed since the app has fetched it. */
  isShown(): boolean {
    return this.isAll || this.paths.has(shownPath());
  }
}
