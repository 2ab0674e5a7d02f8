import type { PageRouter } from './page-router.ts';

/** The development server's word that the content has changed: see `src/server/dev/problem.ts`. */
const renewEvent = 'sitewright:renew';

/** Lets the router fetch the page again when the development server says so, and React change what is different. */
export function renewOnSave(page: Document, router: PageRouter): void {
  page.addEventListener(renewEvent, (event) => {
    event.preventDefault();
    void router.revalidate();
  });
}
