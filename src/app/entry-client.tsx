import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { catchAll, pageRoute } from './router/routes.tsx';
import { readHandover } from './takeover/handover.ts';
import { loadPlan, warmUp } from './takeover/load-plan.ts';
import { adoptStyles } from './takeover/styles.ts';

/**
 * Takes the page over: fetches what it was made of and makes React continue it as it stands.
 * @throws Error when something cannot be fetched; nothing has changed then, and it may be called again
 */
export async function takeOver(): Promise<void> {
  const { app, page, frame, blocks } = readHandover(document);
  warmUp(frame, blocks);
  const plan = await loadPlan(page, app);
  const root = document.getElementById('root');
  if (root === null) throw new Error('This document has no place for the app.');
  const router = createBrowserRouter(catchAll, {
    basename: plan.frame.base,
    hydrationData: { loaderData: { [pageRoute]: plan } },
  });
  const cache = adoptStyles(document);
  // In a transition React works in slices, and lets the visitor's own actions go first.
  startTransition(() => {
    hydrateRoot(
      root,
      <CacheProvider value={cache}>
        <RouterProvider router={router} />
      </CacheProvider>,
    );
  });
}
