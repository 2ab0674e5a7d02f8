import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePlan } from '../../model/plan.ts';
import { announce, arrive, postponeRest } from '../arrival/arrive.ts';
import { isOnPage, type Position, positionOf } from '../arrival/positions.ts';

/** Without frames, as in a tab that is not looked at, the page arrives all the same, after so many milliseconds. */
const longestFrame = 250;

function inNextFrame(act: () => void): void {
  const run = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, longestFrame);
}

/**
 * Does what belongs to a change of page, in two frames: the browser lays out what is seen, then the rest. React's own task
 * has ended by then. On a slow phone each is a third of what all of it together would be.
 */
function arriveInFrames(head: RoutePlan['head'], hash: string, before: Position | undefined): void {
  // A place may be anywhere on the page.
  const showRest = hash === '' && !before?.top ? postponeRest() : undefined;
  inNextFrame(() => {
    arrive(head, hash, before);
    inNextFrame(() => {
      showRest?.();
      announce(head.title);
    });
  });
}

/**
 * Does it each time the router has come to a page; not for the one that was taken over, nor to and from a place on the same page, where
 * nothing is rendered (`followPlaces`).
 */
export function useArrival({ head }: RoutePlan): void {
  const location = useLocation();
  const seen = useRef(location);
  useLayoutEffect(() => {
    const last = seen.current;
    // A place on the same page may be gone to without a key: by the browser itself.
    if (last.key === location.key && last.hash === location.hash) return;
    seen.current = location;
    if (!isOnPage(last, location)) arriveInFrames(head, location.hash, positionOf(location));
  }, [location, head]);
}
