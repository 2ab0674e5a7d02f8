import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Something the overlay shows: where, what, and the way out. Plain data, because it goes to the browser. */
export type Problem = {
  /** `pages/index.yaml:9:15`, or a source file. */
  readonly place: string;
  readonly message: string;
  readonly hint: string;
};

/** What a page in the browser knows about the state of the content. */
export type PageState = {
  readonly problems: readonly Problem[];
  /** Whether a problem stands in this page's own file, or in one that all pages share. */
  readonly concerned: boolean;
  /** There is no last good version: nothing is shown but the problems. */
  readonly empty: boolean;
};

/** The id of the element that carries the `PageState` as JSON. */
export const stateId = 'sitewright-state';

/** The event that says: fetch your page again. */
export const updateEvent = 'sitewright:update';

/** The event, on the document, that asks the app to fetch its page again: `src/app/router/renewal.ts` listens. */
export const renewEvent = 'sitewright:renew';

/** A diagnostic, as the overlay shows it. */
export function problemOf({ file, line, column, message, hint }: Diagnostic): Problem {
  return { place: `${file}:${line}:${column}`, message, hint };
}
