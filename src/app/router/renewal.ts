import { renewEvent } from '../../model/renew-event.ts';
import type { PageRouter } from './page-router.ts';

/** Lets the router fetch the page again when the development server says so, and React change what is different. */
export function renewOnSave(page: Document, router: PageRouter): void {
  page.addEventListener(renewEvent, (event) => {
    event.preventDefault();
    void router.revalidate();
  });
}
