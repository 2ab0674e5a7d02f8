import { Idiomorph } from 'idiomorph';
import { decoded, routeAt } from '../../model/address.ts';
import { renewEvent } from '../../model/renew-event.ts';
import { changesPath, type PageState, type ServerEvent, stateId, type Update } from '../dev/problem.ts';
import { createOverlay } from './overlay/overlay.tsx';
import { createRibbon } from './overlay/ribbon.tsx';

/** What the boot script or the visitor has changed since, by attribute: the server does not know better. */
const visitors: Readonly<Record<string, string>> = {
  open: 'details, dialog',
  value: 'input, textarea, select',
  checked: 'input',
  selected: 'option',
  'aria-pressed': '[data-mode-switch]',
};

const isServers = (name: string, element: Element): boolean => !element.matches(visitors[name] ?? ':not(*)');

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
function morphPage(fresh: Document): void {
  const [root, freshRoot] = [document.getElementById('root'), fresh.getElementById('root')];
  if (root === null || freshRoot === null) return;
  renewHead(fresh.head, document.head);
  document.documentElement.lang = fresh.documentElement.lang;
  Idiomorph.morph(root, freshRoot, {
    morphStyle: 'outerHTML',
    ignoreActiveValue: true,
    restoreFocus: true,
    callbacks: { beforeAttributeUpdated: isServers },
  });
}

const calm: PageState = { problems: [], concerned: false, reminded: false, empty: false };

function readState(page: Document): PageState {
  const text = page.getElementById(stateId)?.textContent;
  // Written by our own server, by the same type.
  return text ? (JSON.parse(text) as PageState) : calm;
}

async function fetchPage(): Promise<string> {
  const address = location.pathname + location.search;
  const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
  return response.text();
}

/** The style sheet of the theme: a page that was taken over has the old one. */
function themeOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('script[data-theme]')?.dataset.theme;
}

/** Leaves the change to the app, if it has taken the page over: it fetches the page's data and keeps what is there. */
function showPage(fresh: Document): void {
  const isTaken = !document.dispatchEvent(new Event(renewEvent, { cancelable: true }));
  if (!isTaken) morphPage(fresh);
  else if (themeOf(fresh) !== themeOf(document)) location.reload();
  else document.title = fresh.title;
}

const overlay = createOverlay(document);
const ribbon = createRibbon(document);

/** Whether this page has neither styles nor scripts to keep: it makes room for one that has. */
const isEmpty = readState(document).empty;

/** Shows what is wrong, by a document: of a page that is shown, or of the same fetched again. */
function showState(page: Document): void {
  const state = readState(page);
  if (isEmpty && !state.empty) location.reload();
  overlay.show(state);
  ribbon.show(state);
}

let newest = 0;
/** What was fetched last: most changes are those of other pages. */
let known = '';

/**
 * Fetches this page again. The newest call wins.
 * @param isOther whether what is shown is changed to it, too, keeping what the visitor did; otherwise only what is wrong is, and a renewal is newer
 */
async function renew(isOther: boolean): Promise<void> {
  if (isOther) newest += 1;
  const mine = newest;
  const text = await fetchPage();
  if (mine !== newest || (isOther && text === known)) return;
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  if (isOther) known = text;
  if (isOther && !isEmpty && !readState(fresh).empty) showPage(fresh);
  showState(fresh);
}

/** Where the page is that is shown, as updates name it. */
const shownPath = (): string => routeAt(decoded(location.pathname));

/**
 * What has changed on the server since this document was loaded, at which addresses or at all. The app may have fetched the data of a page
 * ahead, before it changed, and come to it later.
 */
const stale = new Set<string>();
const isStale = (): boolean => stale.has('all') || stale.has(shownPath());

/** Pages that a save has nothing to do with stay as they are. */
function changed({ paths, problems }: Update): void {
  for (const path of [paths].flat()) stale.add(path);
  const isShown = paths === 'all' || paths.includes(shownPath());
  if (isShown || problems) void renew(isShown);
}

/** How long a page waits before it tries again to reach its server. In milliseconds. */
const PAUSE = 500;

/** Of the document, not of the first word of the server: what has changed in between would never be seen. */
const version = document.getElementById(stateId)?.dataset.version;

function hear(message: ServerEvent): void {
  if ('update' in message) changed(message.update);
  // What was saved while the connection was down is only seen now.
  else if (version === message.version) void renew(true);
  else location.reload();
}

function connect(): void {
  const address = new URL(changesPath, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => hear(JSON.parse(data)));
  socket.addEventListener('close', () => setTimeout(connect, PAUSE));
}

showState(document);
connect();
// The app changes pages without loading documents. A browser without this interface hears of it at the next save.
window.navigation?.addEventListener('currententrychange', () => void renew(isStale()));
