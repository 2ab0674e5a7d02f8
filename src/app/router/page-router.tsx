import { createBrowserRouter, type LoaderFunction, type ShouldRevalidateFunction } from 'react-router-dom';
import type { RoutePlan } from '../../model/plan.ts';
import { App } from '../App.tsx';
import { isOnPage, notePositions, noteStill, positionOf, scrollToPlace } from '../arrival/arrive.ts';
import { planAt } from '../navigation/load-plan.ts';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';

/** The id of the one route. What is loaded for it is the page's `RoutePlan`. */
export const pageRoute = 'page';

/** From a place on a page back to its top, nobody waits for the page to be fetched once more. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname);

/** One route catches every address: which page stands there is decided by the content, not by code. */
export function catchAll(loader: LoaderFunction) {
  return [{ id: pageRoute, path: '*', element: <App />, errorElement: <ErrorScreen />, loader, shouldRevalidate }];
}

export type PageRouter = ReturnType<typeof createBrowserRouter>;

/** An ordinary page load. For the address that is shown already, only a reload asks the server. */
function leaveFor(href: string): void {
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
}

const never = new Promise<never>(() => undefined);

/** How long the data of a page may take, in milliseconds. The browser then loads the page, and says what it waits for. */
const limit = 8000;

/** Scrolls to and from places on the page that is shown, at once: React, which has nothing to render, may skip a place that the visitor has left. */
function followPlaces(router: PageRouter): void {
  let { location: last } = router.state;
  router.subscribe(({ location }) => {
    const left = last;
    last = location;
    if (left === location || !isOnPage(left, location)) return;
    const before = positionOf(location);
    // To the others the browser scrolls by itself.
    if (before !== undefined || history.scrollRestoration === 'manual') scrollToPlace(location.hash, before);
  });
}

/** A router that stands at `plan` and fetches other pages. One that can't be fetched in time becomes an ordinary page load; the old page stays until then. */
export function pageRouter(plan: RoutePlan): PageRouter {
  const loader: LoaderFunction = async ({ request }) => {
    try {
      const tooLate = new Promise<never>((_, reject) => setTimeout(reject, limit));
      const next = await Promise.race([planAt(new URL(request.url).pathname), tooLate]);
      // As late as possible: the visitor may scroll on while the next page is awaited.
      noteStill(router.state.location);
      return next;
    } catch {
      // The visitor went elsewhere meanwhile.
      if (request.signal.aborted) return never;
      leaveFor(router.createHref(router.state.navigation.location ?? router.state.location));
      return never;
    }
  };
  // Before the router, which hears of the same event.
  notePositions(() => router.state);
  const router = createBrowserRouter(catchAll(loader), {
    basename: plan.frame.base,
    hydrationData: { loaderData: { [pageRoute]: plan } },
  });
  followPlaces(router);
  return router;
}
