import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';

/** One route catches every address: which page stands there is decided by the content, not by code. */
export function catchAll(element: ReactElement): RouteObject[] {
  return [{ id: 'page', path: '*', element }];
}
