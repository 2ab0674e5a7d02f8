import { takeFocus } from '../../blocks/shared/take-focus.ts';
import { decoded } from '../../model/address.ts';
import type { PageHead } from '../../model/plan.ts';
import { focusAgain, type Position } from './positions.ts';

/** Where `arrive` announces a page: an element of the layout that is there before its text. */
export const announcerId = 'announcer';

function setMeta(selector: string, attribute: string, value: string | undefined): void {
  const element = document.head.querySelector(selector);
  if (value !== undefined) element?.setAttribute(attribute, value);
}

/** Scrolls to where the visitor was before, else to the place a hash names, else to the top of the page. */
export function scrollToPlace(hash: string, before?: Position): void {
  const place = document.getElementById(decoded(hash.slice(1)));
  if (place === null || before !== undefined) scrollTo({ top: before?.top ?? 0, left: 0, behavior: 'instant' });
  else place.scrollIntoView({ behavior: 'instant' });
}

/** Lets the browser lay out only what is on the screen of a page that just came, so that it is seen soon. @returns shows it the rest */
export function postponeRest(): () => void {
  const { dataset } = document.documentElement;
  dataset.first = '';
  return () => delete dataset.first;
}

type Arrived = Pick<PageHead, 'title'> & Partial<PageHead>;

/** Does for a page that was just rendered what a browser does for one it has loaded. Who comes back is where they left it. @param before where that was */
export function arrive({ title, description, canonical }: Arrived, hash: string, before?: Position): void {
  document.title = title;
  setMeta('meta[name=description]', 'content', description);
  setMeta('link[rel=canonical]', 'href', canonical);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false;
  // The page's main heading, which shows no ring: nobody tabbed to it.
  if (before === undefined || !focusAgain(before)) takeFocus('main h1') || takeFocus('main');
  scrollToPlace(hash, before);
}

/** Tells those who do not see it that another page is there. */
export function announce(title: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = title;
}
