import { Idiomorph } from 'idiomorph';
import { renewEvent } from '../../model/renew-event.ts';
import { type PageState, stateId } from '../dev/problem.ts';

/** What the boot script or the visitor has changed since, by attribute: the server does not know better. */
const visitors: Readonly<Record<string, string>> = {
  open: 'details, dialog',
  value: 'input, textarea, select',
  checked: 'input',
  selected: 'option',
  'aria-pressed': '[data-mode-switch]',
};

function isServers(name: string, element: Element): boolean {
  const selector = visitors[name];
  return selector === undefined || !element.matches(selector);
}

/** The boot script sets the colours of the browser's bars, and scripts run only once. */
const kept = 'script, meta[name=theme-color]';

function renewHead(fresh: HTMLHeadElement, head: HTMLHeadElement): void {
  const wanted = [...fresh.children].filter((element) => !element.matches(kept));
  const texts = new Set(wanted.map((element) => element.outerHTML));
  const present = [...head.children].filter((element) => !element.matches(kept));
  const shown = new Set(present.map((element) => element.outerHTML));
  // The new style comes before the old one goes, so that nothing is ever without.
  head.append(...wanted.filter((element) => !shown.has(element.outerHTML)));
  for (const element of present) if (!texts.has(element.outerHTML)) element.remove();
}

/** Changes the page that is shown to `fresh`, leaving scroll position, focus, open details and typed text alone. */
function morphPage(fresh: Document, shown: Document = document): void {
  const [root, freshRoot] = [shown.getElementById('root'), fresh.getElementById('root')];
  if (root === null || freshRoot === null) return;
  renewHead(fresh.head, shown.head);
  shown.documentElement.lang = fresh.documentElement.lang;
  Idiomorph.morph(root, freshRoot, {
    morphStyle: 'outerHTML',
    ignoreActiveValue: true,
    restoreFocus: true,
    callbacks: { beforeAttributeUpdated: isServers },
  });
}

const calm: PageState = { problems: [], concerned: false, reminded: false, empty: false };

/** What a document of the development server says about the state of the content. */
export function readState(page: Document): PageState {
  const text = page.getElementById(stateId)?.textContent;
  // Written by our own server, by the same type.
  return text ? (JSON.parse(text) as PageState) : calm;
}

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
