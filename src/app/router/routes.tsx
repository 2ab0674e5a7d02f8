import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { App } from '../App.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';

/** The id of the one route. What is loaded for it is the page's `RoutePlan`. */
export const pageRoute = 'page';

/** From a place on a page back to its top, nobody waits for the page to be fetched once more. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname);

/** One route catches every address: which page stands there is decided by the content, not by code. */
export function catchAll(loader?: LoaderFunction): RouteObject[] {
  const load = loader && { loader, shouldRevalidate };
  return [{ id: pageRoute, path: '*', element: <App />, errorElement: <ErrorScreen />, ...load }];
}
