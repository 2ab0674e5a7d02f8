import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { App } from '../App.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';

/** The id of the one route. What is loaded for it is the page's `RoutePlan`. */
export const pageRoute = 'page';

/** One route catches every address: which page stands there is decided by the content, not by code. */
export function catchAll(loader?: LoaderFunction): RouteObject[] {
  return [{ id: pageRoute, path: '*', element: <App />, errorElement: <ErrorScreen />, ...(loader && { loader }) }];
}
