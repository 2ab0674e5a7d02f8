import { type PageState, renewEvent } from '../dev/problem.ts';
import { morphPage } from './morph.ts';
import { readState } from './state.ts';

/** The address without its anchor, which no server needs. */
function ownAddress(): string {
  return location.pathname + location.search;
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(ownAddress(), { headers: { accept: 'text/html' }, cache: 'no-store' });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The style sheet of the theme: a page that was taken over has the old one. */
function themeOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('script[data-theme]')?.dataset.theme;
}

/** Leaves the change to the app, if it has taken the page over: it fetches the page's data and keeps what is there. */
function show(fresh: Document): void {
  const isTaken = !document.dispatchEvent(new Event(renewEvent, { cancelable: true }));
  if (!isTaken) morphPage(fresh);
  else if (themeOf(fresh) !== themeOf(document)) location.reload();
  else document.title = fresh.title;
}

let newest = 0;

/** Fetches this page again and changes what is shown to it, keeping what the visitor did. The newest call wins. */
export async function renew(showProblems: (state: PageState) => void): Promise<void> {
  newest += 1;
  const mine = newest;
  const wasEmpty = readState(document).empty;
  const fresh = await fetchPage();
  if (mine !== newest) return;
  const state = readState(fresh);
  // An empty page has neither styles nor scripts to keep.
  if (wasEmpty && !state.empty) location.reload();
  if (!state.empty) show(fresh);
  showProblems(state);
}
