import { wholeAddress } from '../own-site/content.ts';
import { decoded, documentOf, inside } from './html.ts';

/** What a visitor notices of a change of page. */
export type Arrival = {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly focus: string;
  readonly heading: string;
  readonly said: string;
  /** How far the page, or the place the link names, is from the top of the window. */
  readonly off: number;
  readonly openMenus: number;
};

/** Runs in the browser. `hash` names the place that was gone to, with its `#`; empty: the page. */
export function arrivalAt(hash: string): Arrival {
  const place = hash === '' ? document.documentElement : document.querySelector(hash);
  const margin = hash === '' ? 0 : Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return {
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    focus: document.activeElement?.textContent ?? '',
    heading: document.querySelector('main h1')?.textContent ?? 'none',
    said: document.getElementById('announcer')?.textContent ?? '',
    off: Math.abs(Math.round((place?.getBoundingClientRect().top ?? 9999) - margin)),
    openMenus: document.querySelectorAll('header details[open]').length,
  };
}

/** What should be noticed at an address: what its document says, with the focus on its heading, closed menus, and nothing scrolled away. */
export function expectedArrival(href: string, { heading }: Arrival): Arrival {
  const route = href.replace(/#.*/, '');
  const title = decoded(inside(documentOf(route), 'title'));
  return {
    title,
    canonical: wholeAddress(route),
    focus: heading,
    heading,
    said: title,
    off: 0,
    openMenus: 0,
  };
}
