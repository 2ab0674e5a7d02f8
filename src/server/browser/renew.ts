import { renewEvent } from '../../model/renew-event.ts';
import type { PageState } from '../dev/problem.ts';
import { morphPage } from './morph.ts';
import { readState } from './state.ts';

/** The address without its anchor, which no server needs. */
function ownAddress(): string {
  return location.pathname + location.search;
}

async function fetchPage(): Promise<string> {
  const response = await fetch(ownAddress(), { headers: { accept: 'text/html' }, cache: 'no-store' });
  return response.text();
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

function parsed(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}

let newest = 0;
/** What was fetched last: most changes are those of other pages. */
let known = '';

/** An empty page has neither styles nor scripts to keep: it makes room for one that has. */
function leaveEmpty({ empty }: PageState): void {
  if (readState(document).empty && !empty) location.reload();
}

/** Fetches this page again and changes what is shown to it, keeping what the visitor did. The newest call wins. */
export async function renew(showProblems: (state: PageState) => void): Promise<void> {
  newest += 1;
  const mine = newest;
  const text = await fetchPage();
  if (mine !== newest || text === known) return;
  known = text;
  const fresh = parsed(text);
  const state = readState(fresh);
  leaveEmpty(state);
  if (!state.empty) show(fresh);
  showProblems(state);
}

/** Shows what is wrong from the view of the page that is shown, which stays as it is. What a renewal has to say is newer. */
export async function refreshProblems(showProblems: (state: PageState) => void): Promise<void> {
  const before = newest;
  const text = await fetchPage();
  if (before !== newest) return;
  const state = readState(parsed(text));
  leaveEmpty(state);
  showProblems(state);
}
