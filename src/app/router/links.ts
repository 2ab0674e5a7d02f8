import { prefetch } from '../navigation/load-plan.ts';
import type { PageRouter } from './page-router.ts';
import { savesData } from './saves-data.ts';

/** How long a pointer rests on a link before its page is fetched, in milliseconds: a menu is crossed faster. */
const rest = 60;

/** The link to a page of this site that an event happened in. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;
}

/** Whether the browser would open the link in the place of this page, were it left to it. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const staysHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return event.button === 0 && !event.defaultPrevented && !isModified && staysHere;
}

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

/**
 * Lets the router follow the links of the page that lead to another of this site, and fetches such a page when a
 * pointer, a finger or the focus comes to its link. Links to a place on the same page are the browser's.
 */
export function followLinks(page: Document, router: PageRouter, base: string): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const fetchAhead = (event: Event): void => {
    const link = linkAt(event);
    if (link !== null && !isThisPage(link) && !savesData()) prefetch(link.pathname);
  };
  page.addEventListener('focusin', fetchAhead);
  page.addEventListener('touchstart', fetchAhead, { passive: true });
  page.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    resting = setTimeout(fetchAhead, rest, event);
  });
  page.addEventListener('click', (event) => {
    const link = linkAt(event);
    if (link === null || !isPlainClick(event, link) || (isThisPage(link) && link.hash !== '')) return;
    event.preventDefault();
    const to = { pathname: `/${link.pathname.slice(base.length)}`, search: link.search, hash: link.hash };
    void router.navigate(to, { replace: isThisPage(link) });
  });
}
