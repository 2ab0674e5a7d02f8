import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePlan } from '../../model/plan.ts';
import { arrive, scrollToPlace } from './arrive.ts';

/**
 * Does what belongs to a change of page, each time the router has come to one; not for the page that was taken over. It
 * is done at the start of the frame that shows the page: there the browser lays the page out anyway, and React's own task
 * ends before.
 */
export function useArrival({ route, head }: RoutePlan): void {
  const { key, hash } = useLocation();
  const seen = useRef({ key, route });
  useLayoutEffect(() => {
    const last = seen.current;
    if (last.key === key) return;
    seen.current = { key, route };
    const isHere = hash !== '' && last.route === route;
    requestAnimationFrame(() => (isHere ? scrollToPlace(hash) : arrive(head, hash)));
  }, [key, hash, route, head]);
}
