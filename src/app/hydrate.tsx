import { CacheProvider } from '@emotion/react';
import { startTransition, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { type Motion, MotionProvider } from '../blocks/shared/Appear.tsx';
import type { RoutePlan } from '../model/plan.ts';
import { hearWhereTaken } from './heard-where-taken.ts';
import { readHandover } from './navigation/handover.ts';
import { themeSheet } from './navigation/theme-sheet.ts';
import { followLinks } from './router/links.ts';
import { pageRouter } from './router/page-router.ts';
import { showProgress } from './router/progress.ts';
import { renewOnSave } from './router/renewal.ts';
import { savesData } from './router/saves-data.ts';
import { adoptStyles } from './styles-of-page.ts';
import { rehearseTheme } from './theme/theme.ts';
import { themeFor } from './theme/theme-for.ts';

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

/**
 * Fetches what makes things move when the visitor first presses or focuses something: the page is theirs by then, and
 * nothing has appeared yet. Not for those who asked for calm.
 */
function fetchMotion(motion: Motion): void {
  const fetchIt = (): void => {
    removeEventListener('pointerdown', fetchIt);
    removeEventListener('focusin', fetchIt);
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Without it nothing moves, and everything is there.
    import('./later/motion.tsx').then(({ setInMotion }) => setInMotion(motion)).catch(() => undefined);
  };
  addEventListener('pointerdown', fetchIt);
  addEventListener('focusin', fetchIt);
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

/** Makes React continue the page that stands in the document, and the router follow its links; in several short tasks. */
export async function hydrate(plan: RoutePlan): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  await pause();
  rehearseTheme();
  await pause();
  // Made here, and found by the first component that is rendered.
  themeFor(plan.frame.theme);
  await pause();
  const router = pageRouter(plan);
  await pause();
  const cache = adoptStyles(document);
  const motion: Motion = {};
  ownScrolling();
  fetchMotion(motion);
  showProgress(document, router);
  const handover = readHandover(document);
  if (handover.development !== undefined) renewOnSave(document, router);
  // A change of page asks for it again, and cannot do without.
  themeSheet(handover).catch(() => undefined);
  // In a transition React works in slices, and lets the visitor's own actions go first.
  const app = (
    <CacheProvider value={cache}>
      <MotionProvider value={motion}>
        <RouterProvider router={router} />
        <Then act={() => followLinks(document, router, plan.frame.base)} />
      </MotionProvider>
    </CacheProvider>
  );
  hearWhereTaken(root, () => startTransition(() => void hydrateRoot(root, app)));
}
