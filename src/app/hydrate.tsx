import { startTransition, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { motion } from '../blocks/shared/Appear.tsx';
import type { RoutePlan } from '../model/plan.ts';
import { renewEvent } from '../model/renew-event.ts';
import { prefetch, readHandover } from './navigation/load-plan.ts';
import { type PageRouter, pageRouter } from './router/page-router.tsx';

/** How long a pointer rests on a link before its page is fetched, in milliseconds: a menu is crossed faster. */
const rest = 60;

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

/** Whether the visitor has asked for little data: nothing is fetched ahead then. */
function savesData(): boolean {
  // Not in TypeScript's library, and not in every browser.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Lets the router follow links to other pages of this site, and fetches such a page when a pointer, a finger or the focus comes to its link. */
function followLinks(page: Document, router: PageRouter, base: string): void {
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

/** Set on the document while a page is awaited. */
const mark = 'data-loading';

/** A line at the top, which is nearly there when waiting ends. Pages come without: nobody waits before the app is there. */
const line = `html[${mark}]::before{content:"";position:fixed;top:0;inset-inline:0;z-index:70;height:3px;background:var(--sw-colors-brand-solid);transform-origin:left;transform:scaleX(.9);transition:transform 8s cubic-bezier(0,.6,.2,1)}@starting-style{html[${mark}]::before{transform:scaleX(0)}}`;

/** Most pages come sooner, in milliseconds: for them the mark would only flash. */
const patience = 300;

function showProgress(page: Document, router: PageRouter): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(line);
  page.adoptedStyleSheets.push(sheet);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    page.documentElement.removeAttribute(mark);
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') end();
    else timer ??= setTimeout(() => page.documentElement.setAttribute(mark, ''), patience);
  });
  // A page that is left for an ordinary page load may be shown again as it was.
  addEventListener('pagehide', end);
}

/** The router decides how far a page is scrolled (`arrival/arrive.ts`). A reload keeps its place: the next document is not ours to scroll. */
function ownScrolling(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Fetches what makes things move when the visitor first presses or focuses something: nothing has appeared before. Not for those who asked for calm. */
function fetchMotion(): void {
  const fetchIt = (): void => {
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Without it nothing moves, and everything is there.
    import('./lazy/motion.ts').then(
      (fetched) => Object.assign(motion, fetched),
      () => undefined,
    );
  };
  addEventListener('pointerdown', fetchIt, { once: true });
  addEventListener('focusin', fetchIt, { once: true });
}

/** Lets the browser do what waits, such as showing what the visitor has typed, before the work goes on. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    // As React does: a timer would wait longer, and for a second in a tab that is not looked at.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Acts once, when React has what stands before it: nobody listens to the router until then, and a page it came to would be lost. */
function Then({ act }: { readonly act: () => void }): null {
  const first = useRef(act);
  useLayoutEffect(() => first.current(), []);
  return null;
}

/** For how long React may take to take all of a page over, in milliseconds. After it, it hears everything. */
const longestTakeover = 10_000;

/** Whether React has come to an element: it leaves a mark of its own on those that it has. */
const isTaken = (target: EventTarget | null): boolean =>
  target !== null && Object.keys(target).some((key) => key.startsWith('__reactFiber$'));

/**
 * Lets React listen to its root (in `listen`) and hear only what happens to parts of the page that it has taken over. An event elsewhere would
 * make it take over at once all that stands around it, in one long task, while a visitor waits for the answer to a tap. Browsers and
 * the boot script answer there as they did before.
 */
function listenWhereTaken(root: HTMLElement, listen: () => void): void {
  const until = performance.now() + longestTakeover;
  root.addEventListener = (type: string, heard: EventListener, options?: AddEventListenerOptions | boolean): void => {
    const act = (event: Event): void => {
      if (performance.now() > until || isTaken(event.target)) heard(event);
    };
    EventTarget.prototype.addEventListener.call(root, type, act, options);
  };
  listen();
  Reflect.deleteProperty(root, 'addEventListener');
}

/** Makes React continue the page that stands in the document, and the router follow its links; in several short tasks. */
export async function hydrate(plan: RoutePlan): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  await pause();
  const router = pageRouter(plan);
  await pause();
  ownScrolling();
  fetchMotion();
  showProgress(document, router);
  if (readHandover(document).development !== undefined) {
    // The development server says that the page is another one: it is fetched again, and React changes what is different.
    document.addEventListener(renewEvent, (event) => {
      event.preventDefault();
      void router.revalidate();
    });
  }
  // In a transition React works in slices, and lets the visitor's own actions go first.
  const app = (
    <>
      <RouterProvider router={router} />
      <Then act={() => followLinks(document, router, plan.frame.base)} />
    </>
  );
  listenWhereTaken(root, () => startTransition(() => void hydrateRoot(root, app)));
}
